"""Metrics for Prometheus; each server has its own registry, so that tests can run several."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from tumbledown.server.counting import BOUNDS, Count, Durations


class Counted(Collector):
    """A `Count` as a Prometheus counter."""

    def __init__(self, name: str, about: str, count: Count) -> None:
        self.name = name
        self.about = about
        self.count = count

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.about, value=self.count.count)


class Timed(Collector):
    """`Durations` as a Prometheus histogram of seconds."""

    def __init__(self, name: str, about: str, durations: Durations) -> None:
        self.name = name
        self.about = about
        self.durations = durations

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, BOUNDS), "+Inf"]
        within = list(zip(bounds, accumulate(self.durations.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=within, sum_value=self.durations.sum)


class Metrics:
    """All metrics; their names begin with `tumbledown_`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tables", "Tables in memory")
        self.connections = self._gauge("connections", "Open connections")
        self.commands = self._count("commands", "Commands of players received")
        self.refusals = self._counter("refusals", "Refusals, faults and problems by code", "code")
        self.cut = self._counter("cut", "Connections cut by the server", "why")
        self.latency = self._durations("command_seconds", "From receiving a command to its own frame being sent")
        self.log = self._durations("log_seconds", "Time to commit a group")
        self.lag = self._durations("loop_lag_seconds", "Lag of the loop")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"tumbledown_{name}", about, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"tumbledown_{name}", about, labels, registry=self.registry)

    def _count(self, name: str, about: str) -> Count:
        found = Count()
        self.registry.register(Counted(f"tumbledown_{name}", about, found))
        return found

    def _durations(self, name: str, about: str) -> Durations:
        found = Durations()
        self.registry.register(Timed(f"tumbledown_{name}", about, found))
        return found

    def text(self) -> bytes:
        return generate_latest(self.registry)
