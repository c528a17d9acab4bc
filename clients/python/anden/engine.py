"""The engine as a process: JSON-RPC 2.0, one message per line (docs/protocol.md)."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from types import TracebackType
from typing import Any, Optional, Sequence, Type

CHANCE = -1
NOBODY = -2


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

    @property
    def pid(self) -> int:
        """The number of the engine's process."""
        return self._process.pid

    def call(self, method: str, **params: Any) -> Any:
        """The result of a method; raises ``EngineError`` if it is refused."""
        self._id += 1
        request = {"jsonrpc": "2.0", "id": self._id, "method": method, "params": params}
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EngineError(0, "The engine ended", None)
        answer = json.loads(line)
        if "error" in answer:
            error = answer["error"]
            raise EngineError(error["code"], error["message"], error.get("data"))
        return answer["result"]

    def close(self) -> None:
        """Ends the engine."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
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
