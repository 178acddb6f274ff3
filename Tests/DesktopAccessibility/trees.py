#!/usr/bin/python3
"""Compares what libatspi sees of each screen of the Gallery with the stored texts in the folder Trees.

    scripts/try-accessibility trees [--record] [SCREEN ...]

With --record the texts are stored anew: look at the difference.
"""
import argparse
import concurrent.futures
import multiprocessing
import os
import pathlib
import subprocess
import time

from gi.repository import GLib

from desktop import Failure, gallery, report
import stored_text
import tree_text

STORED = pathlib.Path(__file__).parent / "Trees"
# Screens whose content changes by itself.
RESTLESS = ["log"]
# The number of screens that are looked at at once: each waits now and then.
AT_ONCE = 3


def screens():
    """Returns the names of the screens, which the Gallery lists in its help."""
    text = subprocess.run([os.environ["GALLERY"], "--help"], capture_output=True, text=True, check=True).stdout
    names = text.split("Screens:")[1].split(".")[0].replace("\n", " ").split(",")
    return [name.strip() for name in names if name.strip() not in RESTLESS]


def tree(program):
    """Returns the lines of a screen that stays as it is: what arrives later, such as pictures, is there then."""
    before = None
    for _ in range(40):
        try:
            lines = tree_text.lines(program.window)
        except (tree_text.Gone, GLib.Error):
            lines = None
        if lines and lines == before:
            return lines
        before = lines
        time.sleep(0.2)
    raise Failure("it changes all the time")


def compare(screen, record):
    """Returns what is wrong; None if nothing is."""
    try:
        with gallery(screen) as program:
            text = "\n".join(tree(program)) + "\n"
    except Failure as failure:
        return f"{screen}: {failure}"
    return stored_text.compare(STORED / f"{screen}.txt", text, record)


def main():
    parser = argparse.ArgumentParser(prog="scripts/try-accessibility trees")
    parser.add_argument("--record", action="store_true", help="store the texts anew")
    parser.add_argument("screens", nargs="*", help="the screens; without any, all of them")
    options = parser.parse_args()
    wanted = options.screens or screens()
    # Each in a process of its own, with a connection of its own.
    with concurrent.futures.ProcessPoolExecutor(AT_ONCE, multiprocessing.get_context("spawn")) as processes:
        results = processes.map(compare, wanted, [options.record] * len(wanted))
        failures = [failure for failure in results if failure]
    print(f"{len(wanted) - len(failures)} of {len(wanted)} screens are as stored")
    report(failures)


if __name__ == "__main__":
    main()
