<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Poisonbox</source>
        <translation>À propos de Poisonbox</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>The games are their designers’ inventions. Rules are told in our own words, and all pictures are our own. Poisonbox is not affiliated with, endorsed by or sponsored by the designers or their publishers. If you like a game, buy it: nothing replaces real cards on a real table.</source>
        <translation>Les jeux sont l’invention de leurs auteurs. Les règles sont racontées avec nos propres mots, et toutes les images sont de nous. Poisonbox n’est ni affilié aux auteurs ou à leurs éditeurs, ni approuvé ou parrainé par eux. Si un jeu vous plaît, achetez-le&#x202f;: rien ne remplace de vraies cartes sur une vraie table.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>Poisonbox is free software under the GNU General Public License, version 3 or any later version (GPL-3.0-or-later). You may use it, study it, share it and change it; whoever shares it passes on the same freedom. It comes without any warranty.</source>
        <translation>Poisonbox est un logiciel libre sous licence publique générale GNU, version 3 ou toute version ultérieure (GPL-3.0-or-later). Vous pouvez l’utiliser, l’étudier, le partager et le modifier&#x202f;; qui le partage transmet la même liberté. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Typefaces: Source Serif Pro and Source Sans Pro by Adobe, under the SIL Open Font License 1.1.</source>
        <translation>Polices&#x202f;: Source Serif Pro et Source Sans Pro d’Adobe, sous licence SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Made with Python and Qt for Python (LGPL).</source>
        <translation>Réalisé avec Python et Qt for Python (LGPL).</translation>
    </message>
</context>
<context>
    <name>CauldronsScene</name>
    <message>
        <source>Play a card: choose it, then a cauldron.</source>
        <translation>Jouez une carte&#x202f;: choisissez-la, puis un chaudron.</translation>
    </message>
    <message>
        <source>Into which cauldron?</source>
        <translation>Dans quel chaudron&#x202f;?</translation>
    </message>
    <message>
        <source>{cards} in hand · took {taken}</source>
        <translation>{cards} en main · {taken} prises</translation>
    </message>
    <message>
        <source>{name}: {points} points, {cards} cards in hand, {taken} taken</source>
        <translation>{name}&#x202f;: {points} points, {cards} cartes en main, {taken} ramassées</translation>
    </message>
    <message>
        <source>{n} to draw</source>
        <translation>Pioche&#x202f;: {n}</translation>
    </message>
    <message>
        <source>poison, 4</source>
        <translation>poison, 4</translation>
    </message>
    <message>
        <source>Left cauldron</source>
        <translation>Chaudron de gauche</translation>
    </message>
    <message>
        <source>Middle cauldron</source>
        <translation>Chaudron du milieu</translation>
    </message>
    <message>
        <source>Right cauldron</source>
        <translation>Chaudron de droite</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}&#x202f;: vide</translation>
    </message>
    <message>
        <source>{place}: {colour}, {level} of 13: {cards}</source>
        <translation>{place}&#x202f;: {colour}, {level} sur 13&#x202f;: {cards}</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Lay a card: choose it, then its place on the felt.</source>
        <translation>Posez une carte&#x202f;: choisissez-la, puis sa place sur le tapis.</translation>
    </message>
    <message>
        <source>Click or press Enter to lay it down. R or the wheel turns it.</source>
        <translation>Cliquez ou appuyez sur Entrée pour la poser. R ou la molette la tourne.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Le coach réfléchit…</translation>
    </message>
    <message>
        <source>Out of what you can know: a strong player chooses now this, now that, so that nobody can read it.</source>
        <translation>D’après ce que vous pouvez savoir&#x202f;: un bon joueur varie ses choix pour que personne ne les devine.</translation>
    </message>
    <message>
        <source>Out of what you can know: what a strong player thinks of these moves.</source>
        <translation>D’après ce que vous pouvez savoir&#x202f;: ce qu’un bon joueur pense de ces coups.</translation>
    </message>
    <message>
        <source>Most often</source>
        <translation>Le plus souvent</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>About as good</source>
        <translation>À peu près aussi bon</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Votre choix</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue {game}</source>
        <translation>Reprendre {game}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Other matches that are not finished</source>
        <translation>Autres parties inachevées</translation>
    </message>
    <message>
        <source>{game}: {names} ({when})</source>
        <translation>{game}&#x202f;: {names} ({when})</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message>
        <source>{done} of {all} lessons</source>
        <translation>{done} leçons sur {all}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>Puzzles: %n due today</source>
        <translation>
            <numerusform>Problèmes : %n à revoir</numerusform>
            <numerusform>Problèmes : %n à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Positions in which one choice is clearly best</source>
        <translation>Des positions où un choix est nettement le meilleur</translation>
    </message>
    <message>
        <source>Learn together</source>
        <translation>Apprendre ensemble</translation>
    </message>
    <message>
        <source>Everybody at this computer plays a first round with open hands</source>
        <translation>Tous ceux qui sont à cet ordinateur jouent une première manche à découvert</translation>
    </message>
    <message>
        <source>Forget how far this course was taken?</source>
        <translation>Oublier où en est ce cours&#x202f;?</translation>
    </message>
    <message>
        <source>Begin anew …</source>
        <translation>Recommencer…</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>{known} of {all} rules mastered</source>
        <translation>{known} règles sur {all} maîtrisées</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the device to {name}</source>
        <translation>Passez l’appareil à {name}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Everybody chooses in secret, in any order: take the device and open your own place.</source>
        <translation>Chacun choisit en secret, dans n’importe quel ordre&#x202f;: prenez l’appareil et ouvrez votre place.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Voir ma main</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Wrong PIN</source>
        <translation>Code erroné</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>Code de {name}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>scellé</translation>
    </message>
    <message>
        <source>still to choose</source>
        <translation>doit choisir</translation>
    </message>
</context>
<context>
    <name>Dots</name>
    <message>
        <source>Step {at} of {count}</source>
        <translation>Étape {at} sur {count}</translation>
    </message>
</context>
<context>
    <name>EmptyChair</name>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
