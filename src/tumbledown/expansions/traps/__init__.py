"""Trap chambers: the discoverer of one is pulled into it."""

from tumbledown.expansions.traps import cliff, invocation, outlook, platform, pulling, setting_up, slide
from tumbledown.expansions.traps.chapter import chapter

__all__ = ["chapter", "cliff", "invocation", "outlook", "platform", "pulling", "setting_up", "slide"]
