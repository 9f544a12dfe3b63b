"""``kogge play --terminal``: people at one screen, bots in the other seats."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from kogge import bots as programs
from kogge.arena.match import BotFailed, decide
from kogge.bots.protocol import Bot
from kogge.cli.terminal.company import called, seated
from kogge.cli.terminal.legend import note
from kogge.cli.terminal.person import Left, Person
from kogge.cli.terminal.replay import OpenView, replay_in_terminal
from kogge.cli.terminal.saving import Keeper
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.table import has
from kogge.cli.terminal.words import capital, sentence
from kogge.engine.state import CHANCE
from kogge.files import write_whole
from kogge.game import Game
from kogge.games.refusal import Refused, all_of, word
from kogge.seeds import given_or_fresh
from kogge.standing import secret_points
from kogge.texts import Texts, saying

Read = Callable[[str], str]
TROUBLE = {"": "trouble", "resume": "trouble_resume", "replay": "trouble_replay"}  # no file, but kept


def play_in_terminal(
    game: Game,
    people: Sequence[int],
    bots: Mapping[int, Bot | str],
    console: Console,
    read: Read = input,
    keeper: Keeper | None = None,
    texts: Texts | None = None,
) -> None:
    """Play a game to its end, or until the people leave it.

    ``bots`` are given by name or ready made. The ``keeper`` says where the game is kept meanwhile and afterwards;
    without one it is kept only if somebody says so. Without people the bots play among themselves, and the game
    can be stepped through. Everything is said in the language of the ``texts``, or else in English.
    """
    with suppress(ImportError):
        import readline  # noqa: F401  # lines that ``input`` reads can then be edited and recalled
    seed = given_or_fresh(game.seed)
    entered = {seat: made(bot, seed, seat) for seat, bot in bots.items()}
    missing = [game.seats[seat] for seat in range(game.players) if seat not in people and seat not in entered]
    if missing:
        raise Refused.of("nobody_plays", seats=all_of([word("color", seat) for seat in missing]))
    screen = Screen(console, texts)
    TerminalSitting(game, people, entered, screen, read, Keeper(game) if keeper is None else keeper).play()


def made(bot: Bot | str, seed: int, seat: int) -> Bot:
    return programs.make(bot, seed * 1000 + seat + 1) if isinstance(bot, str) else bot


class TerminalSitting:
    """Some people and bots around one table, from the first decision to the last."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        bots: Mapping[int, Bot],
        screen: Screen,
        read: Read,
        keeper: Keeper,
    ) -> None:
        self.game = game
        self.bots = bots
        self.read = read
        self.keeper = keeper
        self.screen = screen
        self.texts = screen.texts
        self.people = {seat: Person(game, seat, self.screen, read, self.keeper) for seat in people}
        self.holder: int | None = None  # of the keyboard
        self.warned = False  # that the game is not being kept

    def play(self) -> None:
        """Let everyone act in turn; however it ends, it ends with a sentence."""
        try:
            self.welcome()
            while not self.game.is_over:
                self.next_action()
            self.close()
        except Left:
            self.leave("left")
        except EOFError:
            self.leave("input")
        except KeyboardInterrupt:
            self.leave("interrupted")

    def next_action(self) -> None:
        seat = self.game.to_act
        if seat == CHANCE:
            self.game.play_chance()
        elif seat in self.people:
            if not self.people[seat].declines():
                self.keeper.keep()
                self.hand_over(seat)
                self.warn()
                self.people[seat].decide()
            self.keeper.keep()
        else:
            self.let_bot(seat)

    def let_bot(self, seat: int) -> None:
        """A bot that fails ends the game, and what led to it is kept."""
        try:
            decide(self.game, self.bots[seat])
        except BotFailed as failure:
            self.keeper.keep()
            raise Refused(self.kept_failure(failure)) from failure

    def kept_failure(self, failure: BotFailed) -> str:
        """Where the game is in which a bot has failed, for the author of the bot and for those who played."""
        luck = "sealed" if self.game.seed is None else self.game.seed
        path = Path(f"kogge-failure-{self.game.scenario.name}-{luck}.record")
        parts = {"failure": str(failure), "file": str(path), "number": str(self.keeper.number)}
        try:
            write_whole(path, failure.record)
        except Refused as trouble:
            message = "bot-failed.trouble_resume" if self.keeper.number else "bot-failed.trouble"
            return self.texts.say(message, **parts, trouble=saying.said(trouble, self.texts))
        return self.texts.say("bot-failed.resume" if self.keeper.number else "bot-failed", **parts)

    def warn(self) -> None:
        """Say once if the game is not being kept; it can be played all the same."""
        if self.keeper.trouble and not self.warned:
            self.screen.say(self.texts.say("not-kept", trouble=self.keeper.trouble))
            self.warned = True

    def welcome(self) -> None:
        if self.people:
            here = seated(self.game, list(self.people), self.texts)
            message = "welcome.again" if len(self.game) else "welcome"
            self.screen.say(self.texts.say(message, title=title(self.game, self.texts), seated=here))
            self.screen.say(*note(self.game.view(None), self.texts))

    def hand_over(self, seat: int) -> None:
        """Where several people share a screen, nobody sees the hand of the one before."""
        if len(self.people) > 1 and self.holder != seat:
            self.screen.wipe()
            self.read(f"{self.texts.say('hand-over', who=called(self.game, seat, self.texts))} ")
            self.screen.wipe()
            self.holder = seat

    def close(self) -> None:
        """Say who won, show the last position; a game that is kept nowhere is offered to be."""
        self.keeper.keep()
        if len(self.people) == 1:
            [person] = self.people.values()
            person.look_back()
        else:
            self.screen.table(OpenView(self.game.rules, self.game.state), {})
        self.screen.say(result(self.game, self.texts))
        if self.keeper.save_as is not None:
            self.leave("over")
        elif not self.people:
            replay_in_terminal(self.game, self.screen.console, self.read, self.texts)
        elif self.keeper.number:
            self.leave("over")
        else:
            self.warn()
            self.offer_to_save()

    def offer_to_save(self) -> None:
        """Ask for a file until there is one, or none is wanted."""
        while name := self.read(f"{self.texts.say('keep-over')} ").strip():
            try:
                self.screen.say(self.texts.say("game-saved", file=str(self.keeper.save(name, self.read))))
                return
            except Refused as reason:
                self.screen.say(sentence(reason, self.texts))

    def leave(self, why: str) -> None:
        """The last sentence: why it ends, and where the game is; on a line of its own if nothing was typed."""
        self.keeper.keep()
        number, file, trouble = self.keeper.number, "", self.keeper.trouble
        kept = "" if not number else "replay" if self.game.is_over else "resume"
        if self.keeper.save_as is not None:
            try:
                file, fate = str(self.keeper.save("", self.read)), "saved"
            except Refused as refusal:
                trouble, fate = saying.said(refusal, self.texts), TROUBLE[kept]
        elif kept or self.keeper.is_kept:
            fate = kept
        else:
            number, fate = self.lost()
        message = f"leave.{fate}" if fate else "leave"
        told = self.texts.say(message, why=why, number=str(number), file=file, trouble=trouble)
        self.screen.say(*[""] * (why in ("input", "interrupted")), told)

    def lost(self) -> tuple[int, str]:
        """What is said of a game of which something is in no file, and the number of that of which a part is kept."""
        slot = self.keeper.slot
        if slot is not None and self.keeper.shelved is not None:
            return slot.number, "lost_end"
        return 0, "lost_why" if self.keeper.trouble else "lost"


def title(game: Game, texts: Texts) -> str:
    """What is played, as the beginning of a sentence or of several."""
    message = f"scenario-{game.scenario.name}"
    name = texts.say(message) if texts.knows(message) else game.scenario.title
    return name if name.endswith("!") else texts.say("welcome.title", name=name)


def result(game: Game, texts: Texts) -> str:
    """How it ended, in a sentence; points that were hidden count."""
    if not game.winners:
        return texts.say("result.nobody")
    last = OpenView(game.rules, game.state)
    points = [seen + secret for seen, secret in zip(last.column("points"), secret_points(last), strict=True)]
    order = sorted(range(game.players), key=lambda p: -points[p])
    standing = [texts.say("result.one", who=called(game, seat, texts), points=points[seat]) for seat in order]
    told = texts.say(
        "result",
        n=len(game.winners),
        winners=texts.listed([called(game, seat, texts) for seat in game.winners]),
        turns=last.column("turn")[0],
        standing=texts.listed(standing),
        of="goods" if has(last, "goods_uncovered") else "points",
    )
    return capital(told)
