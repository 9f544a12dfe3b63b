"""Messages of the games, said when somebody asks for them: whoever plays or trains does without them."""

from collections.abc import Iterator, Mapping


def said(message: str, language: str) -> str:
    """A message in a language; nothing if there is none of this name, as in a game of somebody else's."""
    from kogge.texts import texts  # takes long to import

    found = texts(language)
    return found.say(message) if found.knows(message.partition(".")[0]) else ""


class Message(Mapping[str, str]):
    """What a message says, by language."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getitem__(self, language: str) -> str:
        if language not in spoken():
            raise KeyError(language)
        return said(self.name, language)

    def __iter__(self) -> Iterator[str]:
        return iter(spoken())

    def __len__(self) -> int:
        return len(spoken())


def spoken() -> list[str]:
    """The languages that there are messages in."""
    from kogge.texts import languages

    return languages()
