"""Tokens of seats: random, kept only as digests, compared in constant time. Also the codes of tables."""

from hashlib import blake2b
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that are not confused when a code is read aloud."""

CODE_LENGTH: Final = 6


def new_token() -> str:
    return token_urlsafe(24)


def new_code() -> str:
    """A new code of a table. A code gives access as a spectator, not to a seat."""
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this has the form of a table's code; other texts are not looked up."""
    return len(text) == CODE_LENGTH and all(letter in ALPHABET for letter in text)


def digest(token: str) -> str:
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=24, person=b"tumbledown seat").hexdigest()


def address_digest(address: str, code: str) -> str:
    """A digest by which a table recognizes an address without keeping it."""
    return blake2b(f"{code} {address}".encode(), digest_size=16, person=b"tumbledown ban").hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether this is the token of the digest `kept`; an empty digest matches nothing."""
    return bool(kept) and compare_digest(digest(token), kept)
