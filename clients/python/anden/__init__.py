"""Client of the engine of Andén: games for programs that play and learn.

Open first: ``Engine`` (one request, one answer), ``TurnEnvironment`` (one game, in the form of
PettingZoo's AEC), ``ManyGames`` (hundreds of games in one message), ``play`` (a bot for
``anden simulate --bots exec:./mybot``) and ``play_at`` (the same bot at a server, against people).
"""

from .bot import Begin, Choice, End, play
from .engine import Engine, EngineError
from .live import LiveConnection, NotOpened
from .many import ManyGames, Step
from .network import Refused, Unreachable, play_at
from .spaces import Codes, Seen
from .turns import TurnEnvironment

__all__ = [
    "Begin",
    "Choice",
    "Codes",
    "End",
    "Engine",
    "EngineError",
    "LiveConnection",
    "ManyGames",
    "NotOpened",
    "Refused",
    "Seen",
    "Step",
    "TurnEnvironment",
    "Unreachable",
    "play",
    "play_at",
]
