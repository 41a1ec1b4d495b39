"""How the table feels: every duration, distance and size of motion, in one place.

Seconds at normal speed and lengths in pixels of the 1920x1080 design.
"""

from typing import Final

PICK_UP: Final = 0.090
PICK_UP_SCALE: Final = 1.06
TOKEN_SCALE: Final = 1.18  # a coin in the hand is nearer to the eye than a card
HOVER_IN: Final = 0.100
HOVER_OUT: Final = 0.080
HOVER_LIFT: Final = 18
HOVER_SCALE: Final = 1.08
HOVER_ROOM: Final = 0.16  # how far neighbours step aside, in card widths
TILT_MOST: Final = 10.0
TILT_PER_SPEED: Final = 0.009  # degrees for each design pixel a second
TILT_HOME: Final = 180  # milliseconds of the spring

DROP: Final = 0.200
SQUASH: Final = 0.03
SQUASH_TIME: Final = 0.060
HOME: Final = 0.230
NUDGE: Final = 6
NUDGE_TIME: Final = 0.120
REFLOW: Final = 0.120
FLIP: Final = 0.180
SETTLE: Final = 0.200
FADE: Final = 0.120  # what every travel becomes when motion is reduced

SOUND_LEAD: Final = 0.015  # a sound is asked for so long before the contact: devices take as long

DEAL: Final = 0.220
DEAL_GAP: Final = 0.060
DEAL_MOST: Final = 1.2
SHOW_CARD: Final = 0.250
TRAVEL: Final = 0.350
RESULT: Final = 0.300
DEED: Final = 0.600  # the least time that the move of another seat takes
GAP: Final = 0.200
CHAIN: Final = 0.250
CHAIN_FACTOR: Final = 0.90
CHAIN_LEAST: Final = 0.080
CHAIN_MOST: Final = 2.4  # a move with all that follows from it is shown no longer
COUNT: Final = 0.300
SHUFFLE: Final = 0.240
SHUFFLE_SWING: Final = 26
ROLL: Final = 0.600
COIN: Final = 0.450
COIN_GAP: Final = 0.060

FORCED: Final = 0.500
THINKING_SHOWN: Final = 1.0
PREVIEW: Final = 0.250
PREVIEW_NEXT: Final = 0.080
FAST: Final = 4.0
TOAST: Final = 4.0
TOAST_PER_LETTER: Final = 0.060