</context>
<context>
    <name>Enlarged</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FramedPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the first page (Esc)</source>
        <translation>Retour à l’accueil (Échap)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles de {game}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Lessons of {game}</source>
        <translation>Leçons : {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <source>As you played it last; the first time you against bots</source>
        <translation>Comme la dernière fois&#x202f;; la première, vous contre des robots</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>Set up {game}</source>
        <translation>Préparer {game}</translation>
    </message>
</context>
<context>
    <name>Gem</name>
    <message>
        <source>mastered</source>
        <translation>maîtrisée</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
</context>
<context>
    <name>GobletsScene</name>
    <message>
        <source>Into whose goblet? ({drink})</source>
        <translation>Dans quelle coupe&#x202f;? ({drink})</translation>
    </message>
    <message>
        <source>Choose a drink, then a goblet: one for each of the others.</source>
        <translation>Choisissez une boisson, puis une coupe&#x202f;: une pour chacun des autres.</translation>
    </message>
    <message>
        <source>Choose a drink, then the goblet it changes places with.</source>
        <translation>Choisissez une boisson, puis la coupe avec laquelle l’échanger.</translation>
    </message>
    <message>
        <source>For each of your goblets: drink, or refuse?</source>
        <translation>Pour chacune de vos coupes&#x202f;: boire ou refuser&#x202f;?</translation>
    </message>
    <message>
        <source>Will you drink, or refuse?</source>
        <translation>Boire ou refuser&#x202f;?</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>scellé</translation>
    </message>
    <message>
        <source>choosing …</source>
        <translation>choisit…</translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}&#x202f;: {points} points</translation>
    </message>
    <message>
        <source>On a goblet: pour the first, second … kind of drink</source>
        <translation>Sur une coupe&#x202f;: verser la première, deuxième… sorte de boisson</translation>
    </message>
    <message>
        <source>On a goblet: take the drink back</source>
        <translation>Sur une coupe&#x202f;: reprendre la boisson</translation>
    </message>
    <message>
        <source>Fill up with plain drinks</source>
        <translation>Compléter en boissons ordinaires</translation>
    </message>
    <message>
        <source>{name}’s goblet</source>
        <translation>coupe de {name}</translation>
    </message>
    <message>
        <source>{name}’s first goblet</source>
        <translation>première coupe de {name}</translation>
    </message>
    <message>
        <source>{name}’s second goblet</source>
        <translation>deuxième coupe de {name}</translation>
    </message>
    <message>
        <source>stake {stake}</source>
        <translation>enjeu {stake}</translation>
    </message>
    <message>
        <source>drunk</source>
        <translation>bue</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>full</source>
        <translation>pleine</translation>
    </message>
    <message>
        <source>nobody saw what was in it</source>
        <translation>personne n’a vu ce qu’elle contenait</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>empoisonnée</translation>
    </message>
    <message>
        <source>not poisoned</source>
        <translation>sans poison</translation>
    </message>
    <message>
        <source>{drink} from {name}</source>
        <translation>{drink} de {name}</translation>
    </message>
    <message>
        <source>What was drunk</source>
        <translation>Ce qui a été bu</translation>
    </message>
    <message>
        <source>The toast</source>
        <translation>Le toast</translation>
    </message>
    <message>
        <source>Pouring</source>
        <translation>Verser</translation>
    </message>
    <message>
        <source>Round {number} of 4</source>
        <translation>Manche {number} sur 4</translation>
    </message>
    <message>
        <source>Drinks bear the colour of who poured them.</source>
        <translation>Chaque boisson porte la couleur de qui l’a versée.</translation>
    </message>
    <message>
        <source>Thumb up: drink for the stake. Thumb down: refuse for 1 point.</source>
        <translation>Pouce levé&#x202f;: boire pour l’enjeu. Pouce baissé&#x202f;: refuser pour 1 point.</translation>
    </message>
    <message>
        <source>Everybody pours one drink into every other goblet, in secret.</source>
        <translation>Chacun verse en secret une boisson dans chaque autre coupe.</translation>
    </message>
    <message>
        <source>drinks</source>
        <translation>boit</translation>
    </message>
    <message>
        <source>refuses</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>drinks both</source>
        <translation>boit les deux</translation>
    </message>
    <message>
        <source>refuses both</source>
        <translation>refuse les deux</translation>
    </message>
    <message>
        <source>drinks the first, refuses the second</source>
        <translation>boit la première, refuse la deuxième</translation>
    </message>
    <message>
        <source>refuses the first, drinks the second</source>
        <translation>refuse la première, boit la deuxième</translation>
    </message>
    <message>
        <source>Your choice is sealed.</source>
        <translation>Votre choix est scellé.</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Votre plateau</translation>
    </message>
    <message>
        <source>{drink}, in {goblet}</source>
        <translation>{drink}, dans la {goblet}</translation>
    </message>
    <message>
        <source>The rest is plain (F)</source>
        <translation>Le reste ordinaire (F)</translation>
    </message>
    <message>
        <source>You poured: {drink}</source>
        <translation>Vous avez versé&#x202f;: {drink}</translation>
    </message>
    <message>
        <source>Drink</source>
        <translation>Boire</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>{stake} points, or none</source>
        <translation>{stake} points, ou rien</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>{stake} or 0</source>
        <translation>{stake} ou 0</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Open round</source>
        <translation>Manche ouverte</translation>
    </message>
    <message>
        <source>For practice: everybody sees everything, and nothing is kept or counted.</source>
        <translation>Pour s’exercer&#x202f;: tout le monde voit tout, et rien n’est gardé ni compté.</translation>
    </message>
    <message>
        <source>Another open round</source>
        <translation>Encore une manche ouverte</translation>
    </message>
    <message>
        <source>Enough practice</source>
        <translation>Assez d’exercice</translation>
    </message>
    <message>
        <source>Leave this round and begin the real match</source>
        <translation>Quitter cette manche et commencer la vraie partie</translation>
    </message>
    <message>
        <source>Now for real</source>
        <translation>Pour de vrai</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation>{name}, à vous</translation>
    </message>
    <message>
        <source>The rules say no</source>
        <translation>Les règles l’interdisent</translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation>Règle&#x202f;: {title}</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>not finished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>victoire&#x202f;: {name}</translation>
    </message>
    <message>
        <source>shared win: {names}</source>
        <translation>victoire partagée&#x202f;: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>The library could not be opened, so there are no matches to show.</source>
        <translation>La bibliothèque n’a pas pu être ouverte&#x202f;: il n’y a aucune partie à montrer.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>No match fits.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No match was played yet. Every match you begin is kept here.</source>
        <translation>Aucune partie jouée pour l’instant. Toute partie commencée est conservée ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>Matches (*.jsonl)</source>
        <translation>Parties (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are written to {file}.</source>
        <translation>
            <numerusform>%n partie enregistrée dans {file}.</numerusform>
            <numerusform>%n parties enregistrées dans {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Matches (*.jsonl *.json)</source>
        <translation>Parties (*.jsonl *.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n était déjà là.</numerusform>
            <numerusform>%n étaient déjà là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first is {place}: {sentence}.</source>
        <translation>
            <numerusform>%n n’a pas pu être lue, {place}&#x202f;: {sentence}.</numerusform>
            <numerusform>%n n’ont pas pu être lues&#x202f;; la première est {place}&#x202f;: {sentence}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Four games of poison, nerve and hidden things</source>
        <translation>Quatre jeux de poison, d’audace et de secrets</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>Hue</name>
    <message>
        <source>The card you keep to the end is your score card. Its colours count, the centre ×2.</source>
        <translation>La carte gardée jusqu’à la fin est votre carte de score. Ses couleurs comptent, le centre ×2.</translation>
    </message>
    <message>
        <source>Keep one: it scores, ×2 its centre.</source>
        <translation>Gardez-en une&#x202f;: elle compte, son centre ×2.</translation>
    </message>
    <message>
        <source>Your score card</source>
        <translation>Votre carte de score</translation>
    </message>
    <message>
        <source>Score card of {name}: {card}: {sum}</source>
        <translation>Carte de score de {name}&#x202f;: {card}&#x202f;: {sum}</translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}&#x202f;: {points} points</translation>
    </message>
    <message>
        <source>score card</source>
        <translation>carte de score</translation>
    </message>
    <message>
        <source>{n} in hand</source>
        <translation>{n} en main</translation>
    </message>
    <message>
        <source>{cards} · began</source>
        <translation>{cards} · a commencé</translation>
    </message>
    <message>
        <source>{name}: {note}</source>
        <translation>{name}&#x202f;: {note}</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Réduire (−)</translation>
    </message>
    <message>
        <source>Show all cards (0)</source>
        <translation>Voir toutes les cartes (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Agrandir (+)</translation>
    </message>
    <message>
        <source>Turn the card to the left (Shift+R)</source>
        <translation>Tourner la carte à gauche (Maj+R)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R)</source>
        <translation>Tourner la carte à droite (R)</translation>
    </message>
    <message>
        <source>starting card {colours}</source>
        <translation>carte de départ {colours}</translation>
    </message>
    <message>
        <source>{card}; as score card it would count {points} now</source>
        <translation>{card}&#x202f;; comme carte de score, elle compterait {points} maintenant</translation>
    </message>
    <message>
        <source>{card} at {x}/{y}, heading {heading}</source>
        <translation>{card} en {x}/{y}, vers {heading}</translation>
    </message>
    <message>
        <source>{card}; laid by {name}</source>
        <translation>{card}&#x202f;; posée par {name}</translation>
    </message>
    <message>
        <source>The felt: {n} cards lie on it</source>
        <translation>Le tapis&#x202f;: {n} cartes posées</translation>
    </message>
    <message>
        <source>{card} at {x}/{y}, heading {heading}: it may lie here</source>
        <translation>{card} en {x}/{y}, vers {heading}&#x202f;: elle peut aller ici</translation>
    </message>
    <message>
        <source>{card} at {x}/{y}, heading {heading}: it may not lie here</source>
        <translation>{card} en {x}/{y}, vers {heading}&#x202f;: elle ne peut pas aller ici</translation>
    </message>
    <message>
        <source>; covers {colours} at {x}/{y}</source>
        <translation>&#x202f;; recouvre {colours} en {x}/{y}</translation>
    </message>
    <message>
        <source>{colour} {before} → {after}</source>
        <translation>{colour} {before} → {after}</translation>
    </message>
    <message>
        <source>Best areas: {changes}.</source>
        <translation>Meilleures zones : {changes}.</translation>
    </message>
    <message>
        <source>{colour}: its best area is worth {value}</source>
        <translation>{colour}&#x202f;: sa meilleure zone vaut {value}</translation>
    </message>
    <message>
        <source>; a skull has killed an area</source>
        <translation>&#x202f;; une tête de mort a réduit une zone à 0</translation>
    </message>
</context>
<context>
    <name>HueScene</name>
    <message>
        <source>Turn the card you hold to the right</source>
        <translation>Tourner la carte tenue à droite</translation>
    </message>
    <message>
        <source>Turn it to the left</source>
        <translation>La tourner à gauche</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the card over the felt</source>
        <translation>Déplacer la carte sur le tapis</translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation>La poser</translation>
    </message>
    <message>
        <source>Put it back into your hand</source>
        <translation>La remettre en main</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Voir toutes les cartes</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Maj+Flèches</translation>
    </message>
    <message>
        <source>Move the felt</source>
        <translation>Déplacer le tapis</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Short lessons at a real table. The first move is yours.</source>
        <translation>De courtes leçons à une vraie table. À vous le premier coup.</translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>step {at} of {all}</source>
        <translation>étape {at} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonFront</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Leçon terminée</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back to the courses</source>
        <translation>Retour aux cours</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>To the step before</source>
        <translation>À l’étape précédente</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Sauter cette étape</translation>
    </message>
    <message>
        <source>Begin this lesson again</source>
        <translation>Recommencer cette leçon</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>The rules say no</source>
        <translation>Les règles l’interdisent</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Ce qui en résulte</translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation>Règle&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Try another move</source>
        <translation>Essayer un autre coup</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Ensuite&#x202f;: {title}</translation>
    </message>
</context>
<context>
    <name>MatchDetail</name>
    <message>
        <source>Choose a match to see more of it.</source>
        <translation>Choisissez une partie pour en voir plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are chosen</source>
        <translation>
            <numerusform>%n partie choisie</numerusform>
            <numerusform>%n parties choisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves so far</source>
        <translation>
            <numerusform>%n coup jusqu’ici</numerusform>
            <numerusform>%n coups jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is not known here.</source>
        <translation>Ce jeu est inconnu ici.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Take this tag off</source>
        <translation>Retirer cette étiquette</translation>
    </message>
    <message>
        <source>Take off the tag {tag}</source>
        <translation>Retirer l’étiquette {tag}</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>A file of an unfinished match tells its reader every hidden card.</source>
        <translation>Le fichier d’une partie inachevée révèle toutes les cartes cachées à qui le lit.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Supprimer cette partie pour de bon&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches for good?</source>
        <translation>
            <numerusform>Supprimer&#x202f;%n partie pour de bon&#x202f;?</numerusform>
            <numerusform>Supprimer&#x202f;%n parties pour de bon&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>MatchFilters</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Finished or not</source>
        <translation>Terminées ou non</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Toute étiquette</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Some settings could not be read and are as they were at first: {names}.</source>
        <translation>Certains réglages n’ont pas pu être lus et ont repris leur valeur de départ&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Your settings could not be read ({reason}), so everything is as at first. The file is still at {path}.</source>
        <translation>Vos réglages n’ont pas pu être lus ({reason})&#x202f;: tout est comme au départ. Le fichier est toujours là&#x202f;: {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read ({reason}), so everything is as at first. The old file is kept as {path}.</source>
        <translation>Vos réglages n’ont pas pu être lus ({reason})&#x202f;: tout est comme au départ. L’ancien fichier est conservé sous {path}.</translation>
    </message>
    <message>
        <source>The matches played so far could not be read ({reason}), so the history begins anew. The old file is kept as {path}.</source>
        <translation>Les parties jouées jusqu’ici n’ont pas pu être lues ({reason})&#x202f;: l’historique repart de zéro. L’ancien fichier est conservé sous {path}.</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
</context>
<context>
    <name>PairsField</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are no couple</source>
        <translation>Séparer {one} et {other}</translation>
    </message>
    <message>
        <source>One of the couple</source>
        <translation>L’un des deux</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>L’autre</translation>
    </message>
    <message>
        <source>Make them a couple</source>
        <translation>En faire un couple</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>All are level.</source>
        <translation>Tout le monde est à égalité.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} mène.</translation>
    </message>
    <message>
        <source>In front: {names}.</source>
        <translation>En tête&#x202f;: {names}.</translation>
    </message>
</context>
<context>
    <name>PileBoard</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>PIN of {name}</source>
        <translation>Code de {name}</translation>
    </message>
    <message>
        <source>With a PIN nobody else at this computer opens {name}’s hand by mistake.</source>
        <translation>Avec un code, personne d’autre sur cet ordinateur n’ouvre par erreur la main de {name}.</translation>
    </message>
    <message>
        <source>The PIN so far</source>
        <translation>Code actuel</translation>
    </message>
    <message>
        <source>New PIN, 4 to 12 digits</source>
        <translation>Nouveau code, 4 à 12 chiffres</translation>
    </message>
    <message>
        <source>The new PIN once more</source>
        <translation>Nouveau code, encore une fois</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>Retirer le code</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A PIN has 4 to 12 digits.</source>
        <translation>Un code a de 4 à 12 chiffres.</translation>
    </message>
    <message>
        <source>The two new PINs are not the same.</source>
        <translation>Les deux nouveaux codes sont différents.</translation>
    </message>
    <message>
        <source>This is not the PIN so far.</source>
        <translation>Ce n’est pas le code actuel.</translation>
    </message>
</context>
<context>
    <name>PokScene</name>
    <message>
        <source>The box; counters handed over: {number}</source>
        <translation>La boîte&#x202f;; jetons rendus&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Take one of your counters into your fist.</source>
        <translation>Prenez un de vos jetons dans votre poing.</translation>
    </message>
    <message>
        <source>{die}. Met!</source>
        <translation>{die}. Réussi&#x202f;!</translation>
    </message>
    <message>
        <source>{name}: {handed} of {goal} handed over, {left} left</source>
        <translation>{name}&#x202f;: {handed} rendus sur {goal}, reste {left}</translation>
    </message>
    <message>
        <source>fist sealed</source>
        <translation>poing scellé</translation>
    </message>
    <message>
        <source>still choosing</source>
        <translation>choisit encore</translation>
    </message>
    <message>
        <source>showed {symbol}: {verdict}</source>
        <translation>a montré {symbol}&#x202f;: {verdict}</translation>
    </message>
    <message>
        <source>played so far: {symbols}</source>
        <translation>déjà joué&#x202f;: {symbols}</translation>
    </message>
    <message>
        <source>Take a counter: {symbol}</source>
        <translation>Prendre un jeton&#x202f;: {symbol}</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Premier dé</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Deuxième dé</translation>
    </message>
    <message>
        <source>Third die</source>
        <translation>Troisième dé</translation>
    </message>
    <message>
        <source>exactly {number} × {symbol}</source>
        <translation>exactement {number} × {symbol}</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <translation>{die}&#x202f;: {face}</translation>
    </message>
    <message>
        <source>{symbol}: none left</source>
        <translation>{symbol}&#x202f;: il n’y en a plus</translation>
    </message>
    <message>
        <source>Your hand: empty</source>
        <translation>Votre main&#x202f;: vide</translation>
    </message>
    <message>
        <source>Your fist: {symbol}, sealed</source>
        <translation>Votre poing&#x202f;: {symbol}, scellé</translation>
    </message>
    <message>
        <source>Your hand: {symbol}</source>
        <translation>Votre main&#x202f;: {symbol}</translation>
    </message>
    <message>
        <source>What do the real dice show?</source>
        <translation>Que montrent les vrais dés&#x202f;?</translation>
    </message>
    <message>
        <source>This is the roll</source>
        <translation>Voilà le lancer</translation>
    </message>
    <message>
        <source>{handed} of {goal}</source>
        <translation>{handed} sur {goal}</translation>
    </message>
    <message>
        <source>met</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>outsider</source>
        <translation>outsider</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>all outside</source>
        <translation>tous à côté</translation>
    </message>
    <message>
        <source>exactly {number} ×</source>
        <translation>exactement {number} ×</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The whole match</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>Move {at}: {name}</source>
        <translation>Coup {at}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>What you could know then</source>
        <translation>Ce que vous pouviez savoir</translation>
    </message>
    <message>
        <source>What {name} could know then</source>
        <translation>Ce que {name} pouvait savoir</translation>
    </message>
    <message>
        <source>What was true</source>
        <translation>Ce qui était vrai</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Le coup joué</translation>
    </message>
    <message>
        <source>What nobody could know</source>
        <translation>Ce que personne ne pouvait savoir</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>Ce qui s’est passé ensuite</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Voir la leçon</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Take the lesson about it; the match waits for you</source>
        <translation>Suivre la leçon sur ce point&#x202f;; la partie vous attend</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Autre choix</translation>
    </message>
    <message>
        <source>Choose again (Esc)</source>
        <translation>Autre choix (Échap)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back to the puzzles</source>
        <translation>Retour aux problèmes</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Délicat</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>Retour aux problèmes</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation>Autre problème</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>What is right was worked out from what you can see here, no more.</source>
        <translation>La bonne réponse a été calculée à partir de ce que vous voyez ici, rien de plus.</translation>
    </message>
    <message>
        <source>A hint: {idea}.</source>
        <translation>Un indice : {idea}.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Pas le meilleur</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>Le meilleur choix</translation>
    </message>
    <message>
        <source>It comes back tomorrow, so that you can try it once more.</source>
        <translation>Il revient demain, pour que vous puissiez réessayer.</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>à revoir aujourd’hui</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>comes back later</source>
        <translation>revient plus tard</translation>
    </message>
    <message>
        <source>Puzzle {number}: {state}</source>
        <translation>Problème {number} : {state}</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Problèmes : {game}</translation>
    </message>
    <message>
        <source>Positions from real matches in which one choice is clearly best. What you miss comes back: after a day, then after 3, 7, 16 and 35 days.</source>
        <translation>Des positions de vraies parties où un choix est nettement le meilleur. Ce que vous manquez revient : après un jour, puis après 3, 7, 16 et 35 jours.</translation>
    </message>
    <message>
        <source>Solve a new one</source>
        <translation>En résoudre un nouveau</translation>
    </message>
    <message>
        <source>Solve what is due</source>
        <translation>Résoudre ce qui revient</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} sur {all} résolus</translation>
    </message>
    <message>
        <source>{number} due today</source>
        <translation>{number} à revoir aujourd’hui</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Cacher ma main</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Switch sound off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Switch sound on</source>
        <translation>Activer le son</translation>
    </message>
</context>
<context>
    <name>RememberedPlayers</name>
    <message>
        <source>Their names and crests are offered when a match is set up.</source>
        <translation>Leurs noms et blasons sont proposés quand on prépare une partie.</translation>
    </message>
    <message>
        <source>Nobody yet. Whoever plays is remembered with name and crest.</source>
        <translation>Personne encore. Qui joue est mémorisé avec son nom et son blason.</translation>
    </message>
    <message>
        <source>Change PIN</source>
        <translation>Changer le code</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Définir un code</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>Code de {name}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>Oublier {name}</translation>
    </message>
    <message>
        <source>Name, crest and PIN; matches of before are kept</source>
        <translation>Nom, blason et code&#x202f;; les parties passées sont conservées</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Who watches</source>
        <translation>Qui regarde</translation>
    </message>
    <message>
        <source>Not finished: only what everybody saw is shown.</source>
        <translation>Inachevée&#x202f;: on ne montre que ce que tous ont vu.</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Ce que tous ont vu</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move {at} of {last}</source>
        <translation>Coup {at} sur {last}</translation>
    </message>
</context>
<context>
    <name>ResultsOverlay</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>New set-up</source>
        <translation>Autre partie</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Everybody shares the win</source>
        <translation>Victoire partagée entre tous</translation>
    </message>
    <message>
        <source>A shared win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Toute la partie</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Analyse&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>The moves that mattered most</source>
        <translation>Les coups décisifs</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Everybody’s chances</source>
        <translation>Les chances de chacun</translation>
    </message>
    <message>
        <source>Chance to win, as each player could know it</source>
        <translation>Chances de gagner, d’après ce que chacun pouvait savoir</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message numerus="yes">
        <source>A closer look at moves that may have mattered: %n to go …</source>
        <translation>
            <numerusform>Examen approfondi des coups peut-être décisifs&#x202f;: encore %n …</numerusform>
            <numerusform>Examen approfondi des coups peut-être décisifs&#x202f;: encore %n …</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move was looked at.</source>
        <translation>Tous les coups ont été examinés.</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} moves.</source>
        <translation>Arrêt après {done} coups sur {total}.</translation>
    </message>
    <message>
        <source>Looking at move {done} of {total} …</source>
        <translation>Examen du coup {done} sur {total} …</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>No move was clearly worse than the best one could know of.</source>
        <translation>Aucun coup n’était nettement moins bon que le meilleur qu’on pouvait connaître.</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Rien pour l’instant.</translation>
    </message>
    <message>
        <source>{number} · Move {at} · {name}</source>
        <translation>{number} · Coup {at} · {name}</translation>
    </message>
    <message>
        <source>Chance with the best move</source>
        <translation>Chances avec le meilleur coup</translation>
    </message>
    <message>
        <source>Chance with this move</source>
        <translation>Chances avec ce coup</translation>
    </message>
