#!/usr/bin/python3
"""Counts the messages that a program sends while it scrolls: none while nobody listens.

    scripts/try-accessibility quiet

A monitor of the accessibility bus sees every message of the program. Turns of a wheel scroll, which no message asks for.
"""
import time

from gi.repository import Gio, GLib

from desktop import Atspi, Display, Failure, gallery, report, until

TURNS = 40


class Monitor:
    """Counts what a program sends."""

    def __init__(self, name):
        self.name, self.count = name, 0
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.connection.add_filter(self.see)
        rules = GLib.Variant("(asu)", ([f"sender='{name}'"], 0))
        self.connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.Monitoring", "BecomeMonitor", rules, None,
            Gio.DBusCallFlags.NONE, -1, None)

    def see(self, connection, message, is_incoming):
        if is_incoming and message.get_sender() == self.name:
            self.count += 1
        # Nothing answers: a monitor that sends anything is disconnected.
        return None

    def during(self, body):
        """Returns the number of messages while something is done."""
        before = self.count
        body()
        time.sleep(0.5)
        return self.count - before


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
        monitor = Monitor(program.accessible.path_name if hasattr(program.accessible, "path_name") else program.bus_name)
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
    print(f"{TURNS} turns of the wheel: {quiet} messages while nobody listens, {heard} while somebody does")
    failures = []
    if quiet:
        failures.append(f"the program sent {quiet} messages that nobody had asked for")
    if not 0 < heard <= TURNS:
        failures.append(f"the program sent {heard} messages to a listener")
    report(failures)


main()
