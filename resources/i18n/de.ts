<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Poisonbox</source>
        <translation>Über Poisonbox</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>The games are their designers’ inventions. Rules are told in our own words, and all pictures are our own. Poisonbox is not affiliated with, endorsed by or sponsored by the designers or their publishers. If you like a game, buy it: nothing replaces real cards on a real table.</source>
        <translation>Erfunden haben die Spiele ihre Autoren. Die Regeln erzählen wir mit eigenen Worten, und alle Bilder sind unsere eigenen. Poisonbox ist mit den Autoren und ihren Verlagen nicht verbunden und wird von ihnen weder empfohlen noch gefördert. Wenn dir ein Spiel gefällt, kauf es: Nichts ersetzt echte Karten auf einem echten Tisch.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>Poisonbox is free software under the GNU General Public License, version 3 or any later version (GPL-3.0-or-later). You may use it, study it, share it and change it; whoever shares it passes on the same freedom. It comes without any warranty.</source>
        <translation>Poisonbox ist freie Software unter der GNU General Public License, Version 3 oder jeder späteren Version (GPL-3.0-or-later). Du darfst sie nutzen, untersuchen, weitergeben und verändern; wer sie weitergibt, gibt dieselbe Freiheit weiter. Eine Gewährleistung gibt es nicht.</translation>
    </message>
    <message>
        <source>Typefaces: Source Serif Pro and Source Sans Pro by Adobe, under the SIL Open Font License 1.1.</source>
        <translation>Schriften: Source Serif Pro und Source Sans Pro von Adobe, unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Made with Python and Qt for Python (LGPL).</source>
        <translation>Gemacht mit Python und Qt for Python (LGPL).</translation>
    </message>
</context>
<context>
    <name>CauldronsScene</name>
    <message>
        <source>Play a card: choose it, then a cauldron.</source>
        <translation>Spiel eine Karte: Wähle sie, dann einen Kessel.</translation>
    </message>
    <message>
        <source>Into which cauldron?</source>
        <translation>In welchen Kessel?</translation>
    </message>
    <message>
        <source>{cards} in hand · took {taken}</source>
        <translation>{cards} auf der Hand · {taken} genommen</translation>
    </message>
    <message>
        <source>{name}: {points} points, {cards} cards in hand, {taken} taken</source>
        <translation>{name}: Punkte {points}, Handkarten {cards}, genommen {taken}</translation>
    </message>
    <message>
        <source>{n} to draw</source>
        <translation>{n} im Stapel</translation>
    </message>
    <message>
        <source>poison, 4</source>
        <translation>Gift, 4</translation>
    </message>
    <message>
        <source>Left cauldron</source>
        <translation>Linker Kessel</translation>
    </message>
    <message>
        <source>Middle cauldron</source>
        <translation>Mittlerer Kessel</translation>
    </message>
    <message>
        <source>Right cauldron</source>
        <translation>Rechter Kessel</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}: leer</translation>
    </message>
    <message>
        <source>{place}: {colour}, {level} of 13: {cards}</source>
        <translation>{place}: {colour}, {level} von 13: {cards}</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Lay a card: choose it, then its place on the felt.</source>
        <translation>Leg eine Karte: Wähle sie, dann ihren Platz auf dem Filz.</translation>
    </message>
    <message>
        <source>Click or press Enter to lay it down. R or the wheel turns it.</source>
        <translation>Klick oder Enter legt sie ab. R oder das Mausrad dreht sie.</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Der Coach überlegt …</translation>
    </message>
    <message>
        <source>Out of what you can know: a strong player chooses now this, now that, so that nobody can read it.</source>
        <translation>Nach dem, was du wissen kannst: Wer stark spielt, wählt mal dies, mal das, damit es niemand durchschaut.</translation>
    </message>
    <message>
        <source>Out of what you can know: what a strong player thinks of these moves.</source>
        <translation>Nach dem, was du wissen kannst: was jemand, der stark spielt, von diesen Zügen hält.</translation>
    </message>
    <message>
        <source>Most often</source>
        <translation>Am häufigsten</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>About as good</source>
        <translation>Etwa gleich gut</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue {game}</source>
        <translation>{game} fortsetzen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Other matches that are not finished</source>
        <translation>Andere unbeendete Partien</translation>
    </message>
    <message>
        <source>{game}: {names} ({when})</source>
        <translation>{game}: {names} ({when})</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message>
        <source>{done} of {all} lessons</source>
        <translation>{done} von {all} Lektionen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>Puzzles: %n due today</source>
        <translation>
            <numerusform>Rätsel: %n heute fällig</numerusform>
            <numerusform>Rätsel: %n heute fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Positions in which one choice is clearly best</source>
        <translation>Stellungen, in denen eine Wahl klar die beste ist</translation>
    </message>
    <message>
        <source>Learn together</source>
        <translation>Zusammen lernen</translation>
    </message>
    <message>
        <source>Everybody at this computer plays a first round with open hands</source>
        <translation>Alle an diesem Computer spielen eine erste Runde ganz offen</translation>
    </message>
    <message>
        <source>Forget how far this course was taken?</source>
        <translation>Vergessen, wie weit dieser Kurs ist?</translation>
    </message>
    <message>
        <source>Begin anew …</source>
        <translation>Neu beginnen …</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>{known} of {all} rules mastered</source>
        <translation>{known} von {all} Regeln gemeistert</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the device to {name}</source>
        <translation>Gebt das Gerät an {name}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Everybody chooses in secret, in any order: take the device and open your own place.</source>
        <translation>Alle wählen geheim, in beliebiger Reihenfolge: Nimm das Gerät und öffne deinen Platz.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Halten zum Ansehen</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Meine Hand zeigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Wrong PIN</source>
        <translation>Falsche PIN</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>PIN von {name}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>still to choose</source>
        <translation>muss noch wählen</translation>
    </message>
</context>
<context>
    <name>Dots</name>
    <message>
        <source>Step {at} of {count}</source>
        <translation>Schritt {at} von {count}</translation>
    </message>
</context>
<context>
    <name>EmptyChair</name>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
