"""What wins the game, and how far everyone is."""

from kogge.cli.terminal.words import capital
from kogge.standing import secret_points
from kogge.texts import Texts
from kogge.views import View


def goal(view: View, texts: Texts) -> list[str]:
    """What wins, what is worth how much, and how everyone stands as far as the seat may know."""
    facts = view.facts
    if not facts.goal.count:  # a game of one's own need not say what wins
        return []
    told = [texts.say("goal-goods" if facts.goal.of == "goods" else "goal-points", n=facts.goal.count)]
    if len(facts.worth) > 1:
        told.append(capital(texts.say("goal-worth", things=texts.listed(worth(view, texts), "list-comma"))))
    for track in facts.missions.values():
        points = " ".join(map(str, track.points))
        told.append(texts.say("goal-track", mission=texts.name("mission", track.mission), points=points, n=track.card))
    return [*told, texts.say("goal-standing.all", standings=texts.listed(standings(view, texts), "list-comma"))]


def worth(view: View, texts: Texts) -> list[str]:
    """Each thing with its points, and awards with what they ask for."""
    awards, told = view.facts.awards, []
    for thing, n in view.facts.worth.items():
        name = texts.name("thing", thing)
        if thing in awards:
            told.append(texts.say("goal-worth.award", thing=name, n=n, least=awards[thing].least))
        else:
            told.append(texts.say("goal-worth.thing", thing=name, n=n))
    return told


def standings(view: View, texts: Texts) -> list[str]:
    """How many points, or goods, each seat has of those that win; hidden ones only to whoever may see them."""
    told = []
    for seat, (seen, hidden) in enumerate(zip(view.column("points"), secret_points(view), strict=True)):
        name = texts.name("color", view.facts.colors[seat])
        message = "goal-standing.hidden" if hidden else "goal-standing"
        told.append(texts.say(message, who=name, n=seen + hidden, goal=view.facts.goal.count, hidden=hidden))
    return told
