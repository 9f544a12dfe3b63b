"""The build: what is compiled, from what, and what leaves the workplace."""
