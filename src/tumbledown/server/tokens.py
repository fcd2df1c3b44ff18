"""Secrets of seats: unguessable, kept only as digests, compared in constant time."""

from hashlib import blake2b
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that nobody mistakes for each other when a code is read aloud."""

CODE_LENGTH: Final = 6


def new_token() -> str:
    return token_urlsafe(24)


def new_code() -> str:
    """A table's name to share; it opens a spectator's view, never a seat."""
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this could be a table's code at all; whatever else comes in an address is not looked for."""
    return len(text) == CODE_LENGTH and all(letter in ALPHABET for letter in text)


def digest(token: str) -> str:
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=24, person=b"tumbledown seat").hexdigest()


def address_digest(address: str, code: str) -> str:
    """By which a table knows an address again without keeping it."""
    return blake2b(f"{code} {address}".encode(), digest_size=16, person=b"tumbledown ban").hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether this is the token whose digest was kept; an empty digest matches nothing."""
    return bool(kept) and compare_digest(digest(token), kept)
