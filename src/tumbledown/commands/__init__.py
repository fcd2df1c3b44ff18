"""The sub-commands of `tumbledown`: one module each, with `add_parser(subparsers)` and `run(args) -> int`."""

import argparse
from typing import TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
