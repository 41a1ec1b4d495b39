"""The one maker of sentences: log, speech, tooltips, bubbles and the text mode all ask it.

What the text files owe it:

- A name (`place.<base>.own`, `.other`, `back.<name>`) opens in lower case where the language
  allows it; whatever opens a sentence or a title is given its capital here.
- Things of one base that differ only in their number may have a name each (`.1`, `.2`).
- A sentence about a seat may be a table of `you` (spoken to the viewer who did it) and `they`
  (everybody else); a plain text serves both and then calls the seat by its name. Where the viewer
  is another seat that it names, `<fact>_you` speaks to that one: `by_you` if `{by:seat}` is meant.
- `{seat:seat}` is that name, `{seat:who}` says "you" to the viewer instead.
- `{what:name}` and `{onto:name}` are things, `{amount}` a number,
  `{onto:number}` the number of a place among its like, `{onto:owner}` whose it is; in the name of
  a place on top of a piece, `{host:name}` is that piece; `{onto:face}` is what a die showed last.
- In the label of a verb, `{top:name}` is what lies where it leads, if that is a single thing, else
  that place itself, and `owner_you` is its form where that place is the viewer's.
- In the `why` of a clause, `{prompt}` is what the step asks now.
- Any other form is a family of terms: `{area:issue}` is the text `term.issue.<area>`.
- A card may have a `subtitle` of its own; else its kind is printed there.
- A die that is `untold` has no sentence of its own when it is thrown: another one tells its face.
  A verb that is has none in the log: what follows from it tells it too.
"""

from collections.abc import Mapping
from itertools import groupby

from rules.core.events import MOVED, REVEALED, ROLLED, SAID, SHUFFLED, Event
from rules.core.game import Game, Readout, Ruling
from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_piece, is_place, is_unseen
from rules.core.setup import Card, Setup
from rules.core.table import NOBODY, Step, Table
from tabletop.player.seats import Seat
from tabletop.update import Update
from tabletop.words.moments import MomentWords
from tabletop.words.text import Fact, Texts, fill

# The forms of a seat in a sentence, with the text that inflects it.
_SEATS = {"seat": "", "owner": "", "who": "", "whose": "text.whose", "whom": "text.whom"}


