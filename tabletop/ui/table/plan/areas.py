"""Cuts a window into the areas and columns of a plan."""

from pygame import Rect

from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.plan.table_plan import Columns, Cut, Length, Plan, WindowCut

TEXT_UNIT = 18  # a text length of the plan is in pixels of a text of this size
LABELS = 0.6  # of the growth of other things that labels take
FIXED_MOST = 0.85  # of a length that parts of fixed size may take


def text_px(scale: Scale, length: float) -> int:
    """Return how many pixels a text length of the plan has."""
    return round(length * scale.text(TEXT_UNIT) / TEXT_UNIT)


def label_px(scale: Scale, length: float) -> int:
    """Return how many pixels a length of a label has, which grows less than what is read."""
    growth = 1 + (scale.growth - 1) * LABELS
    return round(length * scale.usual(TEXT_UNIT) * growth / TEXT_UNIT)


def form_for(plan: Plan, scale: Scale, *, log_docked: bool) -> WindowCut:
    """Return the first form that the window has room for; the last one fits everywhere."""
    unit = scale.text(TEXT_UNIT) / TEXT_UNIT
    for form in plan.forms[:-1]:
        if form.log and not log_docked:
            continue
        if scale.width / unit >= form.least[0] and scale.height / unit >= form.least[1]:
            return form
    return plan.forms[-1]


def cut_areas(cuts: tuple[Cut, ...], window: Rect, scale: Scale) -> dict[str, Rect]:
    """Cut the window into its areas, one cut after another."""
    areas = {"window": window}
    for cut in cuts:
        whole = areas[cut.area]
        across = cut.along == "columns"
        sizes = _sizes([length for _, length in cut.parts], whole.size[not across], scale)
        at = whole.left if across else whole.top
        for (name, _), size in zip(cut.parts, sizes, strict=True):
            if across:
                areas[name] = Rect(at, whole.top, size, whole.height)
            else:
                areas[name] = Rect(whole.left, at, whole.width, size)
            at += size
    return areas


def _sizes(lengths: list[Length], whole: int, scale: Scale) -> list[int]:
    """Share a length: fixed parts first (all smaller if there is not enough), then by weight."""
    fixed = [
        max(
            round(length.pixels * scale.factor),
            text_px(scale, length.text),
            round(length.buttons * scale.target()),
        )
        for length in lengths
    ]
    weights = sum(length.weight for length in lengths)
    # A table must stay a table, however large the text is.
    most = whole * FIXED_MOST if weights else whole
    if sum(fixed) > most:
        shrink = most / sum(fixed)
        fixed = [int(size * shrink) for size in fixed]
    left = whole - sum(fixed)
    sizes = []
    for size, length in zip(fixed, lengths, strict=True):
        sizes.append(int(left * length.weight / weights) if length.weight else size)
    return sizes


def column_rects(columns: Columns, areas: dict[str, Rect], scale: Scale) -> list[Rect]:
    """Return the columns as rectangles over all their rows."""
    across = areas[columns.area]
    rows = [areas[name] for name in columns.rows]
    tall = rows[0].unionall(rows[1:])
    gap, group_gap = columns.gap * scale.factor, columns.group_gap * scale.factor
    groups = len(columns.groups)
    gaps = (columns.count - groups) * gap + (groups - 1) * group_gap
    width = min((across.width - gaps) / columns.count, columns.widest * scale.factor)
    rects = []
    left = across.centerx - (width * columns.count + gaps) / 2
    for group in columns.groups:
        for _ in range(group):
            rects.append(Rect(int(left), tall.top, int(width), tall.height))
            left += width + gap
        left += group_gap - gap
    return rects


def bands_of(columns: Columns, areas: dict[str, Rect], scale: Scale) -> list[tuple[Rect, int]]:
    """Return the columns with the number of the group that each belongs to."""
    rects = column_rects(columns, areas, scale)
    groups = [number for number, count in enumerate(columns.groups) for _ in range(count)]
    return list(zip(rects, groups, strict=True))
