"""``python -m kogge`` is the command ``kogge``."""

from kogge.cli.app import main

if __name__ == "__main__":
    main()
