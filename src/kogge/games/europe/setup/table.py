"""All that can be said of a position of Merchants of Europe."""

from collections.abc import Mapping

from kogge.engine.state import State
from kogge.games.europe.material import TOKEN_COLORS
from kogge.games.europe.parts import NO_SPOT
from kogge.games.europe.setup.pieces import EuropePiecesTable
from kogge.games.refusal import Refused, quoted, whole
from kogge.games.setups.words import NONE, Counts, Place, Places, Who, flag, listed
from kogge.modules.terrain import ROLL_NUMBERS


class EuropeTable(EuropePiecesTable):
    """A table for either board."""

    def set_up(
        self,
        *,
        step: str = "action",
        turn_of: Who = 0,
        to_act: Who | None = None,
        back: str = "action",
        kontors: Mapping[Who, Places] = NONE,
        neutral: Places = (),
        goods_at: Places = (),
        delivered: Mapping[Who, int] = NONE,
        routes: Mapping[Who, Places] = NONE,
        merchants: Mapping[Who, Places] = NONE,
        caravans: Mapping[Who, Places] = NONE,
        tokens: Mapping[Place, int] = NONE,
        robber: Place | None = None,
        hands: Mapping[Who, Counts] = NONE,
        bank: Counts = "",
        gold: Mapping[Who, int] = NONE,
        purchases: int = 0,
        cards: Mapping[Who, Counts] = NONE,
        bought: Mapping[Who, Counts] = NONE,
        discarded: Counts = "",
        pile: Counts | None = None,
        card_played: bool = False,
        hoarder: Who | None = None,
        kontors_left: Mapping[Who, int] = NONE,
        routes_left: Mapping[Who, int] = NONE,
        fields: Mapping[str, object] = NONE,
    ) -> State:
        """After the roll of ``turn_of``, unless ``step`` names another point of decision.

        The first three kontors of a player are those of the start; every further one was founded from the warehouse
        and has uncovered a goods token (its gold is spent, and no number token was laid for it). ``goods_at`` are the
        kontors under which goods lie, as many as were ``delivered``. ``tokens`` lays number tokens, from the sea, on
        lands without a number; a token that lay there from the beginning was moved if it is another, or 0. ``bank``
        and ``pile`` say what is left there of each kind that they name; the rest is in the hand of the ``hoarder``, the
        last seat unless named. Gold is 3 each unless said otherwise. A sketch may also say of how many ``kontors_left``
        and ``routes_left`` it knows, and where those that are missing are nobody asks.
        """
        self.put_kontors(kontors, neutral)
        self.empty_warehouse(kontors_left)
        self.put_goods(goods_at, delivered)
        self.lay_routes(routes, routes_left)
        self.put_merchants(merchants)
        self.put_caravans(caravans)
        self.lay_tokens(tokens)
        self.put_robber(robber)
        self.deal_hands(hands, bank, hoarder)
        self.deal_gold(gold, purchases)
        self.deal_cards(cards, bought, turn_of)
        self.draw_all(self.europe.deck.discarded, discarded, "the discarded cards")
        self.leave_in_pile(pile, hoarder)
        self.s[self.deck.played_now] = flag(card_played, "card_played")
        self.take_turn(step, turn_of, to_act, self.way_back(back))
        self.put_fields(fields)
        if not self.sketch:
            self.check_whole(len(listed(neutral, "neutral")))
        return self.finish()

    def lay_tokens(self, tokens: Mapping[Place, int]) -> None:
        """Tokens come from the sea to lands of their colour; where another lay, it was moved.  (M-65)"""
        pieces = self.europe.tokens
        lands = self.by_hex(tokens, "tokens")
        moved = [pieces.spot[h] for h, n in lands.items() if self.s[pieces.lies + h] and n != self.number_at(h)]
        for h, place in zip(lands, tokens, strict=True):
            self.lift_token(h, place)
        for (h, number), place in zip(lands.items(), tokens, strict=True):
            if whole(number, "a number token"):
                self.lay_token(h, number, place)
        for color in moved:
            if self.left_at_sea(color) and not self.sketch:
                raise Refused(
                    f"no {TOKEN_COLORS[color]} token has been moved: there are others at sea, which come first"
                )

    def lift_token(self, h: int, place: Place) -> None:
        """A token that lies there comes among those at sea, to be laid where it is now."""
        pieces, number = self.europe.tokens, self.number_at(h)
        if self.s[pieces.lies + h]:
            self.s[pieces.at_sea + pieces.spot[h] * ROLL_NUMBERS + number] += 1
            pieces.lift(self.s, h)
        elif number or pieces.spot[h] == NO_SPOT:
            raise Refused(f"{quoted(place)} has a number, so no token can lie there")

    def lay_token(self, h: int, number: int, place: Place) -> None:
        pieces = self.europe.tokens
        spot = pieces.spot[h]
        at_sea = self.left_at_sea(spot)
        if number not in at_sea:
            left = ", ".join(map(str, at_sea)) or "none"
            raise Refused(
                f"no {TOKEN_COLORS[spot]} token {quoted(number)} is at sea for {quoted(place)}; there are {left}"
            )
        self.s[pieces.at_sea + spot * ROLL_NUMBERS + number] -= 1
        self.s[pieces.lies + h] = 1
        pieces.print_number(self.s, h, number)

    def number_at(self, h: int) -> int:
        return self.s[self.europe.terrain.number + h]

    def left_at_sea(self, color: int) -> list[int]:
        """The numbers of a colour that no land has."""
        row = self.europe.tokens.at_sea + color * ROLL_NUMBERS
        return [number for number in range(ROLL_NUMBERS) if self.s[row + number]]

    def check_whole(self, neutral: int) -> None:
        """What a game has by then hangs together."""
        self.check_connected(self.europe.net.route, self.europe.kontors.owner, "route")
        self.check_purchases(("action",))
        if neutral != self.europe.neutral_kontors():
            raise Refused(
                f"with {self.rules.players} players there are {self.europe.neutral_kontors()} neutral kontors, "
                f"not {neutral}: neutral=['Paris', ...]"
            )
        if "placed" in self.fields:
            self.put("placed", [self.fields["placed"].high])
        if self.s[self.deck.left] == 0 and any(self.s[self.europe.deck.discarded + k] for k in range(self.deck.kinds)):
            raise Refused("the pile is empty, so the discarded cards have become a new one")
