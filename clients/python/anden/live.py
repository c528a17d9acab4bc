"""A live connection to a table: a WebSocket (RFC 6455), as far as a client needs it."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
import socket
import ssl
import struct
from types import TracebackType
from typing import Any, Dict, Optional, Tuple, Type
from urllib.parse import urlsplit

from .twoway import TwoWay

_CONTINUED, _TEXT, _CLOSE, _PING, _PONG = 0, 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_KEY = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

# The server asks every 20 s whether somebody is there; after this many seconds it isn't itself.
SILENCE = 120.0


class NotOpened(Exception):
    """The server doesn't open the connection; ``status`` is that of HTTP."""

    def __init__(self, status: int) -> None:
        super().__init__(f"The server refused the live connection with the status {status}")
        self.status = status


class LiveConnection:
    """Messages as dictionaries, in both directions. To be read by one thread at a time; any may send."""

    def __init__(self, address: str, token: str) -> None:
        """Opens ``address`` (``https://…/live``); raises ``NotOpened``, or ``OSError`` if nobody answers."""
        parts = urlsplit(address)
        place = parts.path + ("?" + parts.query if parts.query else "")
        secure = parts.scheme == "https"
        host = parts.hostname or ""
        plain = socket.create_connection((host, parts.port or (443 if secure else 80)), timeout=SILENCE)
        self._socket = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        self._both = TwoWay(self._socket, SILENCE)
        self._stream = io.BufferedReader(self._both)
        try:
            self._open(parts.netloc, place, token)
        except BaseException:
            self.close()
            raise

    def _open(self, host: str, place: str, token: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._both.send(
            (
                f"GET {place} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
            ).encode()
        )
        words = self._stream.readline().split()
        status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        headers: Dict[str, str] = {}
        while (line := self._stream.readline().decode("latin-1").strip()) != "":
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        proof = base64.b64encode(hashlib.sha1((key + _KEY).encode()).digest()).decode()
        if status != 101 or headers.get("sec-websocket-accept") != proof:
            raise NotOpened(status)

    def receive(self) -> Optional[Dict[str, Any]]:
        """The next message; ``None`` when the server has closed the connection, or is silent for too long."""
        whole = b""
        while True:
            try:
                final, kind, data = self._frame()
            except (OSError, EOFError):
                return None
            if kind == _CLOSE:
                return None
            if kind == _PING:
                self._send(_PONG, data)
            elif kind in (_TEXT, _CONTINUED):
                whole += data
                if final:
                    message: Dict[str, Any] = json.loads(whole)
                    return message

    def _frame(self) -> Tuple[bool, int, bytes]:
        first, second = self._read(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._read(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._read(8))
        return bool(first & _FINAL), first & 0x0F, self._read(length)

    def _read(self, length: int) -> bytes:
        data = self._stream.read(length)
        if len(data) < length:
            raise EOFError
        return data

    def send(self, message: Dict[str, Any]) -> None:
        """Sends a message; raises ``OSError`` if the connection is lost."""
        self._send(_TEXT, json.dumps(message).encode())

    def _send(self, kind: int, data: bytes) -> None:
        """What a client sends is masked."""
        mask = os.urandom(4)
        length = len(data)
        size = bytes([_MASKED | length]) if length < 126 else bytes([_MASKED | 126]) + struct.pack(">H", length)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self._both.send(bytes([_FINAL | kind]) + size + mask + masked)

    def interrupt(self) -> None:
        """Ends the connection from another thread than the one that reads it, which then reads that it has ended."""
        try:
            # That of TLS below it, too: its own would wait for the reader.
            socket.socket.shutdown(self._socket, socket.SHUT_RDWR)
        except OSError:
            pass

    def close(self) -> None:
        """Ends the connection. Whoever still reads it is told first: the stream waits for them."""
        self.interrupt()
        self._stream.close()
        self._socket.close()

    def __enter__(self) -> "LiveConnection":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
