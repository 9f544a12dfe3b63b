"""A table at which everybody sits is begun, by whoever has made it."""

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from kogge.cli.online.link import SOCKETS
from kogge.cli.online.requests import Server
from kogge.cli.online.wire import PATIENCE
from kogge.games.refusal import Refused
from kogge.server.messages import SERVER, Authorise, Closing, Declined, Done, Start, Watch

ID = "begin"


def begin(server: Server, table: str) -> None:
    """Let the game at a table begin; what the server refuses is refused here, too."""
    scheme, _, rest = server.origin.partition("://")
    try:
        with connect(
            f"{SOCKETS[scheme]}://{rest}/api/socket", open_timeout=PATIENCE, max_size=None, proxy=None
        ) as socket:
            for message in (Authorise(token=server.token), Watch(table=table), Start(table=table, id=ID)):
                socket.send(message.model_dump_json())
            while True:
                answer = SERVER.validate_json(socket.recv(timeout=PATIENCE))
                if isinstance(answer, Declined | Closing):
                    raise Refused.from_dict(answer.refusal)
                if isinstance(answer, Done) and answer.id == ID:
                    return
    except (OSError, WebSocketException) as trouble:
        raise server.unreachable(trouble) from trouble
