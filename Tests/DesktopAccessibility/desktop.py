"""A desktop of its own for programs that are tested: a bus, settings and, where it is asked for, a display.

scripts/try-accessibility starts Python on a session bus that nobody else has; at-spi2-core starts its own bus and registry there.
"""
import ctypes
import os
import signal
import subprocess
import sys
import tempfile
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)

# How long something may take, in seconds. A machine that is busy with other tests needs a part of it.
PATIENCE = 60


class Failure(Exception):
    """Something is not as it should be. The text says what."""


def until(condition, what, patience=PATIENCE):
    """Returns the first result of the condition that is true."""
    end = time.monotonic() + patience
    while True:
        try:
            if result := condition():
                return result
        except GLib.Error:
            pass  # The element has gone, or the program has not started yet.
        if time.monotonic() > end:
            raise Failure(f"waited in vain for {what}")
        time.sleep(0.02)


def end_with_parent():
    """Has the system end this process when the one that has started it is gone."""
    set_parent_death_signal = 1
    ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGTERM)


class Display:
    """An X server without a screen. It lasts until the test ends, since GTK ends a process that loses its server."""

    def __enter__(self):
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]
        self.server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL, preexec_fn=end_with_parent)
        os.close(writer)
        with os.fdopen(reader) as lines:
            number = lines.readline().strip()
        if not number:
            raise Failure("Xvfb did not start")
        os.environ["DISPLAY"] = f":{number}"
        # The registry, which types for others, is started by the bus, and has to find the display.
        bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "UpdateActivationEnvironment",
            GLib.Variant("(a{ss})", ({"DISPLAY": os.environ["DISPLAY"]},)), None, Gio.DBusCallFlags.NONE, -1, None)
        return self

    def __exit__(self, *_):
        del os.environ["DISPLAY"]


class Program:
    """A program, which is started at once. In a `with` statement it is on the accessibility bus, and ends with it."""

    def __init__(self, *command, **environment):
        self.command = command
        environment = dict(os.environ, TRESTLE_ACCESSIBILITY="on", **environment)
        self.errors = tempfile.TemporaryFile(mode="w+")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=self.errors)

    def __enter__(self):
        try:
            self.accessible = until(self.find, f"{' '.join(self.command)} on the accessibility bus")
        except BaseException:
            self.__exit__()
            raise
        return self

    def find(self):
        if self.process.poll() is not None:
            self.errors.seek(0)
            raise Failure(f"{self.command[0]} ended: {self.errors.read()}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(index)
            if found and found.get_process_id() == self.process.pid and found.get_child_count() > 0:
                return found
        return None

    @property
    def window(self):
        return self.accessible.get_child_at_index(0)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.errors.close()


def gallery(screen, **environment):
    """The Gallery with one of its screens, without a display unless there is one."""
    host = "window" if "DISPLAY" in os.environ else "headless"
    return Program(os.environ["GALLERY"], screen, TRESTLE_HOST=host, **environment)


def report(failures):
    """Ends the program: with an error if something has failed."""
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)