</context>
<context>
    <name>RoundFacts</name>
    <message>
        <source>The dice:</source>
        <translation>Les dés&#x202f;:</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vierge</translation>
    </message>
    <message>
        <source>drinks</source>
        <translation>boit</translation>
    </message>
    <message>
        <source>refuses</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Enjeu</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>empoisonnée</translation>
    </message>
    <message>
        <source>poisoned: {worth}</source>
        <translation>empoisonnée&#x202f;: {worth}</translation>
    </message>
</context>
<context>
    <name>RulebookPdf</name>
    <message>
        <source>{game} · page {page} of {pages}</source>
        <translation>{game} · page {page} sur {pages}</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Enter: next place · Shift+Enter: the one before</source>
        <translation>Entrée&#x202f;: passage suivant · Maj+Entrée&#x202f;: le précédent</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Passage précédent</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Passage suivant</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>Montrer toutes les règles</translation>
    </message>
    <message>
        <source>Nothing in these rules says “{words}”.</source>
        <translation>Rien dans ces règles ne dit «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>in %n rules</source>
        <translation>
            <numerusform>dans %n règle</numerusform>
            <numerusform>dans %n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Depends on the option “{option}”.</source>
        <translation>Dépend de l’option «&#x202f;{option}&#x202f;».</translation>
    </message>
    <message>
        <source>Learn it: {lesson}</source>
        <translation>Voir la leçon&#x202f;: {lesson}</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>maîtrisé</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Enregistrer les règles en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n pages are written to {file}.</source>
        <translation>
            <numerusform>%n page est écrite dans {file}.</numerusform>
            <numerusform>%n pages sont écrites dans {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Choose a round to see where its points come from.</source>
        <translation>Choisissez une manche pour voir d’où viennent ses points.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Nothing to count.</source>
        <translation>Rien à compter.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} a gagné.</translation>
    </message>
    <message>
        <source>The win is shared: {names}.</source>
        <translation>Victoire partagée&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Score cards count at the end, all at once.</source>
        <translation>Les cartes de score comptent à la fin, toutes ensemble.</translation>
    </message>
    <message>
        <source>No round is scored yet.</source>
        <translation>Aucune manche n’est encore comptée.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Where the points of round {number} come from</source>
        <translation>D’où viennent les points de la manche {number}</translation>
    </message>
