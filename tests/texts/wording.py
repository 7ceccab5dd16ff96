"""Sentences word for word, in English, French and German; ~ is a narrow no-break space."""

from poisonbox.core.event import Event
from poisonbox.core.result import Line

SENTENCES = [
    (
        "cauldrons",
        Event("played", 0, {"card": "B5", "into": 1, "level": 11, "colour": "blue"}),
        None,
        (
            "Ada plays blue 5: blue stands at 11.",
            "Ada joue le 5 bleu~: le bleu est à 11.",
            "Ada spielt die blaue 5: Blau steht auf 11.",
        ),
    ),
    (
        "cauldrons",
        Event("played", 0, {"card": "X", "into": 2, "level": 16, "colour": None}),
        0,
        (
            "You drop poison into the right cauldron: 16 is too much!",
            "Vous versez du poison dans le chaudron de droite~: 16, c’est trop~!",
            "Du gibst Gift in den rechten Kessel: 16 ist zu viel!",
        ),
    ),
    (
        "cauldrons",
        Event("overflowed", 0, {"cauldron": 1, "cards": ("X", "B7", "B1")}),
        None,
        (
            "The blue cauldron spills over: Ada takes 3 cards.",
            "Le chaudron bleu déborde~: Ada ramasse 3 cartes.",
            "Der blaue Kessel läuft über: Ada nimmt 3 Karten.",
        ),
    ),
    (
        "cauldrons",
        Event("overflowed", 1, {"cauldron": 1, "cards": ("R7",)}),
        1,
        (
            "The red cauldron spills over: you take 1 card.",
            "Le chaudron rouge déborde~: vous ramassez 1 carte.",
            "Der rote Kessel läuft über: Du nimmst 1 Karte.",
        ),
    ),
    (
        "cauldrons",
        Event("drew", 1, {"pile": 1}, {1: {"card": "R7"}}),
        1,
        (
            "You draw red 7.",
            "Vous piochez le 7 rouge.",
            "Du ziehst die rote 7.",
        ),
    ),
    (
        "cauldrons",
        Event("drew", 1, {"pile": 1}, {1: {"card": "R7"}}),
        2,
        (
            "Ben draws a card; 1 is left.",
            "Ben pioche une carte~; il en reste 1.",
            "Ben zieht eine Karte nach; 1 bleibt übrig.",
        ),
    ),
    (
        "cauldrons",
        Event("ended", None, {"totals": (0, 4, 7, 9), "winners": (0,)}),
        None,
        (
            "Ada wins with 0 points!",
            "Ada gagne avec 0 point~!",
            "Ada gewinnt mit 0 Punkten!",
        ),
    ),
    (
        "cauldrons",
        Event("ended", None, {"totals": (1, 1, 1, 9), "winners": (0, 1, 2)}),
        0,
        (
            "Ada, Ben and Cleo share the win with 1 point each.",
            "Ada, Ben et Cleo se partagent la victoire avec 1 point.",
            "Ada, Ben und Cleo teilen sich den Sieg mit je 1 Punkt.",
        ),
    ),
    (
        "goblets",
        Event("ended", None, {"totals": (9, 12, 12, 12), "winners": (1, 3)}),
        None,
        (
            (
                "Ben, Cleo and Dan are level with 12 points; the last rounds decide, and Ben and "
                "Dan share the win."
            ),
            (
                "Ben, Cleo et Dan sont à égalité avec 12 points~; les dernières manches "
                "tranchent, et Ben et Dan se partagent la victoire."
            ),
            (
                "Ben, Cleo und Dan liegen mit 12 Punkten gleichauf; die letzten Runden "
                "entscheiden, und Ben und Dan teilen sich den Sieg."
            ),
        ),
    ),
    (
        "goblets",
        Event(
            "revealed",
            2,
            {"goblet": 2, "drinks": ("poison", "poison", None, "spoil"), "poison": 2, "drunk": 1},
        ),
        None,
        (
            "Cleo empties the goblet, and it is poisoned: poison (Ada and Ben), spoil (Dan).",
            "Cleo vide la coupe, et elle est empoisonnée~: poison (Ada et Ben), vinaigre (Dan).",
            "Cleo leert den Kelch, doch der ist vergiftet: Gift (Ada und Ben), Essig (Dan).",
        ),
    ),
    (
        "goblets",
        Event("poured", 1, {}, {1: {"pour": ("poison", None, "plain", "plain")}}),
        1,
        (
            "You pour: poison for Ada; plain drink for Cleo and Dan.",
            "Vous versez~: poison pour Ada~; boisson ordinaire pour Cleo et Dan.",
            "Du schenkst ein: Gift für Ada; einfaches Getränk für Cleo und Dan.",
        ),
    ),
    (
        "goblets",
        Event("poured", 1, {}, {1: {"pour": ("poison", None, "plain", "plain")}}),
        None,
        (
            "Ben has poured.",
            "Ben a versé à boire.",
            "Ben hat eingeschenkt.",
        ),
    ),
    (
        "goblets",
        Event("toasted", None, {"round": 0, "thumbs": (True, False, True, False)}),
        None,
        (
            "The thumbs speak: Ada and Cleo drink; Ben and Dan refuse.",
            "Les pouces parlent~: Ada et Cleo boivent~; Ben et Dan refusent.",
            "Die Daumen zeigen es – Ada und Cleo trinken; Ben und Dan lehnen ab.",
        ),
    ),
    (
        "pok",
        Event("rolled", None, {"round": 1, "roll": ((1, "disc"), (2, "square"), None)}),
        None,
        (
            "Round 2. The dice show 1 disc, 2 squares and a blank.",
            "Manche 2. Les dés montrent 1 disque, 2 carrés et une face vierge.",
            "Runde 2. Die Würfel zeigen 1 Scheibe, 2 Quadrate und eine leere Seite.",
        ),
    ),
    (
        "pok",
        Event("sealed", 0, {}, {0: {"show": "disc"}}),
        0,
        (
            "You hide a disc in your fist.",
            "Vous cachez un disque dans votre poing.",
            "Du versteckst eine Scheibe in der Faust.",
        ),
    ),
    (
        "pok",
        Event("handed-over", 3, {"clause": "pok/exact", "symbol": "square", "shown": 2}),
        None,
        (
            "Exactly 2 squares: Dan hands in a square.",
            "Tout juste 2 carrés~: Dan rend un carré.",
            "Genau 2 Quadrate: Dan gibt ein Quadrat ab.",
        ),
    ),
    (
        "pok",
        Event("ended", None, {"totals": (5, 5, 1, 2), "winners": (0, 1)}),
        None,
        (
            "Ada and Ben hand in their counter number 5 in the same round: a draw.",
            "Ada et Ben rendent leur jeton numéro 5 dans la même manche~: égalité.",
            "Ada und Ben geben in derselben Runde Spielstein Nummer 5 ab: unentschieden.",
        ),
    ),
    (
        "pok",
        Event("ended", None, {"totals": (4, 4, 4, 4), "winners": (0, 1, 2, 3)}),
        None,
        (
            (
                "All counters still in hand bear the same symbol. Nothing more can happen: a draw"
                " for everybody."
            ),
            (
                "Tous les jetons encore en main portent le même symbole. Plus rien ne peut "
                "arriver~: égalité pour tous."
            ),
            (
                "Alle Spielsteine, die noch übrig sind, tragen dasselbe Symbol. Nichts geht mehr:"
                " unentschieden für alle."
            ),
        ),
    ),
    (
        "hue",
        Event("placed", 1, {"card": "S:RYG", "x": 0, "y": -1, "heading": "n"}),
        None,
        (
            "Ben places a solid card (red–yellow–green).",
            "Ben pose une carte pleine (rouge–jaune–vert).",
            "Ben legt eine Vollkarte (Rot–Gelb–Grün).",
        ),
    ),
    (
        "hue",
        Event("covered", 1, {"x": 0, "y": -1, "colours": ("red",), "skull": True}),
        1,
        (
            "You cover the skull on red: it is harmless now.",
            "Vous recouvrez la tête de mort sur le rouge~: la voilà inoffensive.",
            "Du bedeckst den Totenkopf auf Rot: Er ist jetzt harmlos.",
        ),
    ),
    (
        "hue",
        Event("ended", None, {"totals": (18, 18, 3, 4), "winners": (1,)}),
        1,
        (
            "Ada and Ben are level with 18 points; you come first in turn order and win.",
            (
                "Ada et Ben sont à égalité avec 18 points~; vous venez en premier dans l’ordre du"
                " tour et gagnez."
            ),
            (
                "Ada und Ben liegen mit 18 Punkten gleichauf; du bist in der Zugfolge zuerst dran"
                " und gewinnst."
            ),
        ),
    ),
    (
        "hue",
        Event("taken-back", None, {"moves": 1}),
        None,
        (
            "The last move is taken back.",
            "Le dernier coup est repris.",
            "Der letzte Zug wird zurückgenommen.",
        ),
    ),
]
"""A game, an event at a table of four, the seat of the reader, and what is said."""

