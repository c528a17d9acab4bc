"""The live connection by itself, over TLS."""

import os
import sys
import threading
import unittest
from pathlib import Path
from typing import Any, Dict, List, Optional
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from anden import LiveConnection
from fake_server import LOCALHOST, FakeServer, Visit

MESSAGES = 3_000


class LiveTest(unittest.TestCase):
    def test_over_tls_one_thread_hears_while_another_one_speaks(self) -> None:
        heard: List[Optional[Dict[str, Any]]] = []

        def live(visit: Visit) -> None:
            speaking = threading.Thread(target=lambda: [visit.say(numbered(number)) for number in range(MESSAGES)])
            speaking.start()
            heard.extend(visit.hear() for _ in range(MESSAGES))
            speaking.join()

        server = FakeServer(live, secure=True)
        self.addCleanup(server.close)
        with patch.dict(os.environ, {"SSL_CERT_FILE": str(LOCALHOST)}):
            connection = LiveConnection(server.address + "/live", "anden-bot-1")
        with connection:
            speaking = threading.Thread(target=lambda: [connection.send(numbered(number)) for number in range(MESSAGES)])
            speaking.start()
            told = [connection.receive() for _ in range(MESSAGES)]
            speaking.join()
            self.assertIsNone(connection.receive())

        self.assertEqual(told, [numbered(number) for number in range(MESSAGES)])
        self.assertEqual(heard, told)


def numbered(number: int) -> Dict[str, Any]:
    """A message that is longer than a record of TLS has room for, now and then."""
    return {"number": number, "text": "x" * (20_000 if number % 100 == 0 else number % 50)}


if __name__ == "__main__":
    unittest.main()
