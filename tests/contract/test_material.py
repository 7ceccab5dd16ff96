"""No move makes or loses a card, a counter or a drink."""

from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.core.match import Match
from poisonbox.games import GAMES
from tests.contract.material import MATERIAL
from tests.contract.playing import every_game, matches


def test_every_game_is_counted():
    assert set(MATERIAL) == set(GAMES)


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_everything_is_still_there_after_every_move(game, data):
    played = data.draw(matches(game))
    match = Match(game, played.players, played.options)
    MATERIAL[game.id](match)
    for seat, move in played.match.log:
        match.submit(seat, move)
        MATERIAL[game.id](match)
