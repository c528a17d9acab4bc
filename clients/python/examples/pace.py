"""How many choices a second the engine takes when many games are stepped together (docs/performance.md).

    ANDEN_ENGINE="./anden engine" PYTHONPATH=clients/python python3 clients/python/examples/pace.py [GAME] [observations]

A driver chooses at random; what it costs itself isn't counted: the engine's own processor time is, as Linux counts it.
"""

import os
import random
import sys
import time

from anden import Engine, ManyGames

COUNT = 256
WARMING_UP = 1500
STEPS = 3000


def processor_seconds(pid: int) -> float:
    """User and system time of a process, all threads together."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


engine = Engine()
wished = sys.argv[1:]
game = next((word for word in wished if word != "observations"), "ttr-usa")
games = ManyGames(engine, game, count=COUNT, seed=1, observations="observations" in wished)
draw = random.Random(1).random
start = used = 0.0
for step in range(WARMING_UP + STEPS):
    if step == WARMING_UP:
        start, used = time.perf_counter(), processor_seconds(engine.pid)
    games.step([legal[int(draw() * len(legal))] for legal in games.now.legal])
wall, used = time.perf_counter() - start, processor_seconds(engine.pid) - used
decisions = STEPS * COUNT
print(f"{decisions / used:,.0f} choices in a second of the engine's processor time, {decisions / wall:,.0f} on the clock")
engine.close()
