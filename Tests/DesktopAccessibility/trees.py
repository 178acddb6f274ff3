#!/usr/bin/python3
"""Compares what libatspi sees of each screen of the Gallery with the stored texts in the folder Trees.

    scripts/try-accessibility trees [--record] [SCREEN ...]

With --record the texts are stored anew: look at the difference.
"""
import argparse
import difflib
import os
import pathlib
import subprocess
import time

from desktop import Failure, gallery, report
import tree_text

STORED = pathlib.Path(__file__).parent / "Trees"
# Screens whose content changes by itself.
RESTLESS = ["log"]
# The number of programs that are started at once: while one is asked, the others start or rest.
AT_ONCE = 4


def screens():
    """Returns the names of the screens, which the Gallery lists in its help."""
    text = subprocess.run([os.environ["GALLERY"], "--help"], capture_output=True, text=True, check=True).stdout
    names = text.split("Screens:")[1].split(".")[0].replace("\n", " ").split(",")
    return [name.strip() for name in names if name.strip() not in RESTLESS]


def tree(program):
    """Returns the lines of a screen that stays as it is: what arrives later, such as pictures, is there then."""
    before = None
    for _ in range(40):
        lines = tree_text.lines(program.window)
        if lines == before:
            return lines
        before = lines
        time.sleep(0.2)
    raise Failure("it changes all the time")


def compare(screen, program, record):
    """Returns what is wrong; None if nothing is."""
    try:
        with program:
            text = "\n".join(tree(program)) + "\n"
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
    return f"{screen} is not as stored (--record stores it anew):\n" + "\n".join(difference)


def main():
    parser = argparse.ArgumentParser(prog="scripts/try-accessibility trees")
    parser.add_argument("--record", action="store_true", help="store the texts anew")
    parser.add_argument("screens", nargs="*", help="the screens; without any, all of them")
    options = parser.parse_args()
    wanted = options.screens or screens()
    waiting, failures = list(wanted), []
    started = []
    while waiting or started:
        while waiting and len(started) < AT_ONCE:
            started.append((waiting[0], gallery(waiting.pop(0))))
        screen, program = started.pop(0)
        if failure := compare(screen, program, options.record):
            failures.append(failure)
    print(f"{len(wanted) - len(failures)} of {len(wanted)} screens are as stored")
    report(failures)


main()
