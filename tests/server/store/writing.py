"""Writes to a store for ever, and prints the number of every row that is durable: `python -m ... URL`."""

import asyncio
import sys

from tests.server.store.opened import entry
from tumbledown.server.store import Store


async def write(url: str) -> None:
    store = await Store.open(url, on_trouble=print, on_recovery=lambda: None)
    await store.save_table("T", b"record")
    await store.open_game("g", "T", b"header", "seed")
    n = 0
    while True:
        for _ in range(7):
            store.append("g", n, 10 * n, entry(n), lambda n=n: print(n, flush=True))  # type: ignore[misc]
            n += 1
        await asyncio.sleep(0.001)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
