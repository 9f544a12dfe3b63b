"""Numbers for whoever runs a server, in the format of Prometheus: how much happens, and how long it takes."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Metrics:
    """What is counted.  No label is anything that a client can invent."""

    def __init__(self, waiting: Callable[[], float]) -> None:
        self.registry = CollectorRegistry()
        kept = self.registry
        self.requests = Counter(
            "kogge_http_requests", "Requests that were answered.", ["method", "route", "status"], registry=kept
        )
        self.sockets = Gauge("kogge_sockets", "Sockets that are open.", registry=kept)
        self.streams = Gauge("kogge_streams", "Streams of programs that are open.", registry=kept)
        self.received = Counter("kogge_messages_received", "Messages of clients, by type.", ["type"], registry=kept)
        self.sent = Counter("kogge_messages_sent", "Messages to clients, by type.", ["type"], registry=kept)
        self.refused = Counter("kogge_refused", "What was refused, by key.", ["key"], registry=kept)
        self.closed = Counter(
            "kogge_sockets_closed", "Sockets that the server has closed, by reason.", ["key"], registry=kept
        )
        self.failed = Counter("kogge_failures", "What went wrong in the server itself.", registry=kept)
        self.commands = Histogram(
            "kogge_command_seconds", "From a command to its answer.", ["type"], buckets=STEPS, registry=kept
        )
        Gauge("kogge_journal_waiting", "Items that wait to be written.", registry=kept).set_function(waiting)

    def text(self) -> bytes:
        """All of it."""
        return generate_latest(self.registry)