</context>
<context>
    <name>ScoringOverlay</name>
    <message>
        <source>Any key shows all at once.</source>
        <translation>Une touche montre tout d’un coup.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Continuer (Entrée)</translation>
    </message>
    <message>
        <source>What the colours are worth</source>
        <translation>La valeur des couleurs</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>La manche {number} est finie</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Déplacer à gauche</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Déplacer à droite</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Retirer cette place</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Choose another crest</source>
        <translation>Choisir un autre blason</translation>
    </message>
    <message>
        <source>Invite another guest</source>
        <translation>Inviter un autre convive</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>How well the guest plays</source>
        <translation>Niveau du convive</translation>
    </message>
    <message>
        <source>PIN is set</source>
        <translation>Code défini</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Définir un code</translation>
    </message>
    <message>
        <source>With a PIN nobody else opens this person’s hand</source>
        <translation>Avec un code, personne d’autre n’ouvre la main de cette personne</translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>Quelqu’un d’autre porte ce nom.</translation>
    </message>
    <message>
        <source>This guest is here already.</source>
        <translation>Ce convive est déjà là.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Nothing to count.</source>
        <translation>Rien à compter.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>You against bots:</source>
        <translation>Vous contre des robots&#x202f;:</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Que des personnes</translation>
    </message>
    <message>
        <source>Passing the computer, hints, sound …</source>
        <translation>Passage de l’ordinateur, indices, son…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>First an open round together</source>
        <translation>D’abord une manche ouverte, ensemble</translation>
    </message>
    <message>
        <source>New to the game? Learn it with open hands; then the real match begins.</source>
        <translation>Vous découvrez le jeu&#x202f;? Apprenez-le à découvert&#x202f;; puis la vraie partie commence.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Every person needs a name.</source>
        <translation>Chaque personne doit avoir un nom.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs ont le même nom.</translation>
    </message>
    <message>
        <source>The same guest sits at two seats.</source>
        <translation>Le même convive occupe deux places.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Of all texts and rulebooks.</source>
        <translation>De tous les textes et des règles.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>The room by night or by day.</source>
        <translation>La pièce de nuit ou de jour.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Everything else makes room for it.</source>
        <translation>Tout le reste s’y adapte.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>How fast cards travel and dice tumble; a click skips it at any time.</source>
        <translation>La vitesse des cartes et des dés&#x202f;; un clic permet toujours de passer.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Glass, cards and dice are heard.</source>
        <translation>On entend le verre, les cartes et les dés.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>From silent to full.</source>
        <translation>Du silence au maximum.</translation>
    </message>
    <message>
        <source>No loudspeaker was found on this computer.</source>
        <translation>Aucun haut-parleur trouvé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>To hear glass, cards and dice, install what plays them: {command}</source>
        <translation>Pour entendre le verre, les cartes et les dés, installez de quoi les jouer&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Bots and help</source>
        <translation>Robots et aide</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Rythme des robots</translation>
    </message>
    <message>
        <source>How long bots seem to think before they move.</source>
        <translation>Le temps que les robots semblent réfléchir avant de jouer.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>A player may ask what a strong player would do.</source>
        <translation>On peut demander ce que ferait un bon joueur.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Who plays alone is told what moves promise and risk, and warned in time.</source>
        <translation>Qui joue seul apprend ce que les coups promettent et risquent, et est averti à temps.</translation>
    </message>
    <message>
        <source>Memory aids</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>The table helps to remember what everybody has seen.</source>
        <translation>La table aide à se souvenir de ce que tous ont vu.</translation>
    </message>
    <message>
        <source>Passing the computer</source>
        <translation>Passage de l’ordinateur</translation>
    </message>
    <message>
        <source>Opening a hand</source>
        <translation>Ouvrir une main</translation>
    </message>
    <message>
        <source>A click opens it until it is covered, or it is seen while Space is held.</source>
        <translation>Un clic l’ouvre jusqu’à ce qu’on la cache, ou on la voit tant qu’Espace est maintenu.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Cliquer</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Maintenir</translation>
    </message>
    <message>
        <source>Making a move</source>
        <translation>Jouer un coup</translation>
    </message>
    <message>
        <source>When it is confirmed, or as soon as the card is let go.</source>
        <translation>Après confirmation, ou dès que la carte est lâchée.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>Cover after</source>
        <translation>Cacher après</translation>
    </message>
    <message>
        <source>Without a key or a click an open hand is covered after this time.</source>
        <translation>Sans touche ni clic, une main ouverte est cachée après ce délai.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>One visit</source>
        <translation>En une fois</translation>
    </message>
    <message>
        <source>Goblets: everybody decides whether to drink in the same visit as they pour.</source>
        <translation>Coupes&#x202f;: chacun décide s’il boit au moment même où il verse.</translation>
    </message>
    <message>
        <source>Real hands</source>
        <translation>Vraies mains</translation>
    </message>
    <message>
        <source>Thumbs and fists are shown with real hands, and one person enters them.</source>
        <translation>Pouces et poings se montrent avec de vraies mains, et une personne les saisit.</translation>
    </message>
    <message>
        <source>Coach for everybody</source>
        <translation>Coach pour chacun</translation>
    </message>
    <message>
        <source>Where several people play, each may ask the coach in their own view.</source>
        <translation>À plusieurs, chacun peut interroger le coach devant sa propre main.</translation>
    </message>
    <message>
        <source>People who have played here</source>
        <translation>Qui a déjà joué ici</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Filled: won. Hatched: played. A shared win counts in parts.</source>
        <translation>Plein&#x202f;: gagnées. Hachuré&#x202f;: jouées. Une victoire partagée compte en fractions.</translation>
    </message>
    <message>
        <source>Wins of players</source>
        <translation>Victoires des joueurs</translation>
    </message>
    <message>
        <source>Wins of bots by level</source>
        <translation>Victoires des robots par niveau</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Points au fil du temps</translation>
    </message>
    <message>
        <source>★ a match that was won, ○ one that was not.</source>
        <translation>★ partie gagnée, ○ partie non gagnée.</translation>
    </message>
    <message>
        <source>Matches of each game</source>
        <translation>Parties de chaque jeu</translation>
    </message>
    <message>
        <source>Filled: finished. Hatched: begun.</source>
        <translation>Plein&#x202f;: terminées. Hachuré&#x202f;: commencées.</translation>
    </message>
    <message>
        <source>Nothing to show yet: no such match is finished.</source>
        <translation>Rien à montrer encore&#x202f;: aucune partie de ce genre n’est terminée.</translation>
    </message>
    <message>
        <source>{done} of {begun} finished</source>
        <translation>{done} sur {begun} terminées</translation>
    </message>
    <message>
        <source>{won} of {played} · {share} %</source>
        <translation>{won} sur {played} · {share}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>StoreWords</name>
    <message>
        <source>This match cannot be opened: what is kept of it does not follow the rules.</source>
        <translation>Cette partie ne peut pas être ouverte&#x202f;: ce qui en est conservé ne suit pas les règles.</translation>
    </message>
    <message>
        <source>The matches in {folder} are in use by another program, perhaps a second Poisonbox: until that one is closed and this one started again, nothing is kept.</source>
        <translation>Les parties de {folder} sont utilisées par un autre programme, peut-être une seconde Poisonbox&#x202f;: tant que celle-là n’est pas fermée et celle-ci relancée, rien n’est conservé.</translation>
    </message>
    <message>
        <source>The matches in {folder} were written by a newer Poisonbox: until this one is updated, nothing is kept.</source>
        <translation>Les parties de {folder} viennent d’une Poisonbox plus récente&#x202f;: tant que celle-ci n’est pas mise à jour, rien n’est conservé.</translation>
    </message>
    <message>
        <source>Matches cannot be kept: the folder {folder}, or a file in it, may not be written.</source>
        <translation>Les parties ne peuvent pas être conservées&#x202f;: le dossier {folder}, ou un fichier qui s’y trouve, ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>Matches cannot be kept: the disk is full.</source>
        <translation>Les parties ne peuvent pas être conservées&#x202f;: le disque est plein.</translation>
    </message>
    <message>
        <source>The file {path} is damaged: start Poisonbox again, and it is put aside and a new one is begun.</source>
        <translation>Le fichier {path} est abîmé&#x202f;: relancez Poisonbox, il sera mis de côté et un nouveau sera commencé.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be opened ({reason}): nothing is kept.</source>
        <translation>Les parties de {folder} ne peuvent pas être ouvertes ({reason})&#x202f;: rien n’est conservé.</translation>
    </message>
    <message>
        <source>The matches are put away already.</source>
        <translation>Les parties sont déjà rangées.</translation>
    </message>
    <message>
        <source>This match is no longer there.</source>
        <translation>Cette partie n’existe plus.</translation>
    </message>
    <message>
        <source>This match has been played on elsewhere: open it again from home.</source>
        <translation>Cette partie a été poursuivie ailleurs&#x202f;: rouvrez-la depuis l’accueil.</translation>
    </message>
    <message>
        <source>This match is over, and nothing can be added to it.</source>
        <translation>Cette partie est terminée, et rien ne peut y être ajouté.</translation>
    </message>
    <message>
        <source>This match cannot be read: what is kept of it is damaged.</source>
        <translation>Cette partie est illisible&#x202f;: ce qui en est conservé est abîmé.</translation>
    </message>
    <message>
        <source>This cannot be kept.</source>
        <translation>Cela ne peut pas être conservé.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} ne peut pas être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} ne peut pas être écrit&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {folder} ({reason}), so changes last until you quit.</source>
        <translation>Les réglages ne peuvent pas être conservés dans {folder} ({reason})&#x202f;: les changements durent jusqu’à ce que vous quittiez.</translation>
    </message>
    <message>
        <source>The file {path} cannot be used: {reason}.</source>
        <translation>Le fichier {path} est inutilisable&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>le fichier n’existe pas</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>that is not allowed</source>
        <translation>ce n’est pas autorisé</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est abîmé</translation>
    </message>
    <message>
        <source>the file is not of Poisonbox</source>
        <translation>le fichier n’est pas de Poisonbox</translation>
    </message>
    <message>
        <source>the file may not be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>this is no record of a match</source>
        <translation>ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>move {number} breaks a rule ({rule})</source>
        <translation>le coup {number} enfreint une règle ({rule})</translation>
    </message>
