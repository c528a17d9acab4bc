"""The engine as a process: JSON-RPC 2.0, one message per line (docs/protocol.md)."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from types import TracebackType
from typing import Any, Dict, Optional, Sequence, Type

CHANCE = -1
NOBODY = -2

# How many bytes are read at once.
PIECE = 1 << 16


class EngineError(Exception):
    """What the engine refuses: a sentence, the number of its kind, and what it knows of it."""

    def __init__(self, code: int, message: str, data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


class Engine:
    """A running engine.

    ``command`` starts it; otherwise the variable ``ANDEN_ENGINE`` does, or ``anden engine``.
    """

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        words = list(command) if command else shlex.split(os.environ.get("ANDEN_ENGINE", "anden engine"))
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._id = 0
        self._unread = bytearray()

    @property
    def pid(self) -> int:
        """The number of the engine's process."""
        return self._process.pid

    def call(self, method: str, **params: Any) -> Any:
        """The result of a method; raises ``EngineError`` if it is refused."""
        self._id += 1
        request = {"jsonrpc": "2.0", "id": self._id, "method": method, "params": params}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        self._process.stdin.flush()
        answer = self._answer()
        if "error" in answer:
            error = answer["error"]
            raise EngineError(error["code"], error["message"], error.get("data"))
        return answer["result"]

    def _answer(self) -> Dict[str, Any]:
        """The answer to the last request, after those of requests that nobody waited for to the end."""
        while True:
            answer: Dict[str, Any] = json.loads(self._line())
            if answer["id"] is None or answer["id"] >= self._id:
                return answer

    def _line(self) -> bytes:
        """The next line. What came of it stays here if the wait is broken off, by Ctrl-C for example."""
        assert self._process.stdout is not None
        seen = 0
        while (end := self._unread.find(b"\n", seen)) < 0:
            seen = len(self._unread)
            piece = os.read(self._process.stdout.fileno(), PIECE)
            if not piece:
                raise EngineError(0, "The engine ended", None)
            self._unread += piece
        line = bytes(self._unread[:end])
        del self._unread[: end + 1]
        return line

    def close(self) -> None:
        """Ends the engine."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        while os.read(self._process.stdout.fileno(), PIECE):
            pass  # An answer that nobody waits for any more; unread it would keep the engine from ending.
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