LINES = [
    (
        Line(0, "cauldrons/majority", 0, {"colour": "red", "cards": 6}),
        (
            "majority in red: 6 cards put aside",
            "majorité en rouge~: 6 cartes mises de côté",
            "Mehrheit in Rot: 6 Karten beiseitegelegt",
        ),
    ),
    (
        Line(0, "cauldrons/points", 4, {"colour": "poison", "cards": 2, "tied": False}),
        (
            "2 poison cards: 4",
            "2 poisons~: 4",
            "2 Gifte: 4",
        ),
    ),
    (
        Line(0, "cauldrons/points", 1, {"colour": "blue", "cards": 1, "tied": True}),
        (
            "1 card in blue, the lead is shared: 1",
            "1 carte en bleu, la tête est partagée~: 1",
            "1 Karte in Blau, gleichauf vorn: 1",
        ),
    ),
    (
        Line(0, "goblets/spoil", -2, {"goblet": 0}),
        (
            "2 spoils to drink: −2",
            "2 vinaigres à boire~: −2",
            "2 × Essig im Kelch: −2",
        ),
    ),
    (
        Line(0, "goblets/drink", 0, {"goblet": 0}),
        (
            "goblet drunk, poisoned: 0",
            "coupe bue, empoisonnée~: 0",
            "Kelch getrunken, vergiftet: 0",
        ),
    ),
    (
        Line(0, "goblets/safe-bet", 2, {"goblet": 5}),
        (
            "safe bet on Cleo (second goblet): 2",
            "pari sûr sur Cleo (seconde coupe)~: 2",
            "sichere Wette auf Cleo (zweiter Kelch): 2",
        ),
    ),
    (
        Line(0, "goblets/order", 1),
        (
            "no total falls below 0: 1",
            "aucun total ne descend sous 0~: 1",
            "keine Summe fällt unter 0: 1",
        ),
    ),
    (
        Line(0, "pok/exact", 1, {"symbol": "disc", "shown": 1}),
        (
            "exactly 1 disc: handed in",
            "tout juste 1 disque~: rendu",
            "genau 1 Scheibe: abgegeben",
        ),
    ),
    (
        Line(0, "hue/score", 12, {"card": "S:RYG", "colour": "yellow", "value": 6, "times": 2}),
        (
            "yellow in the centre: 2 × 6 = 12",
            "jaune au centre~: 2 × 6 = 12",
            "Gelb in der Mitte: 2 × 6 = 12",
        ),
    ),
    (
        Line(1, "goblets/love-potion", 2, {"goblet": 1}),
        (
            "love potion returned: 2",
            "philtre d’amour partagé~: 2",
            "Liebestrank erwidert: 2",
        ),
    ),
]
"""A line of a score sheet, and what is said."""
