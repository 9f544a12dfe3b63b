"""What all kinds of building have in common."""

from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import ASIDE, BUILD, NEVER, POINT, WIN
from kogge.engine.state import OVER

PIP = 0.1  # points at the beginning of the game: what a pip of production brings until its end
VICTORY = 5.0  # points: an aim that wins the game is worth so much more


def worth(outlook: Outlook, points: float, pips: float = 0.0) -> float:
    """The worth, in points, of something that brings points and production."""
    won = VICTORY if outlook.standing + points >= outlook.atlas.target else 0.0
    return points + pips * PIP * outlook.season + won


def at_once(outlook: Outlook, act: str, arg: int, expected: int = 0) -> float:
    """The score of what an action brings at once: the game, or more points than one expects of it."""
    trial = outlook.after(outlook.atlas.first[act] + arg)
    if trial.step == OVER:
        return WIN
    return POINT * max(0, outlook.gained(trial) - expected)


def planned(outlook: Outlook, act: str, arg: int) -> float:
    """The score of building, by the plan: the aim, something aside, or better not."""
    aim = outlook.aim
    if aim.act == act:
        return BUILD if arg in aim.args else NEVER
    return ASIDE if outlook.spares(outlook.atlas.price(act)) else NEVER


def founded(outlook: Outlook, act: str, node: int) -> float:
    """The worth of a place for a first home; that of a neutral colour goes where it is worth least."""
    pips = outlook.land.worth(node, outlook.realm.pips)
    trial = outlook.after(outlook.atlas.first[act] + node)
    return pips if outlook.gained(trial) > 0 else -pips
