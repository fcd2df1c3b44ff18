"""What a host wants to watch, for Prometheus; one registry for each server, so that tests can have several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts and times; names begin with `tumbledown_`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("tumbledown_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("tumbledown_connections", "Open connections", registry=self.registry)
        self.commands = Counter("tumbledown_commands", "Commands received", registry=self.registry)
        self.refusals = Counter("tumbledown_refusals", "Refusals by code", ["code"], registry=self.registry)
        self.cut = Counter("tumbledown_cut", "Connections cut by the server", ["why"], registry=self.registry)
        self.log = Histogram(
            "tumbledown_log_seconds", "Time to commit a group", registry=self.registry, buckets=BUCKETS
        )
        self.lag = Histogram("tumbledown_loop_lag_seconds", "Lag of the loop", registry=self.registry, buckets=BUCKETS)

    def text(self) -> bytes:
        return generate_latest(self.registry)
