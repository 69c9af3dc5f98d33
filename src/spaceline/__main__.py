"""Lets ``python -m spaceline`` do what the ``spaceline`` command does."""

from spaceline.cli.app import main

if __name__ == "__main__":
    main()
