"""Decisive moments in words: their title, the arithmetic of each camp, what follows for whom.

What a game's texts owe it:

- `moment.<name>.title` says what is at stake; `{what:name}`, `{onto:name}` and the moment's own
  facts may stand in it. `moment.<name>.need` says what a sum must reach, as `{amount}`.
- `camp.<key>` names a camp that is more than its seat, `stroke.<key>` what no card stands for.
- `upshot.<key>` tells what a moment changes for a seat, in the forms of any sentence about one;
  `{by:seat}` and `{card:name}` say who brought it and with what, `{also}` is a second figure.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.core.moments import SUMMARY, Camp, Moment, Stroke, Upshot
from rules.core.table import NOBODY
from tabletop.words.runs import Run, runs_of
from tabletop.words.text import Texts, number, signed

Say = Callable[[str, Mapping[str, int], int], str]


@dataclass(frozen=True)
class MomentWords:
    """Tells moments by the same means that make every other sentence."""

    texts: Texts
    say: Say
    part: Say  # the same inside a sentence, without a capital
    name: Callable[[int], str]
    seat: Callable[[int], str]

    def title(self, moment: Moment) -> str:
        """Return what is at stake."""
        facts = {"what": moment.what, "onto": moment.onto, **moment.facts}
        seat = moment.facts.get("seat", NOBODY)
        return self.say(f"moment.{moment.name}.title", facts, seat)

    def need(self, moment: Moment) -> str:
        """Return what a sum must reach, or nothing."""
        return self._needed(moment, self.say)

    def _needed(self, moment: Moment, say: Say) -> str:
        if moment.need is None:
            return ""
        facts = {"amount": moment.need, **moment.facts}
        return say(f"moment.{moment.name}.need", facts, NOBODY)

    def camp(self, camp: Camp) -> str:
        """Return what a camp is called."""
        if not camp.key:
            return self.seat(camp.seat)
        return self.say(f"camp.{camp.key}", {"seat": camp.seat}, camp.seat)

    def stroke(self, stroke: Stroke) -> str:
        """Return what brings a change of a sum."""
        if not stroke.key:
            return self.name(stroke.what)
        facts = {"what": stroke.what, "amount": stroke.amount}
        return self.part(f"stroke.{stroke.key}", facts, NOBODY)

    def runs(self, camp: Camp) -> list[Run]:
        """Return the strokes of a camp, equal ones together."""
        return runs_of(camp, self.stroke)

    def total(self, camp: Camp) -> str:
        """Return what a camp comes to, and where a cap changes that, what it counts as."""
        plain = camp.plain_sum()
        if not camp.strokes or plain == camp.total:
            return number(camp.total)
        return self.texts.text("sums.capped", sum=plain, total=camp.total)

    def arithmetic(self, camp: Camp) -> str:
        """Return how the sum of a camp comes about, run by run."""
        runs = self.runs(camp)
        parts = [self._part_of_sum(run, first=index == 0) for index, run in enumerate(runs)]
        bare = len(camp.strokes) == 1 and bool(camp.strokes[0].key)
        if not parts or (bare and camp.plain_sum() == camp.total):
            return self.total(camp)
        if len(runs) == 1 and runs[0].times > 1:
            parts = [self._repeated(runs[0])]
        return self.texts.text("sums.sum", strokes=" ".join(parts), total=self.total(camp))

    def _part_of_sum(self, run: Run, *, first: bool) -> str:
        """Return what a run brings, and in brackets what it is."""
        name = self.stroke(run.stroke) if run.times == 1 else self._repeated(run)
        amount = number(run.amount) if first else _added(run.amount)
        return self.texts.text("sums.stroke", amount=amount, name=name)

    def _repeated(self, run: Run) -> str:
        """Return how often something comes, what it is and what each of it brings."""
        each = number(run.stroke.amount)
        name = self.stroke(run.stroke)
        return self.texts.text("sums.run", times=run.times, name=name, each=each)

    def sums(self, moment: Moment) -> str:
        """Return the arithmetic of all camps in one line, or nothing where nothing is summed.

        Of a summary it returns what that says of each seat.
        """
        if moment.name == SUMMARY:
            told = " ".join(self.upshot(upshot) for upshot in moment.upshots)
            return self.texts.text("sums.summary", title=self.title(moment), upshots=told)
        if not moment.camps:
            return ""
        camps = [
            self.texts.text("sums.camp", name=self.camp(camp), sum=self.arithmetic(camp))
            for camp in moment.camps
        ]
        head = ", ".join(
            part for part in (self.title(moment), self._needed(moment, self.part)) if part
        )
        return self.texts.text("sums.line", title=head, camps="; ".join(camps))

    def upshot(self, upshot: Upshot) -> str:
        """Return what a moment changes for a seat."""
        facts = {"seat": upshot.seat, "what": upshot.what, "amount": upshot.amount}
        facts |= {"size": abs(upshot.amount), "by": upshot.by, "card": upshot.card}
        facts["also"] = upshot.also
        return self.say(f"upshot.{upshot.key}", facts, upshot.seat)


def _added(amount: int) -> str:
    """Return a number as it goes on a sum; what brings nothing is added all the same."""
    return signed(amount) if amount else "+0"