</context>
<context>
    <name>StoryLog</name>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
</context>
<context>
    <name>TableFront</name>
    <message>
        <source>Your hand is hidden</source>
        <translation>Votre main est cachée</translation>
    </message>
    <message>
        <source>Nobody can see it now.</source>
        <translation>Personne ne peut la voir.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Voir ma main</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Break my seal</source>
        <translation>Rompre mon sceau</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>A drop is a move, without confirming</source>
        <translation>Lâcher la carte, c’est jouer, sans confirmer</translation>
    </message>
    <message>
        <source>Hold to look at a hand</source>
        <translation>Maintenir pour voir une main</translation>
    </message>
    <message>
        <source>Choose drinks and thumb in one visit</source>
        <translation>Choisir boissons et pouce en une fois</translation>
    </message>
    <message>
        <source>Show real hands and enter the result</source>
        <translation>Montrer de vraies mains et saisir le résultat</translation>
    </message>
    <message>
        <source>Roll real dice and enter the result</source>
        <translation>Lancer de vrais dés et saisir le résultat</translation>
    </message>
    <message>
        <source>Help to remember what was seen</source>
        <translation>Aider à se souvenir de ce qu’on a vu</translation>
    </message>
    <message>
        <source>A coach weighs the moves, for each player alone</source>
        <translation>Un coach évalue les coups, pour chacun en privé</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Leave the table (the match is kept)</source>
        <translation>Quitter la table (la partie est conservée)</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>A bot plays for {name}</source>
        <translation>Un robot joue pour {name}</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>{person} plays for {name}</source>
        <translation>{person} joue pour {name}</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, flèches</translation>
    </message>
    <message>
        <source>go to another part; inside it to a neighbour</source>
        <translation>aller à une autre zone&#x202f;; à l’intérieur, à l’élément voisin</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>choose; confirm; open your hand</source>
        <translation>choisir&#x202f;; confirmer&#x202f;; ouvrir votre main</translation>
    </message>
    <message>
        <source>choose again; close; menu</source>
        <translation>autre choix&#x202f;; fermer&#x202f;; menu</translation>
    </message>
    <message>
        <source>hide whatever is private, at once</source>
        <translation>cacher aussitôt tout ce qui est privé</translation>
    </message>
    <message>
        <source>a hint; where there is a coach, what it says</source>
        <translation>un indice&#x202f;; s’il y a un coach, son avis</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>annuler le coup</translation>
    </message>
    <message>
        <source>score sheet, what happened, rules</source>
        <translation>feuille de score, ce qui s’est passé, règles</translation>
    </message>
    <message>
        <source>sound off and on, where there is sound</source>
        <translation>couper ou activer le son, s’il y en a</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>It is your turn to play a card.</source>
        <translation>À vous de jouer une carte.</translation>
    </message>
    <message>
        <source>It is your turn to lay a card.</source>
        <translation>À vous de poser une carte.</translation>
    </message>
    <message>
        <source>Pour a drink into every goblet but your own.</source>
        <translation>Versez une boisson dans chaque coupe, sauf la vôtre.</translation>
    </message>
    <message>
        <source>Will you drink, or refuse?</source>
        <translation>Boire ou refuser&#x202f;?</translation>
    </message>
    <message>
        <source>Which counter do you take into your fist?</source>
        <translation>Quel jeton prenez-vous dans votre poing&#x202f;?</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Lancez les dés.</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Sceller</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Nobody will see your choice before everybody has made one.</source>
        <translation>Personne ne verra votre choix avant que tous aient fait le leur.</translation>
    </message>
    <message>
        <source>Everybody has chosen …</source>
        <translation>Tout le monde a choisi…</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>Still choosing: {names}</source>
        <translation>Choix en attente&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Nobody hands anything over.</source>
        <translation>Personne ne rend de jeton.</translation>
    </message>
    <message>
        <source>Handed over: {names}</source>
        <translation>Jeton rendu&#x202f;: {names}</translation>
    </message>
    <message>
        <source>{name} would like to take the last move back. Does everybody agree?</source>
        <translation>{name} voudrait annuler le dernier coup. Tout le monde est d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>The last move could not be written down, so it was not made: {why}</source>
        <translation>Le dernier coup n’a pas pu être enregistré, il n’a donc pas été joué&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{name} cannot go on. Try again, or let somebody else play there.</source>
        <translation>{name} ne peut pas continuer. Réessayez, ou laissez quelqu’un d’autre jouer à sa place.</translation>
    </message>
    <message>
        <source>Another hand is open: hide it first.</source>
        <translation>Une autre main est ouverte&#x202f;: cachez-la d’abord.</translation>
    </message>
    <message>
        <source>This hand is locked: its PIN opens it.</source>
        <translation>Cette main est verrouillée&#x202f;: son code l’ouvre.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Ce n’est pas le bon code.</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait half a minute.</source>
        <translation>Trop de codes erronés&#x202f;: attendez une demi-minute.</translation>
    </message>
    <message>
        <source>Choose first.</source>
        <translation>Choisissez d’abord.</translation>
    </message>
    <message>
        <source>Your choice is sealed: break the seal first.</source>
        <translation>Votre choix est scellé&#x202f;: rompez d’abord le sceau.</translation>
    </message>
    <message>
        <source>The bots have not chosen yet.</source>
        <translation>Les robots n’ont pas encore choisi.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Ce n’est pas possible ici.</translation>
    </message>
    <message>
        <source>Something was revealed since, so it cannot be taken back.</source>
        <translation>Quelque chose a été révélé depuis&#x202f;: impossible d’annuler.</translation>
    </message>
