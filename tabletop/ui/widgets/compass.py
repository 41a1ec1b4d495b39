"""The four ways from each of some rectangles to others: near ones first, and none left out."""

from collections.abc import Sequence

import pygame

WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))
BACK = {(-1, 0): (1, 0), (1, 0): (-1, 0), (0, -1): (0, 1), (0, 1): (0, -1)}
CONE = 1.6  # how far aside something may lie, for each pixel that it lies ahead
ASIDE = 2.0  # what a pixel of a gap aside counts
SLIGHT = 0.2  # what a pixel counts that only the middles are apart
SLACK = 0.25  # of a rectangle that another one may overlap and still lie beyond its edge
Way = tuple[int, int]


class Compass:
    """Knows for some rectangles which one lies next in a direction.

    That is the nearest in a cone, first of all what lies straight ahead. What would never be the
    nearest of anything is put between two others, so that every one is reached from every one.
    """

    def __init__(self, rects: Sequence[pygame.Rect]) -> None:
        self.rects = [pygame.Rect(rect) for rect in rects]
        numbers = range(len(self.rects))
        self._orders = [
            sorted(numbers, key=lambda n: self.rects[n].centerx),
            sorted(numbers, key=lambda n: self.rects[n].centery),
        ]
        self._ways: list[dict[Way, int]] = [self._seen_from(n) for n in range(len(self.rects))]
        self._join()

    def over(self, rects: Sequence[pygame.Rect]) -> "Compass":
        """Return a compass for other rectangles: this one, if they are the same."""
        return self if self.rects == list(rects) else Compass(rects)

    def next(self, start: int, way: Way) -> int | None:
        """Return which rectangle lies next in a direction."""
        return self._ways[start].get(way)

    def _seen_from(self, start: int) -> dict[Way, int]:
        """Return the nearest rectangle in each direction where there is one."""
        found = {way: self._nearest_towards(start, way) for way in WAYS}
        return {way: number for way, number in found.items() if number is not None}

    def _nearest_towards(self, start: int, way: Way) -> int | None:
        """Return the nearest rectangle in a direction: once one is found, most need no look."""
        axis = 0 if way[0] else 1
        order, sign, here = self._orders[axis], way[axis], self.rects[start]
        rank = order.index(start)
        best: tuple[float, int] | None = None
        for number in order[rank + 1 :] if sign > 0 else order[rank - 1 :: -1] if rank else ():
            there = self.rects[number]
            ahead = sign * (there.center[axis] - here.center[axis])
            if best is not None and ahead > best[0]:
                break  # nothing costs less than it lies ahead
            cost = _cost(here, there, way, ahead) if ahead else None
            if cost is not None and (best is None or (cost, number) < best):
                best = cost, number
        return best[1] if best is not None else None

    def _join(self) -> None:
        """Put whatever is not reached beside its neighbour, and lead back who cannot return."""
        for _ in range(2 * len(self.rects)):
            to, fro = self._reached(), self._returning()
            lost = [n for n in range(len(self.rects)) if n not in to]
            stuck = [n for n in range(len(self.rects)) if n not in fro]
            if lost:
                self._insert(lost[0], self._nearest(lost[0], to))
            elif stuck:
                near = self._nearest(stuck[0], fro)
                self._ways[stuck[0]][self._free(stuck[0], near)] = near
            else:
                return

    def _insert(self, lost: int, beside: int) -> None:
        way = self._towards(beside, lost)
        after = self._ways[beside].get(way)
        self._ways[beside][way] = lost
        self._ways[lost][way] = beside if after is None else after
        self._ways[lost][BACK[way]] = beside

    def _free(self, start: int, end: int) -> Way:
        """Return a direction that leads nowhere yet, the one towards the end if it is."""
        wanted = self._towards(start, end)
        free = [way for way in WAYS if way not in self._ways[start]]
        return wanted if wanted in free or not free else free[0]

    def _towards(self, start: int, end: int) -> Way:
        one, other = self.rects[start], self.rects[end]
        right, down = other.centerx - one.centerx, other.centery - one.centery
        if abs(right) >= abs(down):
            return (1, 0) if right >= 0 else (-1, 0)
        return (0, 1) if down > 0 else (0, -1)

    def _nearest(self, start: int, among: set[int]) -> int:
        middle = pygame.Vector2(self.rects[start].center)
        return min(among, key=lambda n: (middle.distance_squared_to(self.rects[n].center), n))

    def _reached(self) -> set[int]:
        return _spread({n: set(ways.values()) for n, ways in enumerate(self._ways)})

    def _returning(self) -> set[int]:
        """Return from where the first of all can be reached."""
        before: dict[int, set[int]] = {n: set() for n in range(len(self.rects))}
        for number, ways in enumerate(self._ways):
            for end in ways.values():
                before[end].add(number)
        return _spread(before)


def _spread(edges: dict[int, set[int]]) -> set[int]:
    """Return what is reached along edges from the first of all."""
    found, open_ends = ({0}, [0]) if edges else (set(), [])
    while open_ends:
        for end in edges[open_ends.pop()] - found:
            found.add(end)
            open_ends.append(end)
    return found


def _cost(here: pygame.Rect, there: pygame.Rect, way: Way, ahead: int) -> float | None:
    """Return how far a rectangle is in a direction, or None where it lies too far aside.

    What lies wholly beyond an edge is ahead even if its middle is far aside; what only stands a
    little higher in the same row is not above.
    """
    if way[0]:
        gap = max(there.top - here.bottom, here.top - there.bottom, 0)
        aside = abs(there.centery - here.centery)
        beyond = ahead - (here.width + there.width) / 2 >= -SLACK * here.width
    else:
        gap = max(there.left - here.right, here.left - there.right, 0)
        aside = abs(there.centerx - here.centerx)
        beyond = ahead - (here.height + there.height) / 2 >= -SLACK * here.height
    if aside > CONE * ahead and (gap or not beyond):
        return None
    return ahead + ASIDE * gap + SLIGHT * aside