</context>
<context>
    <name>Enlarged</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FramedPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the first page (Esc)</source>
        <translation>Zurück zur Startseite (Esc)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} Personen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln zu {game}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lessons of {game}</source>
        <translation>Lektionen: {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>As you played it last; the first time you against bots</source>
        <translation>Wie zuletzt gespielt; beim ersten Mal du gegen Bots</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Set up {game}</source>
        <translation>{game} einrichten</translation>
    </message>
</context>
<context>
    <name>Gem</name>
    <message>
        <source>mastered</source>
        <translation>gemeistert</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
</context>
<context>
    <name>GobletsScene</name>
    <message>
        <source>Into whose goblet? ({drink})</source>
        <translation>In wessen Kelch? ({drink})</translation>
    </message>
    <message>
        <source>Choose a drink, then a goblet: one for each of the others.</source>
        <translation>Wähle ein Getränk, dann einen Kelch: eines für jeden fremden Kelch.</translation>
    </message>
    <message>
        <source>Choose a drink, then the goblet it changes places with.</source>
        <translation>Wähle ein Getränk, dann den Kelch, mit dem es tauscht.</translation>
    </message>
    <message>
        <source>For each of your goblets: drink, or refuse?</source>
        <translation>Für jeden deiner Kelche: trinken oder ablehnen?</translation>
    </message>
    <message>
        <source>Will you drink, or refuse?</source>
        <translation>Trinkst du oder lehnst du ab?</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>choosing …</source>
        <translation>wählt …</translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: Punkte {points}</translation>
    </message>
    <message>
        <source>On a goblet: pour the first, second … kind of drink</source>
        <translation>Auf einem Kelch: erste, zweite … Getränkesorte einschenken</translation>
    </message>
    <message>
        <source>On a goblet: take the drink back</source>
        <translation>Auf einem Kelch: Getränk zurücknehmen</translation>
    </message>
    <message>
        <source>Fill up with plain drinks</source>
        <translation>Mit einfachen Getränken auffüllen</translation>
    </message>
    <message>
        <source>{name}’s goblet</source>
        <translation>Kelch von {name}</translation>
    </message>
    <message>
        <source>{name}’s first goblet</source>
        <translation>Kelch 1 von {name}</translation>
    </message>
    <message>
        <source>{name}’s second goblet</source>
        <translation>Kelch 2 von {name}</translation>
    </message>
    <message>
        <source>stake {stake}</source>
        <translation>Einsatz {stake}</translation>
    </message>
    <message>
        <source>drunk</source>
        <translation>getrunken</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>nobody saw what was in it</source>
        <translation>niemand sah, was darin war</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>vergiftet</translation>
    </message>
    <message>
        <source>not poisoned</source>
        <translation>nicht vergiftet</translation>
    </message>
    <message>
        <source>{drink} from {name}</source>
        <translation>{drink} von {name}</translation>
    </message>
    <message>
        <source>What was drunk</source>
        <translation>Was getrunken wurde</translation>
    </message>
    <message>
        <source>The toast</source>
        <translation>Der Umtrunk</translation>
    </message>
    <message>
        <source>Pouring</source>
        <translation>Einschenken</translation>
    </message>
    <message>
        <source>Round {number} of 4</source>
        <translation>Runde {number} von 4</translation>
    </message>
    <message>
        <source>Drinks bear the colour of who poured them.</source>
        <translation>Getränke tragen die Farbe der Person, die sie eingeschenkt hat.</translation>
    </message>
    <message>
        <source>Thumb up: drink for the stake. Thumb down: refuse for 1 point.</source>
        <translation>Daumen hoch: trinken, um den Einsatz. Daumen runter: ablehnen, für 1 Punkt.</translation>
    </message>
    <message>
        <source>Everybody pours one drink into every other goblet, in secret.</source>
        <translation>Alle schenken geheim in jeden fremden Kelch ein Getränk ein.</translation>
    </message>
    <message>
        <source>drinks</source>
        <translation>trinkt</translation>
    </message>
    <message>
        <source>refuses</source>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>drinks both</source>
        <translation>trinkt beide</translation>
    </message>
    <message>
        <source>refuses both</source>
        <translation>lehnt beide ab</translation>
    </message>
    <message>
        <source>drinks the first, refuses the second</source>
        <translation>trinkt den ersten, lehnt den zweiten ab</translation>
    </message>
    <message>
        <source>refuses the first, drinks the second</source>
        <translation>lehnt den ersten ab, trinkt den zweiten</translation>
    </message>
    <message>
        <source>Your choice is sealed.</source>
        <translation>Deine Wahl ist versiegelt.</translation>
    </message>
    <message>
        <source>Your tray</source>
        <translation>Dein Tablett</translation>
    </message>
    <message>
        <source>{drink}, in {goblet}</source>
        <translation>{drink}, im {goblet}</translation>
    </message>
    <message>
        <source>The rest is plain (F)</source>
        <translation>Rest einfach (F)</translation>
    </message>
    <message>
        <source>You poured: {drink}</source>
        <translation>Du hast eingeschenkt: {drink}</translation>
    </message>
    <message>
        <source>Drink</source>
        <translation>Trinken</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>{stake} points, or none</source>
        <translation>{stake} Punkte oder keine</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>{stake} or 0</source>
        <translation>{stake} oder 0</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Open round</source>
        <translation>Offene Runde</translation>
    </message>
    <message>
        <source>For practice: everybody sees everything, and nothing is kept or counted.</source>
        <translation>Zum Üben: Alle sehen alles, und nichts wird aufbewahrt oder gezählt.</translation>
    </message>
    <message>
        <source>Another open round</source>
        <translation>Noch eine offene Runde</translation>
    </message>
    <message>
        <source>Enough practice</source>
        <translation>Genug geübt</translation>
    </message>
    <message>
        <source>Leave this round and begin the real match</source>
        <translation>Diese Runde verlassen und die echte Partie beginnen</translation>
    </message>
    <message>
        <source>Now for real</source>
        <translation>Jetzt gilt es</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>The rules say no</source>
        <translation>Die Regeln sagen Nein</translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation>Regel: {title}</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Sieg: {name}</translation>
    </message>
    <message>
        <source>shared win: {names}</source>
        <translation>geteilter Sieg: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>The library could not be opened, so there are no matches to show.</source>
        <translation>Die Sammlung ließ sich nicht öffnen, darum sind keine Partien zu sehen.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>No match fits.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>No match was played yet. Every match you begin is kept here.</source>
        <translation>Noch wurde keine Partie gespielt. Jede, die du beginnst, wird hier aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are deleted.</source>
        <translation>
            <numerusform>%n Partie ist gelöscht.</numerusform>
            <numerusform>%n Partien sind gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Matches (*.jsonl)</source>
        <translation>Partien (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are written to {file}.</source>
        <translation>
            <numerusform>%n Partie steht jetzt in {file}.</numerusform>
            <numerusform>%n Partien stehen jetzt in {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Matches (*.jsonl *.json)</source>
        <translation>Partien (*.jsonl *.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are imported.</source>
        <translation>
            <numerusform>%n Partie ist importiert.</numerusform>
            <numerusform>%n Partien sind importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n war schon da.</numerusform>
            <numerusform>%n waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first is {place}: {sentence}.</source>
        <translation>
            <numerusform>%n war nicht lesbar: {place}: {sentence}.</numerusform>
            <numerusform>%n waren nicht lesbar; die erste ist {place}: {sentence}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Four games of poison, nerve and hidden things</source>
        <translation>Vier Spiele um Gift, Nerven und Verborgenes</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>Hue</name>
    <message>
        <source>The card you keep to the end is your score card. Its colours count, the centre ×2.</source>
        <translation>Die Karte, die du bis zuletzt behältst, ist deine Wertungskarte. Ihre Farben zählen, die Mitte ×2.</translation>
    </message>
    <message>
        <source>Keep one: it scores, ×2 its centre.</source>
        <translation>Behalte eine: Sie zählt, ihre Mitte ×2.</translation>
    </message>
    <message>
        <source>Your score card</source>
        <translation>Deine Wertungskarte</translation>
    </message>
    <message>
        <source>Score card of {name}: {card}: {sum}</source>
        <translation>Wertungskarte von {name}: {card}: {sum}</translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: Punkte {points}</translation>
    </message>
    <message>
        <source>score card</source>
        <translation>Wertungskarte</translation>
    </message>
    <message>
        <source>{n} in hand</source>
        <translation>{n} auf der Hand</translation>
    </message>
    <message>
        <source>{cards} · began</source>
        <translation>{cards} · begann</translation>
    </message>
    <message>
        <source>{name}: {note}</source>
        <translation>{name}: {note}</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Kleiner (−)</translation>
    </message>
    <message>
        <source>Show all cards (0)</source>
        <translation>Alle Karten zeigen (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Turn the card to the left (Shift+R)</source>
        <translation>Karte nach links drehen (Umschalt+R)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R)</source>
        <translation>Karte nach rechts drehen (R)</translation>
    </message>
    <message>
        <source>starting card {colours}</source>
        <translation>Startkarte {colours}</translation>
    </message>
    <message>
        <source>{card}; as score card it would count {points} now</source>
        <translation>{card}; als Wertungskarte zählte sie jetzt {points}</translation>
    </message>
    <message>
        <source>{card} at {x}/{y}, heading {heading}</source>
        <translation>{card} auf {x}/{y}, Richtung {heading}</translation>
    </message>
    <message>
        <source>{card}; laid by {name}</source>
        <translation>{card}; gelegt von {name}</translation>
    </message>
    <message>
        <source>The felt: {n} cards lie on it</source>
        <translation>Der Filz: {n} Karten liegen darauf</translation>
    </message>
    <message>
        <source>{card} at {x}/{y}, heading {heading}: it may lie here</source>
        <translation>{card} auf {x}/{y}, Richtung {heading}; hier darf sie liegen</translation>
    </message>
    <message>
        <source>{card} at {x}/{y}, heading {heading}: it may not lie here</source>
        <translation>{card} auf {x}/{y}, Richtung {heading}; hier darf sie nicht liegen</translation>
    </message>
    <message>
        <source>; covers {colours} at {x}/{y}</source>
        <translation>; bedeckt {colours} auf {x}/{y}</translation>
    </message>
    <message>
        <source>{colour} {before} → {after}</source>
        <translation>{colour} {before} → {after}</translation>
    </message>
    <message>
        <source>Best areas: {changes}.</source>
        <translation>Beste Gebiete: {changes}.</translation>
    </message>
    <message>
        <source>{colour}: its best area is worth {value}</source>
        <translation>{colour}: Das beste Gebiet zählt {value}</translation>
    </message>
    <message>
        <source>; a skull has killed an area</source>
        <translation>; ein Totenkopf hat ein Gebiet vernichtet</translation>
    </message>
</context>
<context>
    <name>HueScene</name>
    <message>
        <source>Turn the card you hold to the right</source>
        <translation>Gehaltene Karte nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn it to the left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Move the card over the felt</source>
        <translation>Karte über den Filz bewegen</translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Put it back into your hand</source>
        <translation>Zurück auf die Hand nehmen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Move the felt</source>
        <translation>Filz verschieben</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Short lessons at a real table. The first move is yours.</source>
        <translation>Kurze Lektionen an einem echten Tisch. Der erste Zug gehört dir.</translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>step {at} of {all}</source>
        <translation>Schritt {at} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n Min.</numerusform>
            <numerusform>%n Min.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonFront</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lektion geschafft</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back to the courses</source>
        <translation>Zurück zu den Kursen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>To the step before</source>
        <translation>Zum vorigen Schritt</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Diesen Schritt auslassen</translation>
    </message>
    <message>
        <source>Begin this lesson again</source>
        <translation>Diese Lektion neu beginnen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>The rules say no</source>
        <translation>Die Regeln sagen Nein</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Was daraus wird</translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation>Regel: {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Try another move</source>
        <translation>Anderen Zug versuchen</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Als Nächstes: {title}</translation>
    </message>
</context>
<context>
    <name>MatchDetail</name>
    <message>
        <source>Choose a match to see more of it.</source>
        <translation>Wähle eine Partie, um mehr zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are chosen</source>
        <translation>
            <numerusform>%n Partie ist gewählt</numerusform>
            <numerusform>%n Partien sind gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves so far</source>
        <translation>
            <numerusform>%n Zug bisher</numerusform>
            <numerusform>%n Züge bisher</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is not known here.</source>
        <translation>Dieses Spiel ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Take this tag off</source>
        <translation>Dieses Etikett entfernen</translation>
    </message>
    <message>
        <source>Take off the tag {tag}</source>
        <translation>Etikett {tag} entfernen</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Etikett</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>A file of an unfinished match tells its reader every hidden card.</source>
        <translation>Die Datei einer unbeendeten Partie verrät jede verdeckte Karte.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Diese Partie endgültig löschen?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches for good?</source>
        <translation>
            <numerusform>%n Partie endgültig löschen?</numerusform>
            <numerusform>%n Partien endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>MatchFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Finished or not</source>
        <translation>Beendet oder nicht</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etikett</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Alle Etiketten</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Some settings could not be read and are as they were at first: {names}.</source>
        <translation>Einige Einstellungen waren nicht lesbar und sind wieder wie am Anfang: {names}.</translation>
    </message>
    <message>
        <source>Your settings could not be read ({reason}), so everything is as at first. The file is still at {path}.</source>
        <translation>Deine Einstellungen waren nicht lesbar ({reason}), darum ist alles wie am Anfang. Die Datei liegt noch hier: {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read ({reason}), so everything is as at first. The old file is kept as {path}.</source>
        <translation>Deine Einstellungen waren nicht lesbar ({reason}), darum ist alles wie am Anfang. Die alte Datei ist aufbewahrt als {path}.</translation>
    </message>
    <message>
        <source>The matches played so far could not be read ({reason}), so the history begins anew. The old file is kept as {path}.</source>
        <translation>Die bisherigen Partien waren nicht lesbar ({reason}), darum beginnt die Chronik neu. Die alte Datei ist aufbewahrt als {path}.</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
</context>
<context>
    <name>PairsField</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are no couple</source>
        <translation>{one} und {other} sind kein Paar</translation>
    </message>
    <message>
        <source>One of the couple</source>
        <translation>Eine Person des Paares</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Die andere</translation>
    </message>
    <message>
        <source>Make them a couple</source>
        <translation>Zum Paar machen</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>All are level.</source>
        <translation>Alle liegen gleichauf.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>Vorn: {name}.</translation>
    </message>
    <message>
        <source>In front: {names}.</source>
        <translation>Vorn: {names}.</translation>
    </message>
</context>
<context>
    <name>PileBoard</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>PIN of {name}</source>
        <translation>PIN von {name}</translation>
    </message>
    <message>
        <source>With a PIN nobody else at this computer opens {name}’s hand by mistake.</source>
        <translation>Mit einer PIN öffnet an diesem Computer niemand sonst versehentlich die Hand von {name}.</translation>
    </message>
    <message>
        <source>The PIN so far</source>
        <translation>Bisherige PIN</translation>
    </message>
    <message>
        <source>New PIN, 4 to 12 digits</source>
        <translation>Neue PIN, 4 bis 12 Ziffern</translation>
    </message>
    <message>
        <source>The new PIN once more</source>
        <translation>Neue PIN noch einmal</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>PIN entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A PIN has 4 to 12 digits.</source>
        <translation>Eine PIN hat 4 bis 12 Ziffern.</translation>
    </message>
    <message>
        <source>The two new PINs are not the same.</source>
        <translation>Die beiden neuen PINs sind nicht gleich.</translation>
    </message>
    <message>
        <source>This is not the PIN so far.</source>
        <translation>Das ist nicht die bisherige PIN.</translation>
    </message>
</context>
<context>
    <name>PokScene</name>
    <message>
        <source>The box; counters handed over: {number}</source>
        <translation>Die Schachtel; abgegebene Spielsteine: {number}</translation>
    </message>
    <message>
        <source>Take one of your counters into your fist.</source>
        <translation>Nimm einen deiner Spielsteine in die Faust.</translation>
    </message>
    <message>
        <source>{die}. Met!</source>
        <translation>{die}. Erfüllt!</translation>
    </message>
    <message>
        <source>{name}: {handed} of {goal} handed over, {left} left</source>
        <translation>{name}: {handed} von {goal} abgegeben, {left} übrig</translation>
    </message>
    <message>
        <source>fist sealed</source>
        <translation>Faust versiegelt</translation>
    </message>
    <message>
        <source>still choosing</source>
        <translation>wählt noch</translation>
    </message>
    <message>
        <source>showed {symbol}: {verdict}</source>
        <translation>zeigte {symbol}: {verdict}</translation>
    </message>
    <message>
        <source>played so far: {symbols}</source>
        <translation>bisher gespielt: {symbols}</translation>
    </message>
    <message>
        <source>Take a counter: {symbol}</source>
        <translation>Spielstein nehmen: {symbol}</translation>
    </message>
    <message>
        <source>First die</source>
        <translation>Erster Würfel</translation>
    </message>
    <message>
        <source>Second die</source>
        <translation>Zweiter Würfel</translation>
    </message>
    <message>
        <source>Third die</source>
        <translation>Dritter Würfel</translation>
    </message>
    <message>
        <source>exactly {number} × {symbol}</source>
        <translation>genau {number} × {symbol}</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <translation>{die}: {face}</translation>
    </message>
    <message>
        <source>{symbol}: none left</source>
        <translation>{symbol}: keine mehr</translation>
    </message>
    <message>
        <source>Your hand: empty</source>
        <translation>Deine Hand: leer</translation>
    </message>
    <message>
        <source>Your fist: {symbol}, sealed</source>
        <translation>Deine Faust: {symbol}, versiegelt</translation>
    </message>
    <message>
        <source>Your hand: {symbol}</source>
        <translation>Deine Hand: {symbol}</translation>
    </message>
    <message>
        <source>What do the real dice show?</source>
        <translation>Was zeigen die echten Würfel?</translation>
    </message>
    <message>
        <source>This is the roll</source>
        <translation>Das ist der Wurf</translation>
    </message>
    <message>
        <source>{handed} of {goal}</source>
        <translation>{handed} von {goal}</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>outsider</source>
        <translation>Außenseiter</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>all outside</source>
        <translation>alle daneben</translation>
    </message>
    <message>
        <source>exactly {number} ×</source>
        <translation>genau {number} ×</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The whole match</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>Move {at}: {name}</source>
        <translation>Zug {at}: {name}</translation>
    </message>
    <message>
        <source>What you could know then</source>
        <translation>Was du da wissen konntest</translation>
    </message>
    <message>
        <source>What {name} could know then</source>
        <translation>Wissensstand von {name}</translation>
    </message>
    <message>
        <source>What was true</source>
        <translation>Was wirklich war</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>So wurde gespielt</translation>
    </message>
    <message>
        <source>What nobody could know</source>
        <translation>Was niemand wissen konnte</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>Was dann geschah</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Zur Lektion</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Take the lesson about it; the match waits for you</source>
        <translation>Mach die Lektion dazu; die Partie wartet auf dich</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Choose again (Esc)</source>
        <translation>Neu wählen (Esc)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back to the puzzles</source>
        <translation>Zurück zu den Rätseln</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Knifflig</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>Zurück zu den Rätseln</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation>Anderes Rätsel</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>What is right was worked out from what you can see here, no more.</source>
        <translation>Was richtig ist, wurde nur aus dem berechnet, was du hier siehst.</translation>
    </message>
    <message>
        <source>A hint: {idea}.</source>
        <translation>Ein Tipp: {idea}.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Nicht die beste Wahl</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>Die beste Wahl</translation>
    </message>
    <message>
        <source>It comes back tomorrow, so that you can try it once more.</source>
        <translation>Es kommt morgen wieder, damit du es noch einmal versuchen kannst.</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>heute fällig</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>comes back later</source>
        <translation>kommt später wieder</translation>
    </message>
    <message>
        <source>Puzzle {number}: {state}</source>
        <translation>Rätsel {number}: {state}</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Rätsel: {game}</translation>
    </message>
    <message>
        <source>Positions from real matches in which one choice is clearly best. What you miss comes back: after a day, then after 3, 7, 16 and 35 days.</source>
        <translation>Stellungen aus echten Partien, in denen eine Wahl klar die beste ist. Was du verfehlst, kommt wieder: nach einem Tag, dann nach 3, 7, 16 und 35 Tagen.</translation>
    </message>
    <message>
        <source>Solve a new one</source>
        <translation>Ein neues lösen</translation>
    </message>
    <message>
        <source>Solve what is due</source>
        <translation>Fällige lösen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} von {all} gelöst</translation>
    </message>
    <message>
        <source>{number} due today</source>
        <translation>{number} heute fällig</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Hand verdecken</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Switch sound off</source>
        <translation>Ton ausschalten</translation>
    </message>
    <message>
        <source>Switch sound on</source>
        <translation>Ton einschalten</translation>
    </message>
</context>
<context>
    <name>RememberedPlayers</name>
    <message>
        <source>Their names and crests are offered when a match is set up.</source>
        <translation>Ihre Namen und Wappen stehen beim Einrichten einer Partie zur Wahl.</translation>
    </message>
    <message>
        <source>Nobody yet. Whoever plays is remembered with name and crest.</source>
        <translation>Noch niemand. Wer spielt, wird mit Name und Wappen gemerkt.</translation>
    </message>
    <message>
        <source>Change PIN</source>
        <translation>PIN ändern</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>PIN setzen</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>PIN von {name}</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>{name} vergessen</translation>
    </message>
    <message>
        <source>Name, crest and PIN; matches of before are kept</source>
        <translation>Name, Wappen und PIN; frühere Partien bleiben</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Who watches</source>
        <translation>Wer zusieht</translation>
    </message>
    <message>
        <source>Not finished: only what everybody saw is shown.</source>
        <translation>Nicht beendet: Gezeigt wird nur, was alle sahen.</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Was alle sahen</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Aus Sicht von {name}</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Hände</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zug zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Zug vor</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move {at} of {last}</source>
        <translation>Zug {at} von {last}</translation>
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
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>New set-up</source>
        <translation>Neu einrichten</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Everybody shares the win</source>
        <translation>Alle teilen sich den Sieg</translation>
    </message>
    <message>
        <source>A shared win</source>
        <translation>Ein geteilter Sieg</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Sieg für {name}</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>So wurde gezählt</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Die ganze Partie</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Review: {game}</source>
        <translation>Analyse: {game}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>The moves that mattered most</source>
        <translation>Die wichtigsten Züge</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Wie weit die Analyse ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Everybody’s chances</source>
        <translation>Die Chancen aller</translation>
    </message>
    <message>
        <source>Chance to win, as each player could know it</source>
        <translation>Siegchance nach dem, was jede Person wissen konnte</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>A closer look at moves that may have mattered: %n to go …</source>
        <translation>
            <numerusform>Genauer angesehen werden Züge, die entscheidend sein könnten: noch %n …</numerusform>
            <numerusform>Genauer angesehen werden Züge, die entscheidend sein könnten: noch %n …</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move was looked at.</source>
        <translation>Alle Züge sind angesehen.</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} moves.</source>
        <translation>Nach {done} von {total} Zügen angehalten.</translation>
    </message>
    <message>
        <source>Looking at move {done} of {total} …</source>
        <translation>Zug {done} von {total} wird angesehen …</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No move was clearly worse than the best one could know of.</source>
        <translation>Kein Zug war deutlich schlechter als der beste, den man kennen konnte.</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Bisher nichts.</translation>
    </message>
    <message>
        <source>{number} · Move {at} · {name}</source>
        <translation>{number} · Zug {at} · {name}</translation>
    </message>
    <message>
        <source>Chance with the best move</source>
        <translation>Chance mit dem besten Zug</translation>
    </message>
    <message>
        <source>Chance with this move</source>
        <translation>Chance mit diesem Zug</translation>
    </message>
</context>
<context>
    <name>RoundFacts</name>
    <message>
        <source>The dice:</source>
        <translation>Die Würfel:</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>drinks</source>
        <translation>trinkt</translation>
    </message>
    <message>
        <source>refuses</source>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>vergiftet</translation>
    </message>
    <message>
        <source>poisoned: {worth}</source>
        <translation>vergiftet: {worth}</translation>
    </message>
</context>
<context>
    <name>RulebookPdf</name>
    <message>
        <source>{game} · page {page} of {pages}</source>
        <translation>{game} · Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Enter: next place · Shift+Enter: the one before</source>
        <translation>Eingabe: nächste Stelle · Umschalt+Eingabe: die davor</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Die Stelle davor</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>Alle Regeln zeigen</translation>
    </message>
    <message>
        <source>Nothing in these rules says “{words}”.</source>
        <translation>In diesen Regeln steht nirgends „{words}“.</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>in %n rules</source>
        <translation>
            <numerusform>in %n Regel</numerusform>
            <numerusform>in %n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Depends on the option “{option}”.</source>
        <translation>Hängt von der Option „{option}“ ab.</translation>
    </message>
    <message>
        <source>Learn it: {lesson}</source>
        <translation>Zur Lektion: {lesson}</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>gemeistert</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Die Regeln als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n pages are written to {file}.</source>
        <translation>
            <numerusform>%n Seite ist in {file} geschrieben.</numerusform>
            <numerusform>%n Seiten sind in {file} geschrieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Choose a round to see where its points come from.</source>
        <translation>Wähle eine Runde, um zu sehen, woher ihre Punkte kommen.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Nothing to count.</source>
        <translation>Nichts zu zählen.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>Gewonnen: {name}.</translation>
    </message>
    <message>
        <source>The win is shared: {names}.</source>
        <translation>Geteilter Sieg: {names}.</translation>
    </message>
    <message>
        <source>Score cards count at the end, all at once.</source>
        <translation>Wertungskarten zählen am Ende, alle auf einmal.</translation>
    </message>
    <message>
        <source>No round is scored yet.</source>
        <translation>Noch ist keine Runde gewertet.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Where the points of round {number} come from</source>
        <translation>Woher die Punkte von Runde {number} kommen</translation>
    </message>
</context>
<context>
    <name>ScoringOverlay</name>
    <message>
        <source>Any key shows all at once.</source>
        <translation>Jede Taste zeigt alles sofort.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Weiter (Enter)</translation>
    </message>
    <message>
        <source>What the colours are worth</source>
        <translation>Was die Farben wert sind</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>Runde {number} ist vorbei</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Nach links rücken</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Nach rechts rücken</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Choose another crest</source>
        <translation>Anderes Wappen wählen</translation>
    </message>
    <message>
        <source>Invite another guest</source>
        <translation>Anderen Gast einladen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Name an Platz {number}</translation>
    </message>
    <message>
        <source>How well the guest plays</source>
        <translation>Wie gut der Gast spielt</translation>
    </message>
    <message>
        <source>PIN is set</source>
        <translation>PIN gesetzt</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>PIN setzen</translation>
    </message>
    <message>
        <source>With a PIN nobody else opens this person’s hand</source>
        <translation>Mit einer PIN öffnet niemand sonst die Hand dieser Person</translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation>Bitte gib einen Namen ein.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>Diesen Namen hat schon jemand.</translation>
    </message>
    <message>
        <source>This guest is here already.</source>
        <translation>Dieser Gast ist schon hier.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Nothing to count.</source>
        <translation>Nichts zu zählen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>You against bots:</source>
        <translation>Du gegen Bots:</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Nur Menschen</translation>
    </message>
    <message>
        <source>Passing the computer, hints, sound …</source>
        <translation>Weitergeben, Tipps, Ton …</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>First an open round together</source>
        <translation>Erst eine offene Runde zusammen</translation>
    </message>
    <message>
        <source>New to the game? Learn it with open hands; then the real match begins.</source>
        <translation>Neu im Spiel? Lernt es ganz offen; dann beginnt die echte Partie.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Every person needs a name.</source>
        <translation>Jede Person braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Personen haben denselben Namen.</translation>
    </message>
    <message>
        <source>The same guest sits at two seats.</source>
        <translation>Derselbe Gast sitzt auf zwei Plätzen.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of all texts and rulebooks.</source>
        <translation>Für alle Texte und Regeln.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>The room by night or by day.</source>
        <translation>Der Raum bei Nacht oder bei Tag.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Everything else makes room for it.</source>
        <translation>Alles andere macht dafür Platz.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>How fast cards travel and dice tumble; a click skips it at any time.</source>
        <translation>Wie schnell Karten wandern und Würfel rollen; ein Klick überspringt es jederzeit.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Glass, cards and dice are heard.</source>
        <translation>Glas, Karten und Würfel sind zu hören.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>From silent to full.</source>
        <translation>Von stumm bis voll.</translation>
    </message>
    <message>
        <source>No loudspeaker was found on this computer.</source>
        <translation>An diesem Computer wurde kein Lautsprecher gefunden.</translation>
    </message>
    <message>
        <source>To hear glass, cards and dice, install what plays them: {command}</source>
        <translation>Um Glas, Karten und Würfel zu hören, installiere, was sie abspielt: {command}</translation>
    </message>
    <message>
        <source>Bots and help</source>
        <translation>Bots und Hilfen</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>How long bots seem to think before they move.</source>
        <translation>Wie lange Bots vor einem Zug zu überlegen scheinen.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>A player may ask what a strong player would do.</source>
        <translation>Du darfst fragen, was jemand täte, der stark spielt.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Who plays alone is told what moves promise and risk, and warned in time.</source>
        <translation>Wer allein spielt, erfährt, was Züge versprechen und riskieren, und wird rechtzeitig gewarnt.</translation>
    </message>
    <message>
        <source>Memory aids</source>
        <translation>Gedächtnishilfen</translation>
    </message>
    <message>
        <source>The table helps to remember what everybody has seen.</source>
        <translation>Der Tisch hilft, sich zu merken, was alle gesehen haben.</translation>
    </message>
    <message>
        <source>Passing the computer</source>
        <translation>Computer weitergeben</translation>
    </message>
    <message>
        <source>Opening a hand</source>
        <translation>Hand öffnen</translation>
    </message>
    <message>
        <source>A click opens it until it is covered, or it is seen while Space is held.</source>
        <translation>Ein Klick öffnet sie, bis sie verdeckt wird, oder sie ist zu sehen, solange du die Leertaste hältst.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Making a move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>When it is confirmed, or as soon as the card is let go.</source>
        <translation>Nach dem Bestätigen oder sobald du die Karte loslässt.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Cover after</source>
        <translation>Verdecken nach</translation>
    </message>
    <message>
        <source>Without a key or a click an open hand is covered after this time.</source>
        <translation>Ohne Taste oder Klick wird eine offene Hand nach dieser Zeit verdeckt.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>One visit</source>
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>Goblets: everybody decides whether to drink in the same visit as they pour.</source>
        <translation>Kelche: Alle entscheiden gleich beim Einschenken, ob sie trinken.</translation>
    </message>
    <message>
        <source>Real hands</source>
        <translation>Echte Hände</translation>
    </message>
    <message>
        <source>Thumbs and fists are shown with real hands, and one person enters them.</source>
        <translation>Daumen und Fäuste zeigt ihr mit echten Händen, und eine Person trägt sie ein.</translation>
    </message>
    <message>
        <source>Coach for everybody</source>
        <translation>Coach für alle</translation>
    </message>
    <message>
        <source>Where several people play, each may ask the coach in their own view.</source>
        <translation>Spielen mehrere, kann jede Person den Coach vor ihrer eigenen Hand fragen.</translation>
    </message>
    <message>
        <source>People who have played here</source>
        <translation>Wer hier gespielt hat</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Filled: won. Hatched: played. A shared win counts in parts.</source>
        <translation>Gefüllt: gewonnen. Schraffiert: gespielt. Ein geteilter Sieg zählt anteilig.</translation>
    </message>
    <message>
        <source>Wins of players</source>
        <translation>Siege der Personen</translation>
    </message>
    <message>
        <source>Wins of bots by level</source>
        <translation>Siege der Bots nach Stärke</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>★ a match that was won, ○ one that was not.</source>
        <translation>★ eine gewonnene Partie, ○ eine nicht gewonnene.</translation>
    </message>
    <message>
        <source>Matches of each game</source>
        <translation>Partien je Spiel</translation>
    </message>
    <message>
        <source>Filled: finished. Hatched: begun.</source>
        <translation>Gefüllt: beendet. Schraffiert: begonnen.</translation>
    </message>
    <message>
        <source>Nothing to show yet: no such match is finished.</source>
        <translation>Noch nichts zu sehen: Keine solche Partie ist beendet.</translation>
    </message>
    <message>
        <source>{done} of {begun} finished</source>
        <translation>{done} von {begun} beendet</translation>
    </message>
    <message>
        <source>{won} of {played} · {share} %</source>
        <translation>{won} von {played} · {share} %</translation>
    </message>
</context>
<context>
    <name>StoreWords</name>
    <message>
        <source>This match cannot be opened: what is kept of it does not follow the rules.</source>
        <translation>Diese Partie lässt sich nicht öffnen: Was von ihr aufbewahrt ist, folgt nicht den Regeln.</translation>
    </message>
    <message>
        <source>The matches in {folder} are in use by another program, perhaps a second Poisonbox: until that one is closed and this one started again, nothing is kept.</source>
        <translation>Die Partien in {folder} benutzt gerade ein anderes Programm, vielleicht eine zweite Poisonbox: Bis jene geschlossen und diese neu gestartet ist, wird nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>The matches in {folder} were written by a newer Poisonbox: until this one is updated, nothing is kept.</source>
        <translation>Die Partien in {folder} stammen von einer neueren Poisonbox: Bis diese hier aktualisiert ist, wird nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>Matches cannot be kept: the folder {folder}, or a file in it, may not be written.</source>
        <translation>Partien können nicht aufbewahrt werden: In den Ordner {folder} oder eine Datei darin darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Matches cannot be kept: the disk is full.</source>
        <translation>Partien können nicht aufbewahrt werden: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file {path} is damaged: start Poisonbox again, and it is put aside and a new one is begun.</source>
        <translation>Die Datei {path} ist beschädigt: Starte Poisonbox neu, dann wird sie beiseitegelegt und eine neue begonnen.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be opened ({reason}): nothing is kept.</source>
        <translation>Die Partien in {folder} lassen sich nicht öffnen ({reason}): Es wird nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>The matches are put away already.</source>
        <translation>Die Partien sind schon weggeräumt.</translation>
    </message>
    <message>
        <source>This match is no longer there.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This match has been played on elsewhere: open it again from home.</source>
        <translation>Diese Partie wurde anderswo weitergespielt: Öffne sie von der ersten Seite aus noch einmal.</translation>
    </message>
    <message>
        <source>This match is over, and nothing can be added to it.</source>
        <translation>Diese Partie ist zu Ende, und nichts kommt mehr hinzu.</translation>
    </message>
    <message>
        <source>This match cannot be read: what is kept of it is damaged.</source>
        <translation>Diese Partie ist nicht lesbar: Was von ihr aufbewahrt ist, ist beschädigt.</translation>
    </message>
    <message>
        <source>This cannot be kept.</source>
        <translation>Das lässt sich nicht aufbewahren.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {folder} ({reason}), so changes last until you quit.</source>
        <translation>Die Einstellungen lassen sich in {folder} nicht aufbewahren ({reason}), darum gelten Änderungen nur, bis du das Programm schließt.</translation>
    </message>
    <message>
        <source>The file {path} cannot be used: {reason}.</source>
        <translation>Die Datei {path} ist nicht zu gebrauchen: {reason}.</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>die Datei gibt es nicht</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>ein Teil des Weges dorthin ist kein Ordner</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>that is not allowed</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the file is not of Poisonbox</source>
        <translation>die Datei ist nicht von Poisonbox</translation>
    </message>
    <message>
        <source>the file may not be read</source>
        <translation>die Datei darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>this is no record of a match</source>
        <translation>das ist keine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>move {number} breaks a rule ({rule})</source>
        <translation>Zug {number} verstößt gegen eine Regel ({rule})</translation>
    </message>
</context>
<context>
    <name>StoryLog</name>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
</context>
<context>
    <name>TableFront</name>
    <message>
        <source>Your hand is hidden</source>
        <translation>Deine Hand ist verdeckt</translation>
    </message>
    <message>
        <source>Nobody can see it now.</source>
        <translation>Jetzt kann sie niemand sehen.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Meine Hand zeigen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Break my seal</source>
        <translation>Siegel brechen</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Wie wir spielen</translation>
    </message>
    <message>
        <source>A drop is a move, without confirming</source>
        <translation>Ablegen ist ein Zug, ohne Bestätigen</translation>
    </message>
    <message>
        <source>Hold to look at a hand</source>
        <translation>Halten, um eine Hand anzusehen</translation>
    </message>
    <message>
        <source>Choose drinks and thumb in one visit</source>
        <translation>Getränke und Daumen in einem Besuch wählen</translation>
    </message>
    <message>
        <source>Show real hands and enter the result</source>
        <translation>Echte Hände zeigen und eintragen</translation>
    </message>
    <message>
        <source>Roll real dice and enter the result</source>
        <translation>Echt würfeln und eintragen</translation>
    </message>
    <message>
        <source>Help to remember what was seen</source>
        <translation>Gedächtnishilfe für Gesehenes</translation>
    </message>
    <message>
        <source>A coach weighs the moves, for each player alone</source>
        <translation>Ein Coach wägt die Züge ab, für jede Person allein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Leave the table (the match is kept)</source>
        <translation>Tisch verlassen (die Partie bleibt)</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>A bot plays for {name}</source>
        <translation>Ein Bot spielt für {name}</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>{person} plays for {name}</source>
        <translation>{person} spielt für {name}</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, Pfeile</translation>
    </message>
    <message>
        <source>go to another part; inside it to a neighbour</source>
        <translation>zu einem anderen Bereich; darin zum Nachbarn</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>choose; confirm; open your hand</source>
        <translation>wählen; bestätigen; deine Hand öffnen</translation>
    </message>
    <message>
        <source>choose again; close; menu</source>
        <translation>neu wählen; schließen; Menü</translation>
    </message>
    <message>
        <source>hide whatever is private, at once</source>
        <translation>alles Private sofort verdecken</translation>
    </message>
    <message>
        <source>a hint; where there is a coach, what it says</source>
        <translation>ein Tipp; mit Coach das, was er sagt</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>score sheet, what happened, rules</source>
        <translation>Wertungsblatt, Verlauf, Regeln</translation>
    </message>
    <message>
        <source>sound off and on, where there is sound</source>
        <translation>Ton aus und an, wo es Ton gibt</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>It is your turn to play a card.</source>
        <translation>Du bist am Zug: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>It is your turn to lay a card.</source>
        <translation>Du bist am Zug: Leg eine Karte.</translation>
    </message>
    <message>
        <source>Pour a drink into every goblet but your own.</source>
        <translation>Schenk in jeden Kelch außer deinem eigenen ein Getränk ein.</translation>
    </message>
    <message>
        <source>Will you drink, or refuse?</source>
        <translation>Trinkst du oder lehnst du ab?</translation>
    </message>
    <message>
        <source>Which counter do you take into your fist?</source>
        <translation>Welchen Spielstein nimmst du in die Faust?</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Nobody will see your choice before everybody has made one.</source>
        <translation>Niemand sieht deine Wahl, bevor alle gewählt haben.</translation>
    </message>
    <message>
        <source>Everybody has chosen …</source>
        <translation>Alle haben gewählt …</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>Still choosing: {names}</source>
        <translation>Es wählen noch: {names}</translation>
    </message>
    <message>
        <source>Nobody hands anything over.</source>
        <translation>Niemand gibt etwas ab.</translation>
    </message>
    <message>
        <source>Handed over: {names}</source>
        <translation>Abgegeben: {names}</translation>
    </message>
    <message>
        <source>{name} would like to take the last move back. Does everybody agree?</source>
        <translation>{name} möchte den letzten Zug zurücknehmen. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>The last move could not be written down, so it was not made: {why}</source>
        <translation>Der letzte Zug ließ sich nicht speichern und gilt darum nicht: {why}</translation>
    </message>
    <message>
        <source>{name} cannot go on. Try again, or let somebody else play there.</source>
        <translation>{name} kommt nicht weiter. Versucht es noch einmal oder lasst dort jemand anderen spielen.</translation>
    </message>
    <message>
        <source>Another hand is open: hide it first.</source>
        <translation>Eine andere Hand ist offen: Verdeckt sie zuerst.</translation>
    </message>
    <message>
        <source>This hand is locked: its PIN opens it.</source>
        <translation>Diese Hand ist gesperrt: Ihre PIN öffnet sie.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait half a minute.</source>
        <translation>Zu viele falsche PINs: Warte eine halbe Minute.</translation>
    </message>
    <message>
        <source>Choose first.</source>
        <translation>Wähle zuerst.</translation>
    </message>
    <message>
        <source>Your choice is sealed: break the seal first.</source>
        <translation>Deine Wahl ist versiegelt: Brich zuerst das Siegel.</translation>
    </message>
    <message>
        <source>The bots have not chosen yet.</source>
        <translation>Die Bots haben noch nicht gewählt.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>Something was revealed since, so it cannot be taken back.</source>
        <translation>Seitdem wurde etwas aufgedeckt, darum geht es nicht mehr zurück.</translation>
    </message>
</context>
<context>
    <name>VotePanel</name>
    <message>
        <source>Three, two, one: everybody shows!</source>
        <translation>Drei, zwei, eins: Alle zeigen!</translation>
    </message>
    <message>
        <source>Then one of you enters what the hands show.</source>
        <translation>Dann trägt jemand von euch ein, was die Hände zeigen.</translation>
    </message>
    <message>
        <source>That is what they show</source>
        <translation>Das zeigen sie</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Novice</source>
        <translation>Unerfahren</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meisterhaft</translation>
    </message>
    <message>
        <source>calm and even</source>
        <translation>ruhig und ausgeglichen</translation>
    </message>
    <message>
        <source>avoids every risk</source>
        <translation>meidet jedes Risiko</translation>
    </message>
    <message>
        <source>loves a gamble</source>
        <translation>liebt das Risiko</translation>
    </message>
    <message>
        <source>likes to see the leader fall</source>
        <translation>sieht gern fallen, wer vorn liegt</translation>
    </message>
    <message>
        <source>does what nobody expects</source>
        <translation>tut, was niemand erwartet</translation>
    </message>
    <message>
        <source>collects one colour</source>
        <translation>sammelt eine Farbe</translation>
    </message>
    <message>
        <source>does as the others do</source>
        <translation>macht es wie die anderen</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>Toad</source>
        <translation>Kröte</translation>
    </message>
    <message>
        <source>Moth</source>
        <translation>Motte</translation>
    </message>
</context>
</TS>
