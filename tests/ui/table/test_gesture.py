"""The pointer's state machine."""

from tabletop.ui.table.moves.gesture import Gesture, Phase, PointerAct


def test_a_drag_begins_by_distance_alone() -> None:
    gesture = Gesture(6.0)
    gesture.press((100, 100), 5, grabs=True)
    assert gesture.move((103, 104)) is PointerAct.NONE
    assert gesture.move((106, 100)) is PointerAct.TAKE
    assert gesture.move((200, 200)) is PointerAct.MOVE
    assert gesture.phase is Phase.DRAGGING
    assert gesture.release((200, 200)) is PointerAct.DROP
    assert gesture.move((300, 300)) is PointerAct.NONE


def test_what_cannot_be_grabbed_is_never_dragged() -> None:
    gesture = Gesture()
    gesture.press((0, 0), 5, grabs=False)
    assert gesture.move((90, 0)) is PointerAct.NONE
    assert gesture.release((90, 0)) is PointerAct.NONE


def test_a_press_and_release_in_one_spot_is_a_click() -> None:
    gesture = Gesture()
    gesture.press((10, 10), 5, grabs=True)
    assert gesture.release((12, 11)) is PointerAct.CLICK
    assert gesture.what == 5


def test_a_click_may_slip_farther_than_a_drag_needs() -> None:
    gesture = Gesture(threshold=6.0)
    gesture.press((0, 0), 5, grabs=False)
    assert gesture.release((11, 0)) is PointerAct.CLICK
    gesture.press((0, 0), 5, grabs=False)
    assert gesture.release((12, 0)) is PointerAct.NONE


def test_a_drag_can_be_given_up() -> None:
    gesture = Gesture()
    gesture.press((0, 0), 5, grabs=True)
    gesture.move((50, 0))
    assert gesture.cancel() is PointerAct.CANCEL
    assert gesture.release((50, 0)) is PointerAct.NONE
    assert gesture.cancel() is PointerAct.NONE


def test_moving_without_a_press_does_nothing() -> None:
    assert Gesture().move((500, 500)) is PointerAct.NONE
