#!/usr/bin/python3
"""Counts the messages that a program sends while it scrolls: none while nobody listens.

    scripts/try-accessibility quiet

A monitor of the accessibility bus sees every message of the program. Turns of a wheel scroll, which no message asks for.
"""
import pathlib
import subprocess
import tempfile
import time

from gi.repository import Gio

from desktop import Atspi, Display, Failure, gallery, report, until

TURNS = 40


class Monitor:
    """Counts what a program sends, with the bus's own monitor."""

    def __init__(self, name):
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        self.output = tempfile.NamedTemporaryFile()
        command = ["dbus-monitor", "--address", address, "--profile", f"sender='{name}'"]
        self.process = subprocess.Popen(command, stdout=self.output, stderr=subprocess.DEVNULL)
        # It tells of its own start.
        until(lambda: self.lines(), "the monitor")

    def lines(self):
        return pathlib.Path(self.output.name).read_text().splitlines()

    def count(self):
        """Returns how many messages there were. The other lines are the monitor's own."""
        return sum(line.split("\t")[0] in ["sig", "mc", "mr", "err"] for line in self.lines())

    def during(self, body):
        """Returns the number of messages while something is done, and in the moment after it."""
        before = self.count()
        body()
        time.sleep(0.5)
        return self.count() - before

    def stop(self):
        self.process.terminate()
        self.process.wait()


def scroll(x, y):
    for _ in range(TURNS):
        Atspi.generate_mouse_event(x, y, "b5c")
        time.sleep(0.02)


def first_row(program):
    """Returns the name of the first row on the screen."""
    return program.list.get_component_iface().get_accessible_at_point(program.x, program.y, Atspi.CoordType.SCREEN).get_name()


def find(element, role):
    if element.get_role_name() == role:
        return element
    return next((found for index in range(element.get_child_count()) if (found := find(element.get_child_at_index(index), role))), None)


def main():
    with Display(), gallery("languages") as program:
        program.list = until(lambda: find(program.window, "table"), "the list")
        place = program.list.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        program.x, program.y = place.x + place.width // 2, place.y + place.height // 2
        monitor = Monitor(program.accessible.app.bus_name)
        before = first_row(program)
        time.sleep(1)
        quiet = monitor.during(lambda: scroll(program.x, program.y))
        if first_row(program) == before:
            raise Failure("nothing has scrolled")
        listener = Atspi.EventListener.new(lambda event: None)
        listener.register("object:")
        time.sleep(0.5)
        heard = monitor.during(lambda: scroll(program.x, program.y))
        listener.deregister("object:")
        monitor.stop()
    print(f"{TURNS} turns of the wheel: {quiet} messages while nobody listens, {heard} while somebody does")
    failures = []
    if quiet:
        failures.append(f"the program sent {quiet} messages that nobody had asked for")
    if not 0 < heard <= TURNS:
        failures.append(f"the program sent {heard} messages to a listener")
    report(failures)


main()
