"""The engine as a process: JSON-RPC 2.0, one message per line (docs/protocol.md)."""

from __future__ import annotations

import json
import operator
import os
import shlex
import subprocess
from types import TracebackType
from typing import Any, Dict, List, Optional, Sequence, Type

CHANCE = -1
NOBODY = -2

# So much of a line that isn't an answer tells what it is.
_SHOWN = 200


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
        words = list(command) if command else _named()
        # Steps of many games are long lines: they come in fewer pieces so. In a session of its own it isn't ended by a
        # Ctrl-C that the program may go on after; it ends with its input.
        self._process = subprocess.Popen(
            words, bufsize=1 << 16, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._id = 0
        self._waiting = False

    @property
    def pid(self) -> int:
        """The number of the engine's process."""
        return self._process.pid

    def call(self, method: str, **params: Any) -> Any:
        """The result of a method; raises ``EngineError`` if it is refused.

        Its code is 0 if the engine has ended, or writes what isn't an answer.
        """
        self._id += 1
        request = {"jsonrpc": "2.0", "id": self._id, "method": method, "params": params}
        self._send(_line(request))
        answer = self._answer()
        if "error" in answer:
            error = answer["error"]
            raise EngineError(error["code"], error["message"], error.get("data"))
        return answer["result"]

    def _send(self, line: bytes) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        if stdin.closed:
            raise _ended()
        try:
            stdin.write(line)
            stdin.flush()
        except BrokenPipeError:
            raise _ended() from None

    def _answer(self) -> Dict[str, Any]:
        """The answer to the last request, after those of requests that nobody waited for to the end."""
        broken_off, self._waiting = self._waiting, True
        while True:
            answer = self._line(broken_off)
            if answer is not None and (answer["id"] is None or answer["id"] >= self._id):
                self._waiting = False
                return answer

    def _line(self, broken_off: bool) -> Optional[Dict[str, Any]]:
        """The next answer. Where a wait was broken off, by Ctrl-C for example, there may be only the rest of one."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise _ended(" in the middle of an answer" if line else "")
        answer = _answer_of(line)
        if answer is None and not broken_off:
            self._waiting = False
            said = line[:_SHOWN].decode(errors="replace").rstrip()
            raise EngineError(0, f"The engine wrote what isn't an answer: {said}", None)
        return answer

    def close(self) -> None:
        """Ends the engine."""
        assert self._process.stdin is not None and self._process.stdout is not None
        if self._waiting:
            # What it is computing may take long, and nobody waits for it any more.
            self._process.terminate()
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            pass  # It has ended before it read everything.
        if not self._process.stdout.closed:
            # An answer that nobody waits for any more would keep the engine from ending.
            self._process.stdout.read()
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


def _named() -> List[str]:
    """What starts the engine where the program doesn't say; raises ``ValueError`` if the variable is empty."""
    words = shlex.split(os.environ.get("ANDEN_ENGINE", "anden engine"))
    if not words:
        raise ValueError("ANDEN_ENGINE is empty; set it to what starts the engine (./anden engine), or unset it")
    return words


def _line(request: Dict[str, Any]) -> bytes:
    """A request as it is sent; raises ``ValueError`` for what is no number for the engine."""
    # Other libraries have whole numbers of their own, which JSON doesn't know.
    text = json.dumps(request, separators=(",", ":"), default=operator.index, allow_nan=False)
    return text.encode() + b"\n"


def _answer_of(line: bytes) -> Optional[Dict[str, Any]]:
    """The answer that a line is; ``None`` if it is none."""
    try:
        answer = json.loads(line)
    except ValueError:
        return None
    if not isinstance(answer, dict) or not isinstance(answer.get("id", ""), (int, type(None))):
        return None
    error = answer.get("error")
    return answer if "result" in answer or isinstance(error, dict) and {"code", "message"} <= error.keys() else None


def _ended(when: str = "") -> EngineError:
    return EngineError(0, f"The engine ended{when}", None)
