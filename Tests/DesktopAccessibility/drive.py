#!/usr/bin/python3
"""Uses screens of the Gallery as a person with an assistive technology does, by roles and names only, with dogtail.

    scripts/try-accessibility drive [NAME ...]

Each file of the folder drives is one screen: its function `drive` gets the program as dogtail sees it.
"""
import argparse
import importlib
import pathlib
import traceback

from desktop import Atspi, Display, Failure, gallery, report, until
from keyboard import focus_window

FOLDER = pathlib.Path(__file__).parent / "drives"


def dogtail_root():
    """Imports dogtail, which wants to know first how it shall behave, and needs a display."""
    from dogtail.config import config

    config.checkForA11y = False
    config.logDebugToFile = False
    config.logDebugToStdOut = False
    config.childrenLimit = 1000
    # Whatever takes time is waited for by asking again.
    config.defaultDelay = config.actionDelay = config.typingDelay = 0.02
    config.searchBackoffDuration = 0.1
    config.searchCutoffCount = 100
    from dogtail.tree import root

    return root


def run(name):
    """Returns what went wrong; None if nothing did."""
    module = importlib.import_module(f"drives.{name}")
    try:
        with gallery(name) as program:
            window = until(lambda: program.window, "its window")
            focus_window()
            until(lambda: window.get_state_set().contains(Atspi.StateType.ACTIVE), "the window to be active")
            application = dogtail_root().application("Gallery")
            module.drive(application)
    except Failure as failure:
        return f"{name}: {failure}"
    except Exception:
        return f"{name}: {traceback.format_exc()}"
    print(f"{name}: {module.__doc__.splitlines()[0]}")
    return None


def main():
    parser = argparse.ArgumentParser(prog="scripts/try-accessibility drive")
    parser.add_argument("names", nargs="*", help="the screens; without any, all that have a drive")
    names = parser.parse_args().names or sorted(path.stem for path in FOLDER.glob("[a-z]*.py"))
    with Display():
        report([failure for name in names if (failure := run(name))])


main()
