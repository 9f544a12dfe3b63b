"""The rules, a rulebook chapter each.  Games are assembled from them."""
