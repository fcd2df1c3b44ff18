"""The WebSocket frames (RFC 6455) that this server writes. aiohttp reads frames; docs/decisions/0010 says why we write.

Whole messages only, and not masked, as RFC 6455 requires of a server.
"""

from typing import Final

# Opcodes
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

# Close codes
NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
_RESERVED: Final = frozenset({1004, 1005, 1006})
_STANDARD: Final = range(1000, 1015)
_FOR_PROGRAMS: Final = range(3000, 5000)

_FINAL: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_LONGEST_CONTROL: Final = 125
_CODE_BYTES: Final = 2


def header(opcode: int, size: int) -> bytes:
    """The header of a frame with a body of this size."""
    first = _FINAL | opcode
    if size < _TWO_BYTES:
        return (first << 8 | size).to_bytes(2, "big")
    if size < 1 << 16:
        return (first << 24 | _TWO_BYTES << 16 | size).to_bytes(4, "big")
    return (first << 72 | _EIGHT_BYTES << 64 | size).to_bytes(10, "big")


def may_be_sent(code: int) -> bool:
    """Whether a close frame may have this code. aiohttp accepts some codes that the standard reserves."""
    return (code in _STANDARD and code not in _RESERVED) or code in _FOR_PROGRAMS


def close_body(code: int, reason: str = "") -> bytes:
    """The body of a close frame; a reason that is too long is cut off."""
    return code.to_bytes(_CODE_BYTES, "big") + reason.encode()[: _LONGEST_CONTROL - _CODE_BYTES]
