#!/usr/bin/python3
"""Has Orca read screens of the Gallery row by row, and compares what it says with the stored texts in the folder Spoken.

    scripts/try-accessibility orca [--record] [SCREEN ...]
"""
import argparse
import pathlib

from desktop import Display, Failure, gallery, report, until
from keyboard import focus_window
from orca_desktop import Orca
import stored_text

STORED = pathlib.Path(__file__).parent / "Spoken"

# The keys that are pressed in each screen, one after the other.
KEYS = {
    "contacts": ["Down"] * 8 + ["Up", "End"],
    "billion": ["Down"] * 3 + ["End", "Up"],
    "grid": ["Down", "Right", "Right", "Down"],
}


def spoken(screen, orca):
    """Returns the keys with what is said after each, one key a line."""
    with gallery(screen) as program:
        until(lambda: program.window, "its window")
        focus_window()
        # What it says of a window that opens or closes depends on which of its events comes first.
        orca.said(patience=2)
        lines = [f"{key}: {' | '.join(orca.press(key))}" for key in KEYS[screen]]
    orca.said(patience=2)
    return lines


def compare(screen, orca, record):
    """Returns what is wrong; None if nothing is."""
    try:
        text = "\n".join(spoken(screen, orca)) + "\n"
    except Failure as failure:
        return f"{screen}: {failure}"
    return stored_text.compare(STORED / f"{screen}.txt", text, record)


def main():
    parser = argparse.ArgumentParser(prog="scripts/try-accessibility orca")
    parser.add_argument("--record", action="store_true", help="store the texts anew")
    parser.add_argument("screens", nargs="*", help="the screens; without any, all that are read")
    options = parser.parse_args()
    with Display(), Orca() as orca:
        report([failure for name in options.screens or KEYS if (failure := compare(name, orca, options.record))])


main()
