"""What a host wants to watch, for Prometheus; one registry for each server, so that tests can have several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts and times; names begin with `tumbledown_`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tables", "Tables in memory")
        self.connections = self._gauge("connections", "Open connections")
        self.commands = self._counter("commands", "Commands of players received")
        self.refusals = self._counter("refusals", "Refusals, faults and problems by code", "code")
        self.cut = self._counter("cut", "Connections cut by the server", "why")
        self.latency = self._times("command_seconds", "From receiving a command to its own frame being sent")
        self.log = self._times("log_seconds", "Time to commit a group")
        self.lag = self._times("loop_lag_seconds", "Lag of the loop")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"tumbledown_{name}", about, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"tumbledown_{name}", about, labels, registry=self.registry)

    def _times(self, name: str, about: str) -> Histogram:
        return Histogram(f"tumbledown_{name}", about, registry=self.registry, buckets=BUCKETS)

    def text(self) -> bytes:
        return generate_latest(self.registry)
