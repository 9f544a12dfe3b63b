"""A bot that has made an offer takes the first answer that it likes, and does not wait for ever."""

from pathlib import Path

import pytest

from kogge.game import Game
from kogge.server.haggling import PATIENCE, READING
from kogge.server.messages import Declined
from kogge.server.settings import Settings
from kogge.server.sitting import Sitting
from kogge.server.thinkers import Sight
from tests.server.tables.company import AtOnce, Company, Visitor, in_company
from tests.server.tables.test_playing import shortest

BOT = 2
Lines = dict[int, Visitor]


class Pedlar(AtOnce):
    """Makes one offer, which both people could accept, and agrees if it is told to."""

    def __init__(self, agrees: bool = True) -> None:
        super().__init__()
        self.agrees = agrees
        self.plan: list[str] | None = None
        self.game: Game | None = None
        self.looked = 0  # so often at answers

    async def choose(self, _: str, sight: Sight) -> int:
        view, game = sight.view(), self.game
        assert game is not None
        texts = view.texts()
        if self.plan is None and "open_trade" in texts:
            self.plan = planned(game)
        if self.plan:
            return view.legal[texts.index(self.plan.pop(0))]
        partners = [text for text in texts if text.startswith("deal")]
        self.looked += bool(partners)
        usual = next((text for text in texts if text in ("end_turn", "decline", "withdraw")), texts[0])
        return view.legal[texts.index(partners[0] if partners and self.agrees else usual)]


def planned(game: Game) -> list[str] | None:
    """One of its cards for one that both others have, as soon as there are such."""
    kinds, hands = game.rules.layout.fields["hand"].columns, game.read("hand")
    both = [kind for kind, *n in zip(kinds, *hands, strict=True) if n[0] and n[1]]
    own = [kind for kind, n in zip(kinds, hands[BOT], strict=True) if n and kind not in both[:1]]
    return ["open_trade", f"offer {own[0]}", f"ask {both[0]}", "propose"] if own and both else None


async def offered(company: Company, pedlar: Pedlar, settings: Settings) -> tuple[Sitting, Lines]:
    """A table of two people and a bot that has just made its offer."""
    sitting, lines = await company.two_and_a_bot(settings)
    while pedlar.plan != [] or sitting.table.waiting() != [0, 1]:
        pedlar.game = sitting.table.game
        people = [seat for seat in sitting.table.waiting() if seat != BOT]
        if people:
            await company.act(sitting, lines[people[0]], people[0], shortest(lines[people[0]]))
        else:
            await company.pass_by(sitting.table.id, settings.pace / 1000)
    return sitting, lines


def deals(sitting: Sitting) -> int:
    """How many cards have gone from seat to seat by a deal."""
    assert sitting.table.game is not None
    return sum(event.kind == "traded" for event in sitting.table.game.events(None))


def test_a_bot_takes_the_first_answer_that_it_likes_once_all_could_read_its_offer(tmp_path: Path) -> None:
    pedlar = Pedlar()

    async def story(company: Company) -> None:
        sitting, lines = await offered(company, pedlar, Settings(pace=100))
        await company.act(sitting, lines[1], 1, "accept")  # given ahead: the rules ask Ana first
        await company.pass_by(sitting.table.id, READING - 1)
        assert (sitting.table.waiting(), pedlar.looked) == ([0], 0)
        await company.pass_by(sitting.table.id, 2)
        assert sitting.table.waiting() == [BOT]
        assert (pedlar.looked, deals(sitting)) == (1, 2)
        assert isinstance(await company.act(sitting, lines[0], 0, "accept"), Declined)

    in_company(tmp_path, story, thinkers=pedlar)


def test_a_bot_that_likes_no_answer_waits_for_the_others_and_is_asked_again(tmp_path: Path) -> None:
    pedlar = Pedlar(agrees=False)

    async def story(company: Company) -> None:
        sitting, lines = await offered(company, pedlar, Settings(pace=100))
        await company.act(sitting, lines[0], 0, "accept")
        await company.pass_by(sitting.table.id, READING + 1)
        await company.pass_by(sitting.table.id, READING + 1)
        assert (sitting.table.waiting(), pedlar.looked, deals(sitting)) == ([1], 1, 0)
        pedlar.agrees = True
        await company.act(sitting, lines[1], 1, "accept")
        await company.pass_by(sitting.table.id, 1)
        assert (pedlar.looked, deals(sitting)) == (2, 2)

    in_company(tmp_path, story, thinkers=pedlar)


@pytest.mark.parametrize(("grace", "patience"), [(90, 90.0), (5, PATIENCE)])
def test_whoever_is_silent_for_too_long_has_declined_a_bots_offer(grace: int, patience: float, tmp_path: Path) -> None:
    pedlar = Pedlar()

    async def story(company: Company) -> None:
        sitting, _ = await offered(company, pedlar, Settings(pace=100, grace=grace))
        await company.pass_by(sitting.table.id, patience - 1)
        assert sitting.table.waiting() == [0, 1]
        await company.pass_by(sitting.table.id, 2)
        assert sitting.table.waiting() == [BOT]
        assert (pedlar.looked, deals(sitting)) == (0, 0)
        await company.pass_by(sitting.table.id, 1)
        assert sitting.table.game is not None
        assert sitting.table.game.turn_of != BOT, "the game goes on"

    in_company(tmp_path, story, thinkers=pedlar)
