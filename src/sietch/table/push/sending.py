"""A message for a browser, encrypted and signed. It needs the extra `sietch[push]`, which may be missing."""

from __future__ import annotations

import base64
import time
from importlib.util import find_spec

from sietch.table.push.endpoints import endpoint_of, post
from sietch.table.storage.pushes import Subscribed

# A signature is good for so long, and a push service keeps a message so long for a browser that it cannot reach.
SECONDS_SIGNED = 12 * 3600
SECONDS_KEPT = 24 * 3600


def is_installed() -> bool:
    return find_spec("pywebpush") is not None and find_spec("py_vapid") is not None


def new_key() -> str:
    """A private key, as it is stored."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def public_key(key: str) -> str:
    """What a browser needs to know of a private key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def are_keys(browser: Subscribed) -> bool:
    """Whether a message can be encrypted for a browser."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, auth = _bytes(browser.p256dh), _bytes(browser.auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65 and len(auth) == 16


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def send(browser: Subscribed, message: bytes, topic: str, key: str, contact: str, inside: bool = False) -> int:
    """Send a message to a browser; gives the status. topic: a later message of the same takes its place meanwhile."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    endpoint = endpoint_of(browser.endpoint, inside)
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    body: bytes = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(message)["body"]
    scheme = "https" if endpoint.secure else "http"
    port = "" if endpoint.port in (80, 443) else f":{endpoint.port}"
    claims = {"aud": f"{scheme}://{endpoint.host}{port}", "exp": int(time.time()) + SECONDS_SIGNED, "sub": contact}
    headers = {
        **Vapid02.from_pem(key.encode()).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(SECONDS_KEPT),
        "Topic": topic,
        "Urgency": "normal",
    }
    return post(endpoint, headers, body, inside)
