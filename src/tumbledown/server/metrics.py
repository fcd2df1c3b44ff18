"""What a host wants to watch, for Prometheus; one registry for each server, so that tests can have several."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally(Collector):
    """A counter for every command: the loop alone counts, so it needs no lock, and is put into words when asked."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.count = 0

    def inc(self) -> None:
        self.count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.about, value=self.count)


class Times(Collector):
    """A histogram of seconds, in the same way."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.sum = 0.0
        self._counts = [0] * (len(BUCKETS) + 1)

    def observe(self, seconds: float) -> None:
        self.sum += seconds
        self._counts[bisect_left(BUCKETS, seconds)] += 1

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, BUCKETS), "+Inf"]
        within = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=within, sum_value=self.sum)


class Metrics:
    """Counts and times; names begin with `tumbledown_`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tables", "Tables in memory")
        self.connections = self._gauge("connections", "Open connections")
        self.commands = self._tally("commands", "Commands of players received")
        self.refusals = self._counter("refusals", "Refusals, faults and problems by code", "code")
        self.cut = self._counter("cut", "Connections cut by the server", "why")
        self.latency = self._times("command_seconds", "From receiving a command to its own frame being sent")
        self.log = self._times("log_seconds", "Time to commit a group")
        self.lag = self._times("loop_lag_seconds", "Lag of the loop")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"tumbledown_{name}", about, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"tumbledown_{name}", about, labels, registry=self.registry)

    def _tally(self, name: str, about: str) -> Tally:
        found = Tally(f"tumbledown_{name}", about)
        self.registry.register(found)
        return found

    def _times(self, name: str, about: str) -> Times:
        found = Times(f"tumbledown_{name}", about)
        self.registry.register(found)
        return found

    def text(self) -> bytes:
        return generate_latest(self.registry)
