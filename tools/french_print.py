#!/usr/bin/env python3
"""Apply French typography: no-break spaces at tall punctuation and in « », curly apostrophes.

`make format` calls this. It changes only the French texts and rules, not comments.
"""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "tumbledown"
TEXTS = SOURCE / "locales" / "fr"
RULES = SOURCE / "rulebook" / "translations" / "fr"
NO_BREAK = "\N{NO-BREAK SPACE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
SPACES = "[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}]+"


def main() -> None:
    for file in (*TEXTS.rglob("*.ftl"), *RULES.glob("*.toml")):
        lines = file.read_text("utf-8").split("\n")
        file.write_text("\n".join(map(printed, lines)), "utf-8")


def printed(line: str) -> str:
    """Format one line of a file. A mark without a space before it is left for a person to decide."""
    if line.startswith("#"):
        return line
    line = re.sub(f"{SPACES}([;:!?»%])", rf"{NO_BREAK}\1", line.replace("'", APOSTROPHE))
    return re.sub(f"«{SPACES}", f"«{NO_BREAK}", line)


if __name__ == "__main__":
    main()
