#!/usr/bin/python3
"""Has Orca read screens of the Gallery row by row, and compares what it says with the stored texts in the folder Spoken.

    scripts/try-accessibility orca [--record] [SCREEN ...]
"""
import argparse
import difflib
import pathlib

from desktop import Display, Failure, gallery, report, until
from orca_desktop import Orca

STORED = pathlib.Path(__file__).parent / "Spoken"

# The keys that are pressed in each screen, one after the other.
KEYS = {
    "contacts": ["Down"] * 8 + ["Up", "End"],
    "settings": ["Tab"] * 6 + ["space"],
    "checklist": ["Down"] * 5 + ["space"],
    "billion": ["Down"] * 3 + ["End", "Up"],
}


def spoken(screen, orca):
    """Returns the keys with what is said after each, one key a line."""
    with gallery(screen) as program:
        until(lambda: program.window, "its window")
        lines = [f"opened: {' | '.join(orca.said())}"]
        for key in KEYS[screen]:
            lines.append(f"{key}: {' | '.join(orca.press(key))}")
    orca.said(patience=2)
    return lines


def compare(screen, orca, record):
    """Returns what is wrong; None if nothing is."""
    try:
        text = "\n".join(spoken(screen, orca)) + "\n"
    except Failure as failure:
        return f"{screen}: {failure}"
    path = STORED / f"{screen}.txt"
    stored = path.read_text() if path.exists() else ""
    if text == stored:
        return None
    if record:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        print(f"{screen} is stored anew")
        return None
    difference = difflib.unified_diff(stored.splitlines(), text.splitlines(), path.name, "now", lineterm="")
    return f"Orca reads {screen} otherwise (--record stores it anew):\n" + "\n".join(difference)


def main():
    parser = argparse.ArgumentParser(prog="scripts/try-accessibility orca")
    parser.add_argument("--record", action="store_true", help="store the texts anew")
    parser.add_argument("screens", nargs="*", help="the screens; without any, all that are read")
    options = parser.parse_args()
    with Display(), Orca() as orca:
        report([failure for name in options.screens or KEYS if (failure := compare(name, orca, options.record))])


main()
