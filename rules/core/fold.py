"""Events retold: change a seat's old view by what it saw, which must give its new view."""

from rules.core.events import (
    COUNTED,
    FINISHED,
    MOVED,
    PUSHED,
    REVEALED,
    ROLLED,
    SHUFFLED,
    STEPPED,
    Event,
)
from rules.core.hidden import eyes
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING, is_unseen
from rules.core.setup import HAND
from rules.core.table import NOWHERE, Step, Table


def fold(view: Table, events: list[Event]) -> None:
    """Apply events to a redacted table in place (knowledge and chance are left alone)."""
    view.offers = {}
    for event in events:
        if event.kind == COUNTED:
            view.counts[event.what - FIRST_COUNTER] += event.amount
        elif event.kind == ROLLED:
            view.counts[event.what - FIRST_COUNTER] = event.amount
        elif event.kind == STEPPED:
            _stepped(view, event)
        elif event.kind == FINISHED:
            view.agenda.clear()
        else:
            _handled(view, event)


def _handled(view: Table, event: Event) -> None:
    """Follow the hands: pieces moved, shown and shuffled."""
    if event.kind == MOVED:
        _moved(view, event)
    elif event.kind == REVEALED:
        _revealed(view, event)
    elif event.kind == SHUFFLED:
        _forget(view, event.target)


def _moved(view: Table, event: Event) -> None:
    origin = view.at(event.source)
    if view.setup.kinds[event.source - FIRST_PLACE] == HAND:
        if is_unseen(event.what):
            _forget(view, event.source)
        if event.what in origin:
            origin.remove(event.what)
        else:
            origin.remove(-event.back)
    else:
        del origin[event.spot]
    if event.what > NOTHING:
        view.where[event.what] = event.target
        sleeve = view.setup.sleeves[event.target - FIRST_PLACE]
        if sleeve:
            view.backs[event.what] = sleeve
    pieces = view.at(event.target)
    if view.setup.kinds[event.target - FIRST_PLACE] == HAND:
        pieces.append(event.what)
        pieces.sort()
    else:
        pieces.insert(event.amount, event.what)


def _revealed(view: Table, event: Event) -> None:
    if is_unseen(event.what):
        return
    pieces = view.at(event.source)
    if event.what not in pieces:
        hand = view.setup.kinds[event.source - FIRST_PLACE] == HAND
        pieces[pieces.index(-event.back) if hand else event.spot] = event.what
        view.where[event.what] = event.source
        if hand:
            pieces.sort()


def _forget(view: Table, place: int) -> None:
    """Turn every piece that the viewer may not look at into its back."""
    needed = eyes(view.setup, view.viewer)
    if view.setup.viewers[place - FIRST_PLACE] & needed == needed:
        return
    pieces = view.at(place)
    for i, piece in enumerate(pieces):
        if piece > NOTHING:
            pieces[i] = -view.backs[piece]
            view.where[piece] = NOWHERE
    if view.setup.kinds[place - FIRST_PLACE] == HAND:
        pieces.sort()


def _stepped(view: Table, event: Event) -> None:
    if event.spot == PUSHED:
        view.agenda.append(Step(event.what, event.source, event.target, event.amount))
    else:
        view.agenda.pop()
