"""How much anybody may ask of a server, and how long it waits for them: all numbers in one place."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """Limits per connection, guest and address.  Those of an address grow by ``per_address``, for schools and tests."""

    # Times, in seconds
    handshake: float = 10.0  # until a request has its head, and a socket knows whose it is
    body: float = 20.0  # until a request has its body
    idle: float = 300.0  # without any message of a client, be it a ping
    farewell: float = 5.0  # to hear why a socket is closed
    keepalive: float = 15.0  # between the empty lines of a stream

    # Of one connection
    messages: float = 20.0  # a second, in the long run
    burst: int = 60  # at once
    patience: int = 200  # messages above that, one after the other, before it is cut
    watched: int = 32  # tables at the same time
    unsent: int = 512  # messages that wait to be read
    unsent_bytes: int = 2 * 1024 * 1024

    # Of one guest
    sockets: int = 5

    # Of one address
    per_address: int = 1
    address_sockets: int = 100  # at the same time
    address_messages: int = 200  # a second
    address_requests: int = 600  # a minute
    address_guests: int = 30  # new ones a minute
    address_tables: int = 30  # new ones a minute
    address_claims: int = 60  # a minute

    # Of all
    connections: int = 12_000
