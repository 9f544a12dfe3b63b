"""Whatever the referee says, he can say it in every language, and nothing is written that he never says."""

import pytest

import kogge
from kogge import texts
from kogge.games.catalogue import SCENARIOS
from kogge.games.referee.referee import WRONG_TIMES, Referee, referee_of
from kogge.reasons import FIRST, Reason
from tests.laws.refereeing import acts, askers
from tests.laws.test_referee import ARRANGED
from tests.support.fluent import Variables, messages

LANGUAGES = texts.languages()
NO_REFEREE = "closed"  # what is said where a game has none
FILES = sorted({name for name in texts.sources(texts.ENGLISH) if name.startswith("reasons")})


def referees() -> list[Referee]:
    found = [referee_of(scenario.rules(scenario.choose())) for scenario in SCENARIOS]
    return [referee for referee in found if referee is not None]


def slots() -> dict[str, set[str]]:
    """By key, the parts of which something is told."""
    found = {key: set(wrong.slots) for key, wrong in WRONG_TIMES.items() if key not in FIRST}
    found |= {one.key: set(one.slots) for referee in referees() for _, one in referee.bars()}
    return {**found, NO_REFEREE: set()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_step_has_its_message_and_there_are_no_others(language: str) -> None:
    steps = {step for referee in referees() for step in referee.stages} - {"over"}
    wanted = {f"reason-{key}" for key in slots()} | {f"{kind}-{step}" for kind in ("when", "first") for step in steps}
    written = messages(language, *[name.removesuffix(".ftl") for name in FILES])
    assert sorted(written) == sorted(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_uses_nothing_but_its_parts(language: str) -> None:
    known = slots()
    for name, message in messages(language, *[name.removesuffix(".ftl") for name in FILES]).items():
        told = {part.removesuffix("_person") for part in Variables(message).parts}
        assert told <= known.get(name.removeprefix("reason-"), set()), name


@pytest.mark.parametrize("book", sorted(ARRANGED))
def test_reasons_are_sentences_in_every_language(book: str) -> None:
    luck, heard = kogge.Random(3), set[str]()
    for game in ARRANGED[book]():
        for asker in askers(game):
            for act in acts(game.rules):
                reason = game.why_not(act.first + luck.number(act.size), None if asker < 0 else asker)
                heard |= {check_said(one) for one in ((reason, *reason.others) if reason else ())}
    assert len(heard) > 20


def check_said(reason: Reason) -> str:
    """A reason is said in all languages, differently in each; returns its key."""
    said = {reason.text(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES), said
    for text in said:
        assert text.endswith("."), text
        assert not set("{}$") & set(text), text
    return reason.key
