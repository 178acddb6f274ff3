#!/usr/bin/python3
"""Lets random clients of the accessibility bus call any method of any object of the Gallery, also of objects that are gone.

    scripts/try-accessibility client [--seed NUMBER] [--count NUMBER] [SCREEN ...]

Nothing may end the program or keep it from answering. Each seed is a client with calls of its own; the screens take turns, and each
runs once for all of its seeds.
"""
import argparse
import pathlib
import random

from gi.repository import Gio, GLib

from desktop import Failure, gallery, report

SCREENS = ["contacts", "playlists", "controls", "text", "alerts", "grid", "outline", "billion"]
CALLS = 30
# How long an answer may take, in milliseconds.
PATIENCE = 20_000
ROOT = "/org/a11y/atspi/accessible/root"
PROPERTIES = "org.freedesktop.DBus.Properties"
NUMBERS = [0, 1, -1, 2, 5, 19, 900_000, 2_147_483_647, -2_147_483_648]
TEXTS = ["", "a", "é👍🏽 b. c\n", "org.a11y.atspi.Text", "x" * 5000]


class Client:
    """Calls the objects of a program that it has heard of."""

    def __init__(self, bus, name):
        self.bus, self.name = bus, name
        self.paths = [ROOT]
        xml = self.call(ROOT, "org.freedesktop.DBus.Introspectable", "Introspect", None)[0]
        self.interfaces = [found for found in Gio.DBusNodeInfo.new_for_xml(xml).interfaces if "a11y" in found.name]
        if not self.interfaces:
            raise Failure("the program describes no interfaces")

    def call(self, path, interface, method, arguments):
        """Returns the answer, and remembers the objects in it. Raises GLib.Error for an answer that is an error."""
        answer = self.bus.call_sync(self.name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE, None)
        self.remember(answer.unpack())
        return answer.unpack()

    def remember(self, value):
        if isinstance(value, str) and value.startswith("/org/a11y/atspi/accessible/"):
            self.paths.append(value)
        elif isinstance(value, (tuple, list)):
            for part in value[:200]:
                self.remember(part)

    def run(self, seed):
        """Makes the calls of a seed. Objects of earlier seeds are called, too: many of them are gone."""
        choose = random.Random(seed)
        for _ in range(CALLS):
            path = ROOT if choose.random() < 0.05 else choose.choice(self.paths)
            interface = choose.choice(self.interfaces)
            try:
                self.call(path, *self.question(choose, interface))
            except GLib.Error as error:
                if not Gio.DBusError.is_remote_error(error):
                    raise Failure(f"{interface.name} of {path}: {error.message}") from error
        if len(self.paths) > 2000:
            self.paths = [ROOT] + choose.sample(self.paths, 500)
        if self.call(ROOT, PROPERTIES, "Get", GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "ChildCount")))[0] < 1:
            raise Failure("the program has no window any more")

    def question(self, choose, interface):
        """Returns the interface, the method and the arguments of a call."""
        if interface.properties and (not interface.methods or choose.random() < 0.3):
            known = choose.choice(interface.properties)
            if choose.random() < 0.7:
                return PROPERTIES, "Get", GLib.Variant("(ss)", (interface.name, known.name))
            value = self.value(choose, known.signature)
            return PROPERTIES, "Set", GLib.Variant("(ssv)", (interface.name, known.name, value))
        method = choose.choice(interface.methods)
        types = [argument.signature for argument in method.in_args]
        if choose.random() < 0.1:
            types.append("i")
        values = [self.value(choose, type) for type in types]
        return interface.name, method.name, GLib.Variant.new_tuple(*values)

    def value(self, choose, type):
        """Returns any value of a type."""
        if type.startswith("a{"):
            return GLib.Variant(type, {"level": "1:2"} if type == "a{ss}" else {})
        if type.startswith("a"):
            values = [self.value(choose, type[1:]) for _ in range(choose.randrange(3))]
            return GLib.Variant.new_array(GLib.VariantType.new(type[1:]), values)
        if type.startswith("("):
            return GLib.Variant.new_tuple(*[self.value(choose, part) for part in parts(type)])
        simple = {
            "i": lambda: choose.choice(NUMBERS), "u": lambda: choose.randrange(9), "b": lambda: choose.random() < 0.5,
            "n": lambda: choose.randrange(-5, 5), "d": lambda: choose.choice([0.0, 1.5, -1e300, float("nan")]),
            "s": lambda: choose.choice(TEXTS), "o": lambda: choose.choice(self.paths),
        }
        return GLib.Variant(type, simple[type]())


def parts(type):
    """Returns the types of the values in a tuple."""
    found, part = [], ""
    for letter in type[1:-1]:
        part += letter
        if GLib.VariantType.string_is_valid(part):
            found.append(part)
            part = ""
    return found


def accessibility_bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def memory(program):
    """Returns the private memory of a program in megabytes."""
    lines = pathlib.Path(f"/proc/{program.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("RssAnon"))


def try_screen(screen, seeds):
    """Returns what is wrong; None if nothing is."""
    seed = None
    try:
        with gallery(screen) as program:
            client = Client(accessibility_bus(), program.accessible.app.bus_name)
            before = memory(program)
            for seed in seeds:
                client.run(seed)
                if program.process.poll() is not None:
                    raise Failure(f"the program ended with {program.process.returncode}")
            print(f"{screen}: {len(seeds)} clients, {before} MB before and {memory(program)} MB after")
    except (Failure, GLib.Error) as failure:
        return f"{screen}, --seed {seed} --count 1: {failure}"
    return None


def main():
    parser = argparse.ArgumentParser(prog="scripts/try-accessibility client")
    parser.add_argument("--seed", type=int, default=1, help="the first seed; 1")
    parser.add_argument("--count", type=int, default=200, help="the number of seeds; 200")
    parser.add_argument("screens", nargs="*", help="the screens; without any, those that are used most")
    options = parser.parse_args()
    screens = options.screens or SCREENS
    seeds = range(options.seed, options.seed + options.count)
    results = [try_screen(name, seeds[index::len(screens)]) for index, name in enumerate(screens)]
    report([failure for failure in results if failure])


main()