class Speaker:
    """Says what is on a table and what happens there, to one viewer in one language."""

    def __init__(
        self, texts: Texts, game: Game, setup: Setup, seats: list[Seat], viewer: int
    ) -> None:
        self.texts = texts
        self.game = game
        self.setup = setup
        self.seats = seats
        self.viewer = viewer
        self.moments = MomentWords(texts, self._say, self._part, self.name, self.seat)
        self._faces: dict[int, int] = {}  # what each die showed last

    # Names

    def name(self, ref: int) -> str:
        """Return what a thing is called inside a sentence."""
        if is_piece(ref):
            return self.texts.text(f"card.{self.setup.card(ref).id}.name")
        if is_unseen(ref):
            return self.texts.text(f"back.{self.setup.backs[-ref - 1]}")
        if is_place(ref):
            place = self.setup.place(ref)
            return self._owned(f"place.{place.base}", place.owner, place.number, place.host)
        if is_counter(ref):
            counter = self.setup.counter(ref)
            return self._owned(f"counter.{counter.base}", counter.owner, counter.number)
        return ""

    def seat(self, seat: int) -> str:
        """Return how the viewer is told of a seat: "You" for the viewer's, else its name."""
        return self.texts.text("text.you") if seat == self.viewer else self.seat_name(seat)

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat, whoever listens."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    def place_title(self, ref: int) -> str:
        """Return the heading of a place."""
        return capital(self.name(ref))

    def counter_title(self, ref: int) -> str:
        """Return the heading of a counter."""
        return capital(self.name(ref))

    def listed(self, names: list[str]) -> str:
        """Return names as a list in which equal ones are counted."""
        counts = {name: names.count(name) for name in names}
        return "; ".join(
            name if count == 1 else self.texts.text("text.several", count=count, name=name)
            for name, count in counts.items()
        )

    def card_text(self, card: Card) -> dict[str, str]:
        """Return what is printed on a card: title, subtitle, body and flavour, each maybe empty."""
        facts: dict[str, Fact] = {**card.numbers, **card.words}
        own = f"card.{card.id}.subtitle"
        keys = {
            "title": f"card.{card.id}.name",
            "subtitle": own if self.texts.has(own) else f"kind.{card.kind}",
            "body": f"card.{card.id}.text",
            "flavour": f"card.{card.id}.flavour",
        }
        return {
            part: fill(self.texts.raw(key, facts), facts, self._resolve)
            if self.texts.has(key)
            else ""
            for part, key in keys.items()
        }

    def summary(self, card: Card) -> str:
        """Return the numbers and signs on a card in a few words, maybe none."""
        facts = [
            self.texts.text(f"number.{name}", amount=value)
            for name, value in card.numbers.items()
            if value and self.texts.has(f"number.{name}")
        ]
        signs = [f"word.{name}.{value}" for name, value in card.words.items() if value]
        return ", ".join([*facts, *(self.texts.text(key) for key in signs if self.texts.has(key))])

    # Sentences

    def prompt(self, t: Table, viewer: int) -> str:
        """Return what is asked now, of the viewer or of somebody else."""
        if not t.agenda:
            return self.texts.text("text.over")
        return self._asked(t.agenda[-1], "ask" if t.agenda[-1].seat == viewer else "wait")

    def move_line(self, update: Update) -> str:
        """Return the sentence of the move that led to an update, or nothing."""
        if update.verb < 0:
            return ""
        key = f"log.{self.game.verbs[update.verb].name}"
        facts = {"seat": update.mover, **_facts(update)}
        return self._say(key, facts, update.mover)

    def event_line(self, event: Event) -> str:
        """Return the sentence of an event, or nothing where it is not worth one."""
        if event.kind == SAID:
            facts = {"what": event.what, "onto": event.source, "seat": event.target}
            facts["amount"] = event.amount
            if event.moment is not None:
                facts |= event.moment.facts
            return self._say(f"say.{event.key}", facts, event.target)
        if event.kind == ROLLED:
            self._faces[event.what] = event.amount
            untold = self.texts.flag(f"untold.{self.setup.counter(event.what).base}")
            facts = {"what": event.what, "amount": event.amount}
            return "" if untold else self._say("text.rolled", facts, NOBODY)
        if event.kind == SHUFFLED:
            return self._say("text.shuffled", {"what": event.target}, NOBODY)
        return ""

    def lines(self, update: Update) -> list[tuple[str, str]]:
        """Return everything to be said about an update, each sentence with its clause."""
        clause = next((event.clause for event in update.events if event.clause), "")
        said = [(self._move_told(update), clause)]
        # What the move itself names need not be told again when it is laid open.
        named = update.move.what if update.move is not None and said[0][0] else NOTHING
        told = {named}
        telling = []
        for event in update.events:
            if _speaks(event):
                telling.append(event)
            elif self._opened_at(event) and event.what not in told:
                told.add(event.what)
                telling.append(event)
        for place, group in groupby(telling, self._opened_at):
            events = list(group)
            if place:
                names = self.listed([self.name(event.what) for event in events])
                facts = {"title": self.place_title(place), "things": names}
                said.append((self.texts.text("text.list", **facts), events[0].clause))
            else:
                said += [line for event in events for line in self._told(event)]
        return [(text, clause) for text, clause in said if text]

    def _move_told(self, update: Update) -> str:
        """Return the sentence of a move for the log, unless another one tells it too."""
        verb = self.game.verbs[update.verb].name if update.verb >= 0 else ""
        return "" if self.texts.flag(f"untold.{verb}") else self.move_line(update)

    def readout(self, readout: Readout) -> str:
        """Return what a good player would have worked out."""
        seat = readout.numbers.get("seat", NOBODY)
        return self._say(f"readout.{readout.key}", readout.numbers, seat)

    def refusal(self, ruling: Ruling) -> str:
        """Return why something cannot be done, with the numbers of this very case."""
        facts: dict[str, Fact] = dict(ruling.facts)
        if "phase" in ruling.facts:
            asked = [ruling.facts[name] for name in ("asked_what", "asked_amount")]
            facts["prompt"] = self._asked(Step(ruling.facts["phase"], self.viewer, *asked), "ask")
        key = f"clause.{ruling.clause}.why"
        if not self.texts.has(key):
            key = f"clause.{ruling.clause}.text"
        return self._say(key, facts, NOBODY)

    def verb(self, m: Move, on: Table | None = None) -> str:
        """Return the label of a choice, on a table where it is known."""
        facts = {"what": m.what, "onto": m.onto, "amount": m.amount, "top": _top(m.onto, on)}
        facts["owner"] = self._owner(m.onto)
        return self._say(f"verb.{self.game.verbs[m.verb].name}", facts, NOBODY)

    def help(self, m: Move) -> str:
        """Return what a choice does, where the game says so beside its label."""
        key = f"help.{self.game.verbs[m.verb].name}"
        facts = {"what": m.what, "onto": m.onto, "amount": m.amount}
        return self._say(key, facts, NOBODY) if self.texts.has(key) else ""

    def verb_between(self, low: Move, high: Move, on: Table | None = None) -> str:
        """Return the label of a choice of how much, from the least to the most."""
        between = self.texts.text("amount.between", low=low.amount, high=high.amount)
        facts: dict[str, Fact] = {"what": high.what, "onto": high.onto, "amount": between}
        facts["top"] = _top(high.onto, on)
        raw = self.texts.raw(f"verb.{self.game.verbs[high.verb].name}", {"amount": high.amount})
        return capital(fill(raw, facts, self._resolve))

    def clause(self, clause: str) -> tuple[str, str]:
        """Return the title and the text of a clause of the rulebook."""
        title, text = (self.texts.text(f"clause.{clause}.{part}") for part in ("title", "text"))
        return title, text

    def result(self, shares: list[float]) -> str:
        """Return how the match ended."""
        best = max(shares)
        winners = [seat for seat, share in enumerate(shares) if share == best]
        if len(winners) == 1:
            return self._say("text.won", {"seat": winners[0]}, winners[0])
        names = self.texts.text("text.and").join(self.seat(seat) for seat in winners)
        return self.texts.text("text.level", names=names)

    # How they are made

    def _asked(self, step: Step, form: str) -> str:
        """Return what a step asks, of whom it concerns (`ask`) or of somebody else (`wait`)."""
        facts = {"what": step.what, "amount": step.amount, "seat": step.seat}
        return self._say(f"step.{self.game.phases[step.phase]}.{form}", facts, NOBODY)

    def _told(self, event: Event) -> list[tuple[str, str]]:
        """Return the sums behind an event and its own sentence, each with the clause."""
        sums = self.moments.sums(event.moment) if event.moment is not None else ""
        return [(sums, event.clause), (self.event_line(event), event.clause)]

    def _opened_at(self, event: Event) -> int:
        """Return where an event laid a card open that had been hidden, or NOTHING."""
        if not is_piece(event.what):
            return NOTHING
        if event.kind == REVEALED:
            return event.source
        if event.kind == MOVED:
            everyone = self.setup.everyone
            hidden = self.setup.place(event.source).viewers != everyone
            if hidden and self.setup.place(event.target).viewers == everyone:
                return event.target
        return NOTHING

    def _say(self, key: str, facts: Mapping[str, Fact], subject: int) -> str:
        return capital(self._part(key, facts, subject))

    def _part(self, key: str, facts: Mapping[str, Fact], subject: int) -> str:
        """Return what stands inside a sentence, where nothing needs a capital."""
        spoken_to = self._spoken_to(key, facts)
        if subject == self.viewer and self.texts.has(f"{key}.you"):
            key += ".you"
        elif spoken_to:
            key += f".{spoken_to}"
        elif self.texts.has(f"{key}.they"):
            key += ".they"
        return fill(self.texts.raw(key, facts), facts, self._resolve)

    def _spoken_to(self, key: str, facts: Mapping[str, Fact]) -> str:
        """Return the form for a viewer who is one of the other seats of a sentence, or nothing."""
        if self.viewer < 0:
            return ""
        forms = [f"{name}_you" for name, value in facts.items() if value == self.viewer]
        return next((form for form in forms if self.texts.has(f"{key}.{form}")), "")

    def _owned(self, key: str, owner: int, number: int, host: int = NOTHING) -> str:
        if self.texts.has(f"{key}.own"):
            key += ".own" if owner == self.viewer else ".other"
        elif self.texts.has(f"{key}.{number + 1}"):
            key += f".{number + 1}"
        facts = {"seat": owner, "number": number + 1, "host": host}
        return fill(self.texts.raw(key, facts), facts, self._resolve)

    def _resolve(self, form: str, value: int) -> str:
        if form == "number":
            return str(self.setup.place(value).number + 1) if is_place(value) else ""
        if form == "face":
            return str(self._faces.get(value, ""))
        if form in _SEATS:
            return self._seat_as(form, value)
        term = f"term.{form}.{value}"
        if self.texts.has(term):
            return self.texts.text(term)
        return self.name(value)

    def _seat_as(self, form: str, value: int) -> str:
        """Return a seat as a sentence needs it: its name, or the viewer as the one spoken to."""
        if form == "who":
            return self.seat(value)
        if _SEATS[form]:
            return self._part(_SEATS[form], {"seat": value}, value)
        return self.seat_name(self._owner(value) if form == "owner" else value)

    def _owner(self, ref: int) -> int:
        if is_place(ref):
            return self.setup.place(ref).owner
        return self.setup.counter(ref).owner if is_counter(ref) else NOBODY


def _speaks(event: Event) -> bool:
    return event.kind in {SAID, ROLLED, SHUFFLED}


def capital(text: str) -> str:
    """Return a text with a capital at its start."""
    return text[:1].upper() + text[1:]


def _top(place: int, on: Table | None) -> int:
    """Return the single thing that lies in a place, or the place itself."""
    cards = on.at(place) if on is not None and is_place(place) else []
    return cards[0] if len(cards) == 1 else place


def _facts(update: Update) -> dict[str, int]:
    """Return what a move is about; of a secret one only what everybody could watch."""
    m = update.move
    if m is not None:
        return {"what": m.what, "onto": m.onto, "amount": m.amount}
    for event in update.events:
        if event.kind == MOVED:
            return {"what": event.what, "onto": event.target, "amount": 0}
    return {"what": NOTHING, "onto": NOTHING, "amount": 0}
