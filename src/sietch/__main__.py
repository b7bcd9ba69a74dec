"""`python -m sietch` is the command `sietch`."""

from sietch.cli import main

if __name__ == "__main__":
    main()
