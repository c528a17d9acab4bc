"""Against the real engine: ANDEN_ENGINE says how to start it."""

import os
import random
import signal
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from anden import Engine, EngineError, ManyGames, TurnEnvironment

# Breaks the first wait off in the middle of its answer, whose rest comes with the answer to the second request.
BREAKING_OFF = """
import os, signal, sys
sys.stdin.readline()
print('{"jsonrpc":"2.0","id":1,"res', end="", flush=True)
os.kill(os.getppid(), signal.SIGUSR1)
sys.stdin.readline()
print('ult":"of the first"}\\n{"jsonrpc":"2.0","id":2,"result":"of the second"}', flush=True)
sys.stdin.readline()
"""

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


class AndenTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_what_is_refused_is_told_with_its_rule(self) -> None:
        handle = self.engine.call("open", game="ttr-usa", seats=2, seed=1)["handle"]
        with self.assertRaises(EngineError) as refused:
            self.engine.call("apply", handle=handle, text="draw deck")
        self.assertEqual(refused.exception.code, -32001)
        self.assertEqual(refused.exception.data["rule"], "ttr.setup.opening-tickets")

    @unittest.skipUnless(hasattr(signal, "SIGUSR1"), "this system has no signals")
    def test_an_answer_that_nobody_waited_for_isnt_taken_for_the_next_one(self) -> None:
        before = signal.signal(signal.SIGUSR1, signal.default_int_handler)
        try:
            with Engine([sys.executable, "-c", BREAKING_OFF]) as engine:
                with self.assertRaises(KeyboardInterrupt):
                    engine.call("playout")
                self.assertEqual(engine.call("state"), "of the second")
        finally:
            signal.signal(signal.SIGUSR1, before)

    def test_a_game_is_played_turn_by_turn_and_ends_with_a_reward_for_each(self) -> None:
        environment = TurnEnvironment(self.engine, "ttr-berlin", seats=3)
        environment.reset(seed=5)
        chance = random.Random(5)
        ends = {}
        for agent in environment.agent_iter():
            seen, reward, over, cut, _ = environment.last()
            self.assertFalse(cut)
            self.assertEqual(seen["view"]["observer"], int(agent[-1]))
            if over:
                ends[agent] = reward
            environment.step(None if over else chance.choice(seen["legal"]))
        self.assertEqual(sorted(ends), ["seat_0", "seat_1", "seat_2"])
        self.assertEqual(max(ends.values()), 1.0)
        self.assertEqual(len(environment.scores["totals"]), 3)
        environment.close()

    def test_many_games_go_on_one_after_another_and_are_the_games_of_the_seed(self) -> None:
        games = ManyGames(self.engine, "ttr-paris", count=8, seed=3, observations=True)
        size = sum(plane["size"] for plane in games.planes)
        chance = random.Random(3)
        codes = []
        ended = []
        while not ended:
            self.assertEqual([len(numbers) for numbers in games.now.observations], [size] * 8)
            choice = [chance.choice(legal) for legal in games.now.legal]
            self.assertEqual(games.now.mask(0, [choice[0], 99999]), [True, False])
            codes.append(choice)
            ended = games.step(choice).ended
        games.close()
        first = ended[0]
        handle = self.engine.call("open", game="ttr-paris", seats=2, seed=3, number=first["number"])["handle"]
        for choice in codes:
            self.engine.call("apply", handle=handle, code=choice[first["index"]])
        self.assertEqual(self.engine.call("scores", handle=handle)["totals"], first["totals"])

    def test_the_example_runs(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(EXAMPLES.parent)}
        told = subprocess.run(
            [sys.executable, str(EXAMPLES / "first_steps.py")], env=environment, capture_output=True, text=True, check=True
        )
        self.assertIn("games against greedy", told.stdout)


if __name__ == "__main__":
    unittest.main()
