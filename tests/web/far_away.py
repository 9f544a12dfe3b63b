"""A line that is long and breaks: a proxy in front of a server that delays everything, and cuts connections."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

CHUNK = 64 * 1024


class FarAway:
    """Everything arrives after ``delay`` seconds, in its order; ``cut`` ends all connections as a lost network does."""

    def __init__(self, port: int, delay: float) -> None:
        self.target = port
        self.delay = delay
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """End all connections at once."""
        self.loop.call_soon_threadsafe(self.abort)

    def abort(self) -> None:
        for writer in self.writers:
            writer.transport.abort()

    async def serve(self) -> asyncio.Server:
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward_reader, onward_writer = await asyncio.open_connection("127.0.0.1", self.target)
        ends = {writer, onward_writer}
        self.writers |= ends
        await asyncio.gather(self.carry(reader, onward_writer), self.carry(onward_reader, writer))
        self.writers -= ends

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand everything on, a while later."""
        with suppress(OSError):
            while chunk := await reader.read(CHUNK):
                self.later(writer, chunk)
        self.later(writer, b"")

    def later(self, writer: asyncio.StreamWriter, chunk: bytes) -> None:
        self.loop.call_later(self.delay, self.hand_over, writer, chunk)

    def hand_over(self, writer: asyncio.StreamWriter, chunk: bytes) -> None:
        if writer.is_closing():
            return
        if chunk:
            writer.write(chunk)
        else:
            writer.close()

    async def end(self, server: asyncio.Server) -> None:
        """Take no further connections, end all there are, and wait until nobody carries anything."""
        server.close()
        self.abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=1)  # who carries something sees that its ends are gone
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def far_away(port: int, delay: float) -> Iterator[FarAway]:
    """A proxy in front of a port of this machine, in a thread of its own."""
    proxy = FarAway(port, delay)
    thread = Thread(target=proxy.loop.run_forever, name="proxy")
    thread.start()
    server = asyncio.run_coroutine_threadsafe(proxy.serve(), proxy.loop).result()
    try:
        yield proxy
    finally:
        asyncio.run_coroutine_threadsafe(proxy.end(server), proxy.loop).result()
        proxy.loop.call_soon_threadsafe(proxy.loop.stop)
        thread.join()
        proxy.loop.close()
