"""What every test may rely on: examples made by Hypothesis are the same in every run, and may take their time."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
