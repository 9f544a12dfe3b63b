# The lobby of the page: the games, tables, seats, and whoever comes in.

# Names of guests who have not said theirs yet
lobby-guest-0 = Captain Ida
lobby-guest-1 = Skipper Joe
lobby-guest-2 = Navigator Nell
lobby-guest-3 = Pilot Will
lobby-guest-4 = Merchant May
lobby-guest-5 = Boatswain Ben
lobby-guest-6 = Trader Tess
lobby-guest-7 = Helmsman Hal
