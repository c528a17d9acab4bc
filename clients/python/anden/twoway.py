"""A connection that is read by one thread while another one writes, also over TLS."""

from __future__ import annotations

import io
import selectors
import socket
import ssl
import threading
from typing import Any, Callable


class TwoWay(io.RawIOBase):
    """
    What comes over a socket, to be read by one thread at a time; any may write. The library below TLS allows one call at
    a time for a connection, be it to read or to write: so calls take turns, and whoever has to wait does so between them.
    """

    def __init__(self, connected: socket.socket, patience: float) -> None:
        """``patience`` is how many seconds the other side may be silent; then ``TimeoutError`` is raised."""
        super().__init__()
        self._socket = connected
        self._socket.settimeout(0)
        self._patience = patience
        self._calls = threading.Lock()
        self._writing = threading.Lock()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        return self._do(lambda: self._socket.recv_into(buffer), selectors.EVENT_READ)

    def send(self, data: bytes) -> None:
        """Writes all of it, and nothing of anybody else's in between."""
        rest = memoryview(data)
        with self._writing:
            while rest:
                rest = rest[self._do(lambda: self._socket.send(rest), selectors.EVENT_WRITE) :]

    def _do(self, call: Callable[[], int], event: int) -> int:
        while True:
            awaited = event
            with self._calls:
                try:
                    return call()
                except ssl.SSLWantReadError:
                    awaited = selectors.EVENT_READ
                except ssl.SSLWantWriteError:
                    awaited = selectors.EVENT_WRITE
                except (BlockingIOError, InterruptedError):
                    pass
            self._wait(awaited)

    def _wait(self, event: int) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._socket, event)
            if not waiting.select(self._patience):
                raise TimeoutError(f"Nothing came for {self._patience:.0f} seconds")
