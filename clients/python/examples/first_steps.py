"""First steps: read it from top to bottom, or run it as it is.

    ANDEN_ENGINE="./anden engine" PYTHONPATH=clients/python python3 clients/python/examples/first_steps.py
"""

# %% The engine is a process; closing it ends the process.
import random

from anden import Engine, ManyGames, TurnEnvironment

engine = Engine()
print([offered["info"]["id"] for offered in engine.call("games")])

# %% One game, turn by turn. Everybody plays at random; the reward comes at the end.
environment = TurnEnvironment(engine, "ttr-usa", seats=2)
environment.reset(seed=1)
chance = random.Random(1)
for agent in environment.agent_iter():
    _seen, reward, over, _cut, _more = environment.last(observe=False)
    if over:
        print(agent, reward)
    environment.step(None if over else chance.choice(environment.observe(agent)["legal"]))
print(environment.scores)

# %% Many games in one message: seat 0 against the bot `greedy`, with what it sees as numbers.
games = ManyGames(engine, "ttr-usa", count=64, seed=1, seat=0, bots="greedy", observations=True)
print([(plane["name"], plane["size"]) for plane in games.planes])
won = played = 0
while played < 64:
    step = games.step([chance.choice(legal) for legal in games.now.legal])
    played += len(step.ended)
    won += sum(game["ranks"][0] == 1 for game in step.ended)
print(f"won {won} of {played} games against greedy by choosing at random")
games.close()

# %% The end.
environment.close()
engine.close()
