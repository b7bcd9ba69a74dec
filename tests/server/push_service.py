"""A push service on loopback, and a browser of its that reads what it is sent."""

from __future__ import annotations

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """status: what it answers. received: the headers and the decrypted text of all messages."""

    def __init__(self) -> None:
        self.status = 201
        self.received: list[tuple[dict[str, str], dict[str, Any]]] = []
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                text = http_ece.decrypt(body, private_key=service.key, auth_secret=service.auth, version="aes128gcm")
                service.received.append((dict(self.headers), json.loads(text)))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody wants to read it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/send/browser"

    def subscription(self, language: str = "en") -> dict[str, Any]:
        """What a browser tells of itself."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": plain(point), "auth": plain(self.auth)}
        return {"endpoint": self.address, "keys": keys, "language": language}

    @property
    def kinds(self) -> list[str]:
        return [message["kind"] for _, message in self.received]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
