"""`python -m tumbledown.sound FOLDER` renders all sounds; `--report` prints their lengths and loudness."""

import argparse
from pathlib import Path

from tumbledown.sound.render import render_all
from tumbledown.sound.report import print_report

BUILT = Path(__file__).parent.parent / "web" / "sound"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tumbledown.sound", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=BUILT, help="where to (default: beside the client)")
    parser.add_argument("--report", action="store_true", help="print length, level and loudness of every sound")
    arguments = parser.parse_args()
    render_all(arguments.folder)
    if arguments.report:
        print_report(arguments.folder)


if __name__ == "__main__":
    main()
