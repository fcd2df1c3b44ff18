"""`python -m tumbledown` is the command `tumbledown`."""

import sys

from tumbledown.cli import main

if __name__ == "__main__":
    sys.exit(main())
