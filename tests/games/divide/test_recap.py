"""What others did to a seat since its last move, the heaviest first."""

from tabletop.summary.recap import recap
from tests.games.divide.desk import Desk
from tests.games.divide.test_taking_back import match_of


def test_a_recap_tells_each_blow_once_and_the_heaviest_first() -> None:
    desk = (
        Desk().hand(0, "typo").hand(1, "scandal").base(2, "fat_cats", "red_carpet", "idle_trucks")
    )
    match = match_of(desk, "attach typo>fat_cats", "play scandal>red_carpet")
    names = [seat.name for seat in match.seats]
    lines = [match.texts.plain(line.text) for line in recap(match, 2)]
    assert lines == [
        f"{names[1]}’s Scandal destroyed your Red Carpet Consciences: +4 influence.",
        f"{names[0]} played Embarrassing Typos on your Military-Industrial Fat Cats: −1 influence.",
    ]


def test_a_lost_group_stops_the_table_and_a_small_deficit_does_not() -> None:
    desk = Desk().hand(0, "walkout").hand(1, "hot_mic").base(2, "fat_cats", "idle_trucks")
    match = match_of(desk, "play walkout>fat_cats", "attach hot_mic>idle_trucks")
    assert [(line.stops, line.loss) for line in recap(match, 2)] == [(True, True), (False, True)]
