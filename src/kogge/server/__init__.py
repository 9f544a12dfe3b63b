"""Tables that people play at over the network: the server owns the rules, loses nothing and tells nothing."""
