"""The build hook of the wheel: puts the page and the sounds into the package, also on a machine without Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/tumbledown/web"


class ClientHook(BuildHookInterface[Any]):
    """Runs before the files of a wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation is served from the checkout, where `make` keeps the page up to date."""
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "client").is_dir():
            sys.path.insert(0, str(root / "tools"))
            import build_client

            build_client.build()
        elif not (root / PAGE / "index.html").is_file():
            raise RuntimeError(f"There is neither a built page in {PAGE} nor its source in client/.")
        # It is made here and so kept out of git; hatch would keep it out of the wheel as well.
        build_data["artifacts"].append(f"/{PAGE}/[!.]*")
