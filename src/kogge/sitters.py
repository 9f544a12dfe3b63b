"""Who plays a seat: not a matter of the rules, but of the record of a game."""

from dataclasses import dataclass

from kogge.games.refusal import Refused, written

LONGEST_NAME = 40  # characters of a person's name
LONGEST_BOT = 200  # of a bot's, which may lie deep in somebody's packages


@dataclass(frozen=True)
class Sitter:
    """A person, perhaps with a name, or a bot, by the name under which it was entered.

    >>> Sitter(name="Ana").text, Sitter(bot="greedy").text, Sitter().text
    ('person Ana', 'bot greedy', 'person')
    >>> Sitter.read("bot my_bots:Careful")
    Sitter(bot='my_bots:Careful', name='')
    """

    bot: str = ""
    name: str = ""

    def __post_init__(self) -> None:
        if self.bot and self.name:
            raise Refused.of("person_and_bot", person=written(self.name), bot=written(self.bot))
        for name, longest in ((self.bot, LONGEST_BOT), (self.name, LONGEST_NAME)):
            if len(name) > longest or name != name.strip() or not name.isprintable():
                raise Refused.of("long_name", longest=longest, name=written(name))

    @property
    def text(self) -> str:
        """How a record tells it."""
        return " ".join(word for word in ("bot" if self.bot else "person", self.bot or self.name) if word)

    @classmethod
    def read(cls, text: str) -> "Sitter":
        """Who is meant by what a record tells."""
        kind, _, name = text.partition(" ")
        if kind == "bot" and name:
            return cls(bot=name)
        if kind == "person":
            return cls(name=name)
        raise Refused.of("nobody_who_plays", text=written(text))
