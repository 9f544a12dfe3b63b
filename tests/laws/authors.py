"""By which acts a field may change: everything else leaves it alone."""

from tests.laws.cells import Change, law_of_change

CARDS = {  # development cards and the act that plays each, in the order of the hands
    "played_cards": ("play_knight", "play_road_building", "play_discovery", "play_monopoly"),
    "discarded_cards": (
        *("play_lancer", "play_route_building", "play_journey", "play_fast_caravan"),
        *("play_bounty", "play_monopoly", "play_loan"),
    ),
}
LANDING = {"land_crew", "fetch_crew", "trade_spice", "catch_fish", "deliver_fish", "deliver_spice", "land_settler"}
LOADING = {"stow", "jettison", "build_settler", "build_crew", "rebuild_ship", "found_ship", *LANDING}
ENDING = {"end_turn", "turn_lair"}  # the turn, or what is left of it
CONQUERING = {*ENDING, "hero_roll"}
BEGINNING = {"lay_land", "lay_hex", "lay_tokens_from", "lay_token_on", "lay_frame"}
LAYING = {"build_route", "lay_free_route", "place_route"}
WALKING = {"walk", "end_walk", "found_kontor"}
DRIVING = {"drive", "end_drive", "play_fast_caravan"}
INTERRUPTING = {
    *("build_route", "rehire_merchant", "reform_caravan", "walk", "drive"),
    *("play_lancer", "play_route_building", "play_journey", "play_fast_caravan", "play_bounty"),
    *("sail", "turn_tile", "draw_chip", "chase", "roll_for_fish", "rebuild_ship", "dice"),
    *("open_trade", "call_for_offers", "play_knight", "play_road_building", "play_discovery", "buy_card"),
}
HAGGLING = {"offer", "ask", "propose", "accept", "decline", "withdraw", "deal"}
PLAYING = {act for acts in CARDS.values() for act in acts}
AUTHORS = {
    "asked": HAGGLING,
    "answer": HAGGLING,
    "victim": {"rob", "steal"},
    "cards_to_take": {"play_discovery", "play_bounty", "take_card"},
    "card_played_this_turn": {*PLAYING, "end_turn"},
    "frame_left": {"lay_frame"},
    "harbor": {"lay_frame"},
    "back_to_step": INTERRUPTING,
    "turn": {*ENDING, "starting_roll", "found_ship", "found_road", "place_route"},
    "starting_roll": {"starting_roll"},
    "founded": {"found_harbour_settlement", "found_settlement", "found_road", "found_ship"},
    "last_founded": {"found_settlement"},
    "laid": BEGINNING,
    "hexes_left": BEGINNING,
    "terrain": {*BEGINNING, "turn_tile"},
    "number": {*BEGINNING, "draw_chip", "turn_lair", "turn_token", "move_token"},
    "road": {"build_road", "found_road", "lay_free_road"},
    "home": {"build_settlement", "found_settlement", "found_harbour_settlement", "land_settler"},
    "home_kind": {"build_city", "build_harbour_settlement", "found_harbour_settlement"},
    "robber": {*BEGINNING, "move_robber"},
    "gold_purchases": {*ENDING, "buy_resource"},
    "fast_gold_sales": {*ENDING, "sell_to_village"},
    "cargo": LOADING,
    "settlers_left": {"build_settler", "found_ship", "land_settler", "jettison", "rebuild_ship"},
    "crews_left": {"build_crew", "jettison", "rebuild_ship", *CONQUERING},
    "shoals_left": {"fish_roll", "place_pirate", "deliver_fish", "jettison", "rebuild_ship"},
    "sacks_left": {"turn_tile", "deliver_spice", "jettison", "rebuild_ship"},
    "ship": {"sail", "build_ship", "rebuild_ship", "relaunch_ship", "found_ship", "land_settler"},
    "harbour": {"build_harbour_settlement", "found_harbour_settlement"},
    "tiles_left": {"turn_tile"},
    "chips_left": {"draw_chip"},
    "movement_points": {"trade_spice"},
    "steps_sailed": {"sail", *ENDING},
    "ship_status": {"sail", "roll_for_fish", *ENDING},
    "wind_bought": {"buy_wind", *ENDING},
    "crowded_ship": {"sail", "land_settler"},
    "tribute_paid": {"sail", *ENDING},
    "ship_has_chased": {"chase", *ENDING},
    "pirate": {"place_pirate", "chase_roll"},
    "pirate_bonus": {"trade_spice"},
    "crews_ashore": {"land_crew", "fetch_crew", "trade_spice", *CONQUERING},
    "lair": {"turn_tile", "turn_lair"},
    "lair_numbers_left": {"turn_lair"},
    "conquered_lairs": {"land_crew", "turn_lair"},
    "fish_rolled": {"roll_for_fish", *ENDING},
    "shoal_numbers_left": {"number_shoal"},
    "villages_left": {"turn_village"},
    "village_sacks": {"turn_tile", "trade_spice"},
    "fast_gold": {"trade_spice"},
    "placed": {"place_kontor", "place_neutral_kontor", "place_route"},
    "kontor": {"place_kontor", "place_neutral_kontor", "found_kontor"},
    "goods_at": {"deliver"},
    "goods_uncovered": {"deliver", "found_kontor"},
    "tokens_at_sea": {"turn_token"},
    "token": {"turn_token", "move_token"},
    "bare_land": {"found_kontor", "choose_land", "turn_token", "move_token"},
    "founded_at": {"found_kontor", "choose_land"},
    "route": LAYING,
    "line_here": {*LAYING, "follow_line"},
    "line_route": {*LAYING, "follow_line"},
    "line_there": {*LAYING, "follow_line"},
    "double_arrow": {*LAYING, "decline_free_route", "follow_line"},
    "free_routes": {*LAYING, "decline_free_route", "follow_line", "play_route_building"},
    "merchant": {"hire_merchant", "rehire_merchant", "place_merchant", "walk", "found_kontor"},
    "walking_merchant": WALKING,
    "walk_left": {*WALKING, "play_journey"},
    "walk_stop": {"walk", "found_kontor"},
    "caravan": {"place_route", "form_caravan", "reform_caravan", "place_caravan", "drive"},
    "driving_caravan": {"drive", "end_drive"},
    "drive_left": DRIVING,
    "drive_by_card": DRIVING,
    "drive_crowded": {"drive"},
    "toll_paid": {"drive", "reform_caravan", "end_turn"},
    "discarded_cards": {*CARDS["discarded_cards"], "draw_card"},
    "pile_made_of": {*CARDS["discarded_cards"], "draw_card"},
    "stuck_turns": {"end_turn"},
    "shared_win": {"end_turn"},
}


@law_of_change("everything changes by its own acts only")
def authors(change: Change) -> None:
    for name, acts in AUTHORS.items():
        if name in change.before and change.act not in acts:
            old, new = change.before.column(name), change.after.column(name)
            assert old == new, f"{change.text} changed {name} from {old} to {new}"
