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
from kogge.cli.terminal.words import counted, listed, sentence
from kogge.engine.state import CHANCE
from kogge.files import write_whole
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.standing import secret_points

Read = Callable[[str], str]


def play_in_terminal(
    game: Game,
    people: Sequence[int],
    bots: Mapping[int, Bot | str],
    console: Console,
    read: Read = input,
    keeper: Keeper | None = None,
) -> None:
    """Play a game to its end, or until the people leave it.

    ``bots`` are given by name or ready made. The ``keeper`` says where the game is kept meanwhile and afterwards;
    without one it is kept only if somebody says so. Without people the bots play among themselves, and the game
    can be stepped through.
    """
    with suppress(ImportError):
        import readline  # noqa: F401  # lines that ``input`` reads can then be edited and recalled
    entered = {seat: made(bot, game.seed, seat) for seat, bot in bots.items()}
    missing = [game.seats[seat] for seat in range(game.players) if seat not in people and seat not in entered]
    if missing:
        raise Refused(f"nobody plays {listed(missing)}: every seat needs a person or a bot")
    Sitting(game, people, entered, console, read, Keeper(game) if keeper is None else keeper).play()


def made(bot: Bot | str, seed: int, seat: int) -> Bot:
    return programs.make(bot, seed * 1000 + seat + 1) if isinstance(bot, str) else bot


class Sitting:
    """Some people and bots around one table, from the first decision to the last."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        bots: Mapping[int, Bot],
        console: Console,
        read: Read,
        keeper: Keeper,
    ) -> None:
        self.game = game
        self.bots = bots
        self.read = read
        self.keeper = keeper
        self.screen = Screen(console)
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
            self.leave("You have left the game")
        except EOFError:
            self.leave("\nThe input has ended, and you have left the game")
        except KeyboardInterrupt:
            self.leave("\nThe game was interrupted")

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
            raise Refused(f"{failure}; {self.kept_failure(failure.record)}") from failure

    def kept_failure(self, record: str) -> str:
        """Where the game is in which a bot has failed, for the author of the bot and for those who played."""
        path = Path(f"kogge-failure-{self.game.scenario.name}-{self.game.seed}.record")
        goes_on = (
            f"; 'kogge play --resume {self.keeper.number} --bots greedy' goes on without it"
            if self.keeper.number
            else ""
        )
        try:
            write_whole(path, record)
        except Refused as trouble:
            return f"{trouble}{goes_on}"
        return f"the game up to there is in {path}{goes_on}"

    def warn(self) -> None:
        """Say once if the game is not being kept; it can be played all the same."""
        if self.keeper.trouble and not self.warned:
            self.screen.say(f"This game is not being kept: {self.keeper.trouble}. 'save FILE' puts it into a file.")
            self.warned = True

    def welcome(self) -> None:
        if self.people:
            begun = "A game that was saved goes on" if len(self.game) else "A new game begins"
            title = self.game.scenario.title
            title = title if title.endswith("!") else f"{title}."
            self.screen.say(f"{title} {begun}: {seated(self.game, list(self.people))}. Type help whenever you like.")
            self.screen.say(*note(self.game.view(None), self.screen.texts))

    def hand_over(self, seat: int) -> None:
        """Where several people share a screen, nobody sees the hand of the one before."""
        if len(self.people) > 1 and self.holder != seat:
            self.screen.wipe()
            self.read(f"Pass the keyboard to {called(self.game, seat)}, who then presses Enter. ")
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
        self.screen.say(result(self.game))
        if self.keeper.save_as is not None:
            self.leave("The game is over")
        elif not self.people:
            replay_in_terminal(self.game, self.screen.console, self.read, self.screen.texts)
        elif self.keeper.number:
            self.leave("The game is over")
        else:
            self.warn()
            self.offer_to_save()

    def offer_to_save(self) -> None:
        """Ask for a file until there is one, or none is wanted."""
        while name := self.read("Keep the game? Type the name of a file, or press Enter: ").strip():
            try:
                self.screen.say(f"The game is in {self.keeper.save(name, self.read)}.")
                return
            except Refused as reason:
                self.screen.say(sentence(reason))

    def leave(self, reason: str) -> None:
        """The last sentence: why it ends, and where the game is."""
        self.keeper.keep()
        does = "kogge replay {} shows it again" if self.game.is_over else "kogge play --resume {} goes on with it"
        kept = f"it is kept: {does.format(self.keeper.number)}" if self.keeper.number else ""
        if self.keeper.save_as is not None:
            try:
                self.screen.say(f"{reason}; it is in {self.keeper.save('', self.read)}.")
            except Refused as trouble:
                self.screen.say("; ".join(part for part in (reason, str(trouble), kept) if part) + ".")
        elif kept or self.keeper.is_kept:
            self.screen.say(f"{reason}; {kept}." if kept else f"{reason}.")
        else:
            self.screen.say(f"{reason}; {self.lost()}.")

    def lost(self) -> str:
        """What is not in any file, and why."""
        trouble, slot = self.keeper.trouble, self.keeper.slot
        if slot is not None and self.keeper.shelved is not None:
            return f"the last of it was not saved: {trouble}; kogge play --resume {slot.number} goes on before that"
        return f"it was not saved: {trouble}" if trouble else "it was not saved"


def result(game: Game) -> str:
    """How it ended, in a sentence; points that were hidden count."""
    winners = listed([called(game, seat) for seat in game.winners])
    if not winners:
        return "The game is over and nobody has won."
    last = OpenView(game.rules, game.state)
    points = [seen + secret for seen, secret in zip(last.column("points"), secret_points(last), strict=True)]
    standing = [
        f"{called(game, seat)} {points[seat]}" for seat in sorted(range(game.players), key=lambda p: -points[p])
    ]
    turns = counted(last.column("turn")[0], "turn")
    what = "goods delivered" if has(last, "goods_uncovered") else "points"
    verb = "has won" if len(game.winners) == 1 else "share the win"
    return f"{winners[0].upper()}{winners[1:]} {verb} after {turns}: {listed(standing)} {what}."
