"""Measures the speed of the engine, the server and the page, also in comparison with other projects."""
