"""Examples made by Hypothesis are the same in every run, and may take their time on a busy machine."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
