"""What is asked when a gesture is not clear: which of several, how much, and why not."""

from collections.abc import Callable

import pygame

from rules.core.engine import ELSEWHERE, NOT_YOUR_TURN, NOWHERE_TO_GO, PRESSED, SHARED_CLAUSES
from rules.core.game import Ruling
from rules.core.hidden import PUBLIC
from rules.core.moves import Move
from rules.core.refs import NOTHING, is_piece, is_place
from tabletop.player.seats import people
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.course.sentences import Sentences
from tabletop.ui.table.hud.zoom import subject_of
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.moves.intents import Attempt
from tabletop.ui.table.moves.usual import usual_way
from tabletop.ui.table.panels.amounts import AmountPicker, AmountQuestion
from tabletop.ui.table.panels.offer import WHY, Offered, OfferPanel
from tabletop.ui.table.panels.spread import MoveChoice, Spread
from tabletop.ui.widgets.notice import Notice
from tabletop.words.ranges import by_amount
from tabletop.words.speech import capital

TAKE_BACK, ANYWAY = "take_back", "anyway"


class Questions:
    """Turns what was meant by a gesture into one certain move, or into words about it."""

    def __init__(
        self,
        table: MatchTable,
        sentences: Sentences,
        submit: Callable[[Move], None],
        open_rules: Callable[[str], None],
    ) -> None:
        self.table = table
        self.match = table.match
        self.laid = table.laid
        self.sentences = sentences
        self.submit = submit
        self.open_rules = open_rules
        # What the coach says before a move, in a heading and a sentence, if anything.
        self.warn: Callable[[Move], tuple[str, str] | None] = lambda _move: None

    def play(self, moves: list[Move], anchor: pygame.Rect) -> bool:
        """Make a move, or ask which of several is meant; return whether it is being asked."""
        if len(moves) == 1:
            if self._must_ask(moves[0]):
                self._ask_first(moves[0])
                return True
            if self._warned(moves[0]):
                return True
            self.submit(moves[0])
            return False
        groups = by_amount(moves)
        if len(groups) == 1:
            self._ask_amount(groups[0], anchor)
        else:
            self._ask_which(groups, anchor)
        return True

    def press(self, moves: list[Move], anchor: pygame.Rect) -> bool:
        """Do what a single press means, but ask before it gives away what cannot be won back."""
        if len(moves) == 1 and self._costs(moves[0]):
            self._ask_first(moves[0])
            return True
        return self.play(moves, anchor)

    def _costs(self, m: Move) -> bool:
        reach = self.table.hands.reach
        if reach is None or not reach.table.agenda:
            return False
        return self.match.game.verbs[m.verb].costly(reach.table, reach.table.agenda[-1], m)

    def _usual(self, groups: list[list[Move]]) -> int | None:
        """Return which of several groups of moves is the usual way on, if any."""
        reach = self.table.hands.reach
        if reach is None or not reach.table.agenda:
            return 0
        return usual_way(self.match.game, reach.table, reach.moves, groups)

    def _must_ask(self, m: Move) -> bool:
        """Tell whether a move would do something to one's own cards that nobody does lightly."""
        if self.match.game.verbs[m.verb].name not in self.laid.plan.asks:
            return False
        if not is_piece(m.onto):
            return True
        piece = self.laid.setting.lying.find(m.onto)
        place = self.laid.setting.lying.place_of(piece) if piece is not None else NOTHING
        return bool(place) and self.match.setup.place(place).owner == self.laid.viewer

    def _ask_first(self, m: Move) -> None:
        """Ask whether a move is really meant, and say what it would bring."""
        told, texts = self.sentences, self.laid.setting.texts

        def answer(choice: str) -> None:
            if choice:
                self._decide(m)
            else:
                self.table.hands.answered(done=False)

        title, leave = texts.text("hud.sure"), texts.text("hud.not_now")
        asked = MoveChoice(
            self.table.stage, title, [told.label([m])], [told.outlook([m])], leave=leave
        )
        self.table.overlays.open(asked, answer)

    def _ask_which(self, groups: list[list[Move]], anchor: pygame.Rect) -> None:
        """Ask which of several things a gesture means; then how much, where that is open."""
        told, title = self.sentences, self.laid.setting.texts.text("hud.which")
        labels = [told.label(group) for group in groups]
        brings = [told.outlook(group) if len(group) == 1 else "" for group in groups]

        def answer(choice: str) -> None:
            if not choice:
                self.table.hands.answered(done=False)
            elif len(group := groups[int(choice)]) > 1:
                self._ask_amount(group, anchor)
            else:
                self._decide(group[0])

        panel = MoveChoice(self.table.stage, title, labels, brings, usual=self._usual(groups))
        self.table.overlays.open(panel, answer)

    def _ask_amount(self, moves: list[Move], anchor: pygame.Rect) -> None:
        """Ask how much, beside what it is about."""
        speaker = self.laid.setting.speaker
        of = {m.amount: m for m in moves}

        def label(amount: int) -> str:
            first = moves[0]
            return self.sentences.label([Move(first.verb, first.what, first.onto, amount)])

        def outlook(amount: int) -> str:
            return self.sentences.outlook([of[amount]])

        def refusal(amount: int) -> str:
            ruling = self.match.explain(self.laid.viewer, moves[0].what, moves[0].onto, amount)
            if ruling.clause in SHARED_CLAUSES:
                low, high = moves[0].amount, moves[-1].amount
                return self.laid.setting.texts.text("amount.limits", low=low, high=high)
            return speaker.refusal(ruling)

        def answer(choice: str) -> None:
            if choice:
                self._decide(of[int(choice)])
            else:
                self.table.hands.answered(done=False)

        question = AmountQuestion(tuple(of), label, outlook, refusal)
        panel = AmountPicker(self.table.stage, self.laid.setting.kit, question, anchor)
        self.table.overlays.open(panel, answer)

    def _decide(self, m: Move) -> None:
        if not self._warned(m):
            self.table.hands.answered(done=True)
            self.submit(m)

    def _warned(self, m: Move) -> bool:
        """Let the coach speak before a move that loses much; tell whether it does."""
        said = self.warn(m)
        if said is None:
            return False

        def answer(choice: str) -> None:
            anyway = choice == ANYWAY
            self.table.hands.answered(done=anyway)
            if anyway:
                self.submit(m)

        text = self.laid.setting.texts.text
        choices = [(name, text(f"nudge.{name}")) for name in (TAKE_BACK, ANYWAY)]
        self.table.overlays.open(Notice(self.table.stage, *said, choices), answer)
        return True

    def offer(self, ref: int, moves: list[Move], anchor: pygame.Rect) -> None:
        """Ask which of all that can be done with a piece is to be done, and say what binds it."""
        told, groups = self.sentences, by_amount(moves)
        clause = told.clause_behind(ref)
        self.table.previews.hide()
        foreseen = [told.foresee(group) for group in groups]
        brings = [
            "" if seen or len(group) > 1 else told.outlook(group)
            for seen, group in zip(foreseen, groups, strict=True)
        ]
        labels = [told.label(group) for group in groups]
        why = self.laid.setting.texts.text("hud.why", clause=clause) if clause else ""
        title, lines = capital(self.laid.setting.speaker.name(ref)), self.laid.readouts_of([ref])

        def answer(choice: str) -> None:
            told.foresee([])
            if choice == WHY:
                self.open_rules(clause)
            elif choice:
                self.play(groups[int(choice)], anchor)

        def point(number: int) -> None:
            told.foresee(groups[number] if number >= 0 else [])

        mats = [mat.told for mat in self.laid.furniture.find(Mats).mats]
        offered = Offered(title, lines, labels, brings, why, mats)
        panel = OfferPanel(self.table.stage, self.laid.setting.kit, offered, anchor, point)
        self.table.overlays.open(panel, answer)

    def refuse(self, attempt: Attempt) -> None:
        """Let a bubble say which clause forbids a gesture."""
        if self.laid.viewer == PUBLIC:
            return
        ruling = self._ruling(attempt)
        self.sentences.say_why(ruling.clause, ruling.facts, attempt.anchor)
        self.table.stage.log.note("refused", clause=ruling.clause)

    def why_not(self, attempt: Attempt) -> str:
        """Return why a gesture is not allowed, in a sentence."""
        if self.laid.viewer == PUBLIC:
            return ""
        return self.laid.setting.speaker.refusal(self._ruling(attempt))

    def _ruling(self, attempt: Attempt) -> Ruling:
        """Return the explanation that says most: a rule, else another way, else that none is."""
        rulings = [
            self.match.explain(self.laid.viewer, attempt.what, onto, attempt.amount)
            for onto in attempt.ontos
        ]
        vague = [ELSEWHERE, PRESSED, NOWHERE_TO_GO]
        return min(rulings, key=lambda r: vague.index(r.clause) + 1 if r.clause in vague else 0)

    def is_early(self, attempt: Attempt) -> bool:
        """Tell whether a gesture of the only person here fails because a rival decides."""
        alone = people(self.match.seats) == [self.laid.viewer]
        return alone and self._ruling(attempt).clause == NOT_YOUR_TURN

    def wants_to_know(self, attempt: Attempt) -> bool:
        """Tell whether pressing a thing in vain is answered by a clause of the game itself."""
        if self.match.decider != self.laid.viewer:
            return False
        return self._ruling(attempt).clause not in SHARED_CLAUSES

    def look(self, ref: int) -> None:
        """Show a card large, or all cards of an open pile."""
        lying = self.laid.setting.lying
        piece = lying.find(ref) if is_piece(ref) else None
        place = ref if is_place(ref) else lying.place_of(piece) if piece else NOTHING
        top = lying.by_place[place][-1:] if place else []
        if top and lying.covered(top[0].ref):
            self.spread(place)
            return
        subject = subject_of(self.laid, ref)
        if subject is not None:
            self.table.zoom.show(subject, pin=True)

    def spread(self, place: int) -> None:
        """Lay out the cards of a pile that the viewer knows; one that can be used is taken."""
        hands, setting = self.table.hands, self.laid.setting
        refs = [piece.ref for piece in setting.lying.by_place[place] if is_piece(piece.ref)]
        if not refs:
            return
        reach = hands.reach
        targets = reach.targets(hands.meanings.chosen) if reach is not None else []
        lit = [ref for ref in refs if reach is not None and (reach.allows(ref) or ref in targets)]
        title = setting.speaker.place_title(place)

        def answer(choice: str) -> None:
            if choice:
                self.table.hands.choose(int(choice))

        panel = Spread(self.table.stage, setting.board.pictures, title, refs, lit)
        self.table.overlays.open(panel, answer)