</context>
<context>
    <name>VotePanel</name>
    <message>
        <source>Three, two, one: everybody shows!</source>
        <translation>Trois, deux, un&#x202f;: tout le monde montre&#x202f;!</translation>
    </message>
    <message>
        <source>Then one of you enters what the hands show.</source>
        <translation>Puis l’un de vous saisit ce que montrent les mains.</translation>
    </message>
    <message>
        <source>That is what they show</source>
        <translation>C’est ce qu’elles montrent</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>calm and even</source>
        <translation>calme et posé</translation>
    </message>
    <message>
        <source>avoids every risk</source>
        <translation>évite tout risque</translation>
    </message>
    <message>
        <source>loves a gamble</source>
        <translation>adore les paris</translation>
    </message>
    <message>
        <source>likes to see the leader fall</source>
        <translation>aime voir tomber qui mène</translation>
    </message>
    <message>
        <source>does what nobody expects</source>
        <translation>fait ce que nul n’attend</translation>
    </message>
    <message>
        <source>collects one colour</source>
        <translation>collectionne une couleur</translation>
    </message>
    <message>
        <source>does as the others do</source>
        <translation>fait comme les autres</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Corbeau</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lièvre</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Cerf</translation>
    </message>
    <message>
        <source>Toad</source>
        <translation>Crapaud</translation>
    </message>
    <message>
        <source>Moth</source>
        <translation>Phalène</translation>
    </message>
</context>
</TS>
