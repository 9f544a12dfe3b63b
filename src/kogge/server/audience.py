"""What a seat or a spectator may be told about a table: whatever leaves a table is made here, and nowhere else.

The library's views and events are redacted; nothing else of the game is looked at. Choices go to a seat that decides.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from kogge.engine.state import State
from kogge.events import Event
from kogge.game import Game
from kogge.notation import notation
from kogge.prompts import prompt
from kogge.reasons import Reason
from kogge.server.grammar import Given
from kogge.server.messages import Chat, Happened, News, People, Position, SeatShown, Snapshot, TableShown
from kogge.server.store import ChatLine
from kogge.server.table import Table, last
from kogge.server.wishes import NO_WISHES
from kogge.standing import secret_points
from kogge.views import Cells, View, changes, known, shown_fields

STORY = 60  # actions whose events a newcomer is told
What = Literal["sit", "leave", "start", "undo", "stand_in", "back", "bot_failed", "over", "abandoned", "rematch"]
WHATS: tuple[What, ...] = get_args(What)


@dataclass(frozen=True)
class Glance:
    """What was last told to those who see the table from one seat: ``asked`` is what they may decide, and where."""

    state: State
    plies: int
    asked: tuple[Any, ...] = ()


class Audience:
    """All who look on at a table, by the seat from which they see it: ``None`` is a spectator's."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.glances: dict[int | None, Glance] = {}

    def snapshot(self, seat: int | None, own: Sequence[int], shown: TableShown, muted: Sequence[str] = ()) -> Snapshot:
        """Everything at once, as it stands: to one connection, of somebody who does not hear these guests."""
        game = self.table.game
        view = None if game is None else game.view(seat)
        place, choices, undo = (None, None, None) if game is None or view is None else self.asked(game, view)
        if game is not None and view is not None:
            self.glances.setdefault(seat, Glance(view.state, len(game), (place, choices, undo)))
        wishes = NO_WISHES if seat is None else self.table.chairs[seat].wishes
        return Snapshot.model_construct(  # of the library's own values: tests ask whether they are as described
            seq=self.table.seq,
            shown=shown,
            own=list(own),
            seat=seat,
            position=place,
            fields={} if view is None else fields(view),
            choices=choices,
            prompt=None if view is None else self.prompt(view),
            undo=undo,
            events=[] if game is None else told(game.events(seat, max(0, len(game) - STORY))),
            muted=list(muted),
            wishes=None if wishes == NO_WISHES else wishes.to_dict(),
        )

    def news(self, seat: int | None, clocks: list[float | None]) -> News | None:
        """What is new since these were last told something; nothing if another has given what they may not hear yet."""
        game = self.table.game
        assert game is not None
        view = game.view(seat)
        place, choices, undo = asked = self.asked(game, view)
        now = Glance(view.state, len(game), asked)
        before = self.glances.get(seat) or Glance(view.state, len(game))
        if before == now:
            return None
        self.glances[seat] = now
        return News.model_construct(
            table=self.table.id,
            seq=self.table.seq,
            events=told(game.events(seat, before.plies)),
            changes=[
                (c.field, c.row, c.col, known(c.after or 0)) for c in changes(view.rules, before.state, view.state)
            ],
            position=place,
            choices=choices,
            prompt=self.prompt(view),
            undo=undo,
            clocks=clocks,
        )

    def asked(self, game: Game, view: View) -> tuple[Position, list[dict[str, Any]] | None, str | None]:
        """Where the game stands, what the seat may do, and what it may undo."""
        return position(game, view), self.choices(view), self.undo(game, view.seat)

    def forget(self, watched: Collection[int | None]) -> None:
        """Only from these seats somebody looks on; whoever comes to another gets a snapshot first."""
        self.glances = {seat: glance for seat, glance in self.glances.items() if seat in watched}

    def choices(self, view: View) -> list[Any] | None:
        """What the seat may do, if it has to decide."""
        return [choice.to_dict() for choice in view.choices()] if self.is_asked(view) else None

    def prompt(self, view: View) -> Any:
        """What is asked of the seat, if it has to decide."""
        return prompt(view).to_dict() if self.is_asked(view) else None

    def is_asked(self, view: View) -> bool:
        return bool(view.legal) and self.table.state == "playing"

    def undo(self, game: Game, seat: int | None) -> Any:
        """What the seat may undo."""
        ply = last(game)
        if seat is None or ply is None or self.table.state != "playing" or not game.may_undo(seat):
            return None
        act, parts = game.rules.act_of(ply.action).name, notation(game.rules).parts(ply.action)
        return {"act": act, "parts": [part.to_dict() for part in parts], "text": game.text(ply.action)}

    # What everyone may know

    def shown(self, here: Collection[str], clocks: list[float | None]) -> TableShown:
        """The table without its game."""
        table = self.table
        is_told = table.state in ("over", "abandoned")
        return TableShown(
            table=table.id,
            scenario=table.row.scenario,
            options=dict(table.row.options),
            settings=table.settings,
            state=table.state,
            host=table.row.host,
            public=table.row.public,
            seats=[self.seat_shown(seat, here, clocks[seat]) for seat in range(len(table.chairs))],
            luck=table.seal.hash,
            words=None if table.state == "open" else table.told_words(),
            secret=table.seal.secret.hex() if is_told else None,
            closed_because=table.closed_because,
            rematch=table.rematch,
        )

    def seat_shown(self, seat: int, here: Collection[str], clock: float | None) -> SeatShown:
        chair = self.table.chairs[seat]
        return SeatShown(
            seat=seat,
            color=self.table.colors[seat],
            kind=chair.kind,
            name=chair.name,
            guest=chair.guest,
            here=chair.guest in here,
            bot=chair.bot,
            stood_in_for=chair.stand_in,
            has_added=seat in self.table.words,
            clock=clock,
        )

    def people(self, shown: TableShown) -> People:
        return People(seq=self.table.seq, shown=shown)

    def happened(self, what: What, payload: dict[str, Any]) -> Happened:
        """Something that is no part of the game."""
        seat = payload.get("seat")
        bot = None if seat is None else self.table.chairs[seat].player
        why: Any = "failed" if what == "bot_failed" else payload.get("why")
        return Happened(table=self.table.id, seq=self.table.seq, what=what, seat=seat, bot=bot, why=why)

    def chat(self, line: ChatLine) -> Chat:
        return Chat(
            table=self.table.id,
            n=line.n,
            guest=line.guest,
            name=line.name,
            seat=line.seat,
            text=line.text,
            at=line.at.timestamp(),
        )


def position(game: Game, view: View) -> Position:
    """Where the game stands."""
    return Position(
        step=view.step,
        to_act=view.to_act,
        turn_of=view.turn_of,
        waiting=view.waiting,
        given=[Given(seat=one.seat, done=one.done, text=one.text) for one in view.given],
        winners=game.winners if game.is_over else [],
        points=points(view),
    )


def why(view: View, text: str) -> Reason | None:
    """Why an action, the last step of a journey, or all of an act that is named alone, is not open to a seat."""
    known = notation(view.rules)
    if known.acts.get(text) is not None and known.acts[text].parts:
        return view.why_none(text)
    last = known.destination(text, view.facts.colors)
    return view.why_not(text if last is None else last)


def points(view: View) -> list[int]:
    """The points of each seat, with those on hidden cards as far as this view may look at them."""
    seen = zip(view.column("points"), secret_points(view), strict=True)
    return [shown + hidden for shown, hidden in seen]


def fields(view: View) -> dict[str, Cells]:
    """The cells of the position, by field."""
    return {name: view.field(name) for name in shown_fields(view.rules)}


def told(events: Sequence[Event]) -> list[Any]:
    return [event.to_dict() for event in events]
