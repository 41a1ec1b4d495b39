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
FOCUS: Final = 0.160  # cards that glide into a plate and out of another one
FOCUS_REST: Final = 0.250  # of the pointer on a plate until its seat is looked at
FOCUS_KEPT: Final = 6.0  # how long a seat that somebody chose to look at stays, whatever happens
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
TURN_MOST: Final = 1.3  # all moves of a rival's turn, with frames between them 1.4
TURN_LATE: Final = 1.0  # the same where moments have taken long in this turn of all
TURN_SHARE: Final = 0.5  # of what is left, for a move that does not end the turn
COUNT: Final = 0.300
SHUFFLE: Final = 0.240
SHUFFLE_SWING: Final = 26
ROLL: Final = 0.800
ROLL_LEAST: Final = 0.660  # however little time there is, dice are seen to tumble
ROLL_KEPT: Final = 0.860  # of a turn, for a throw that may come yet and what follows from it
ROLL_CALM: Final = 0.150  # one face fades into another where motion is reduced
MAT: Final = 0.140  # until a mat has come or gone
VERDICT: Final = 1.200  # how long a fight's outcome is seen by those who fought in it
POLL: Final = 1.600  # how long the outcome of a vote is seen

STAGE_IN: Final = 0.200  # until the sheet of a moment lies there
STROKE: Final = 0.180  # from one number of a moment to the next
STROKES_MOST: Final = 2.2  # all numbers of a moment together
STRIKE: Final = 0.140  # a sum that something is taken from is seen struck out
STAMP: Final = 0.260  # from the last number to the verdict
UPSHOT: Final = 0.090  # from one of the things that follow to the next
MOMENT: Final = 1.500  # how long a moment stays after its last number
MOMENT_OTHERS: Final = 0.5  # the share of that for whoever it does not concern
MOMENT_LEAST: Final = 1.200  # however little there is to tell, and however little time
MOMENT_COUNTING: Final = 0.4  # of a moment that must be short, until its last number is out
ROUND_TOLD: Final = 6.5  # all moments of a turn of all rivals, as long as each can be read
ROUND_SHARE: Final = 0.5  # of what is left of that, for the next moment
ROUND_ALARMS: Final = 0.6  # of that left: below, what decides nothing yet is told in a line
STRIP: Final = 3.200  # how long a moment told in one line stays

COIN: Final = 0.450
COIN_GAP: Final = 0.060

WHY_REST: Final = 0.400  # of a thing above where it cannot go, until it is said why
BUTTON_REST: Final = 0.600  # of a button in the place of another one
FORCED: Final = 0.500
THINKING_SHOWN: Final = 1.0
PREVIEW: Final = 0.250
PREVIEW_NEXT: Final = 0.080
FAST: Final = 4.0
TOAST: Final = 4.0
TOAST_PER_LETTER: Final = 0.060
