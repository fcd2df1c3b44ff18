"""How hypothesis searches: the same moderate number of examples in every run, many new ones in long runs."""

import os

from hypothesis import settings

settings.register_profile("default", derandomize=True, max_examples=50, deadline=None, database=None)
settings.register_profile("long", max_examples=2000, deadline=None, database=None, print_blob=True)
settings.load_profile("long" if os.environ.get("TUMBLEDOWN_LONG") else "default")
