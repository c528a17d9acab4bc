"""A server with one table, as far as a bot sees it: what it was sent is awaited, and what it is to answer is said."""

import base64
import hashlib
import json
import socket
import ssl
import struct
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Tuple

# A certificate that is worth nothing but here, with its key: made for this test, and trusted by nobody else.
LOCALHOST = Path(__file__).resolve().parent / "localhost.pem"

KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

TABLE = {"table": "aaaa", "game": "ttr-berlin", "seat": 1, "seats": 2}
ONE_TABLE: Tuple[int, Any] = (200, {"name": "Long Routes", "tables": [TABLE]})
NO_TABLE: Tuple[int, Any] = (200, {"name": "Long Routes", "tables": []})


def standing(
    version: int, offered: List[str], scores: Optional[Dict[str, List[int]]] = None, status: str = "playing"
) -> Dict[str, Any]:
    """How the table stands: what is offered, or how it ended."""
    offers = [{"target": "x", "choices": [{"text": text} for text in offered]}] if offered else []
    position = {"version": version, "view": {"version": version}, "offers": offers, "scores": scores}
    return {"type": "progress", "table": {"status": status}, "position": position, "events": []}


OVER = standing(9, [], {"totals": [3, 8], "ranks": [2, 1]}, "over")
UNFINISHED = standing(9, [], None, "unfinished")


class Visit:
    """A live connection, seen from the server."""

    def __init__(self, handler: BaseHTTPRequestHandler, number: int) -> None:
        self.number = number
        self._socket = handler.connection
        self._stream = handler.rfile

    def say(self, message: Dict[str, Any]) -> None:
        """Sends a message, as a frame."""
        data = json.dumps(message).encode()
        size = bytes([len(data)]) if len(data) < 126 else bytes([126]) + struct.pack(">H", len(data))
        self._socket.sendall(b"\x81" + size + data)

    def ask(self) -> bool:
        """Asks whether it is there; returns whether that is what it answers."""
        self._socket.sendall(b"\x89\x00")
        return self._frame()[0] == 10

    def hear(self) -> Optional[Dict[str, Any]]:
        """What the bot says next; nothing when it is gone."""
        try:
            kind, text = self._frame()
        except OSError:
            return None
        if kind != 1:
            return None
        message: Dict[str, Any] = json.loads(text)
        return message

    def _frame(self) -> Tuple[int, bytes]:
        """Of which kind the next frame is, and what is in it; the kind is 0 when there is none."""
        head = self._stream.read(2)
        if len(head) < 2:
            return 0, b""
        length = head[1] & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._stream.read(2))
        mask = self._stream.read(4)
        return head[0] & 0x0F, bytes(byte ^ mask[place % 4] for place, byte in enumerate(self._stream.read(length)))


class FakeServer:
    """
    ``tables`` answers the question for games, ``live`` is what happens on a live connection, which then ends; with TLS
    if ``secure``, for those who trust ``LOCALHOST``.
    """

    def __init__(
        self,
        live: Callable[[Visit], object] = lambda visit: None,
        tables: Callable[[], Tuple[int, Any]] = lambda: ONE_TABLE,
        secure: bool = False,
    ) -> None:
        self.tokens: List[Optional[str]] = []
        self.paths: List[str] = []
        visits: List[Visit] = []
        tokens = self.tokens
        paths = self.paths

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                tokens.append(self.headers["Authorization"])
                paths.append(self.path)
                if self.path == "/api/bot/tables":
                    self._tell(*tables())
                else:
                    self._open()

            def _tell(self, status: int, body: Any) -> None:
                text = json.dumps(body).encode() if not isinstance(body, bytes) else body
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def _open(self) -> None:
                self.close_connection = True
                proof = hashlib.sha1(self.headers["Sec-WebSocket-Key"].encode() + KEY).digest()
                self.wfile.write(
                    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    b"Sec-WebSocket-Accept: " + base64.b64encode(proof) + b"\r\n\r\n"
                )
                visit = Visit(self, len(visits) + 1)
                visits.append(visit)
                try:
                    live(visit)
                except OSError:
                    pass

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        if secure:
            keys = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            keys.load_cert_chain(LOCALHOST)
            self._server.socket = keys.wrap_socket(self._server.socket, server_side=True)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        host = "https://localhost" if secure else "http://127.0.0.1"
        self.address = f"{host}:{self._server.server_port}"

    def close(self) -> None:
        """Ends it."""
        self._server.shutdown()
        self._server.server_close()


def nobody() -> str:
    """An address at which nobody answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{free.getsockname()[1]}"
