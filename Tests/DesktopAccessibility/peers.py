#!/usr/bin/python3
"""Prints what assistive technologies see of a long list with GTK 4, Qt 6 and Trestle (docs/ACCESSIBILITY.md has the table).

    scripts/try-accessibility peers

It needs the packages of scripts/accessibility-peers.
"""
import os
import pathlib
import statistics
import time

from gi.repository import GLib

from desktop import Atspi, Display, Program, gallery, until

FOLDER = pathlib.Path(__file__).parent / "peers"
LIST_ROLES = ["list", "list box", "table", "tree"]
CALLS = 300


def find_list(element, depth=0):
    """Returns the list: the first element with many children that has the role of one."""
    if element.get_role_name() in LIST_ROLES and element.get_child_count() > 50:
        return element
    count = min(element.get_child_count(), 20) if depth < 20 else 0
    return next((found for index in range(count) if (found := find_list(element.get_child_at_index(index), depth + 1))), None)


def memory(process):
    """Returns what the process has in memory, in MB."""
    return int(pathlib.Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def microseconds(body):
    times = []
    for index in range(CALLS):
        start = time.perf_counter()
        body(index)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e6


def describe(title, program):
    with program:
        rows = until(lambda: find_list(program.window), "the list")
        time.sleep(1)
        count = rows.get_child_count()
        middle = rows.get_child_at_index(count // 2)
        attributes = middle.get_attributes()
        states = sorted(state.value_nick for state in rows.get_state_set().get_states())
        before = memory(program.process)
        took = microseconds(lambda index: rows.get_child_at_index(index * (count // CALLS)).get_name())
        for index in range(0, count, max(1, count // 20_000)):
            rows.get_child_at_index(index).get_name()
        grown = memory(program.process) - before
        print(f"{title}:")
        print(f"  children {count}, role {rows.get_role_name()}, item {middle.get_role_name()} {middle.get_name()!r}")
        print(f"  interfaces {rows.get_interfaces()}, of an item {middle.get_interfaces()}")
        print(f"  states {states}")
        print(f"  position {attributes.get('posinset')} of {attributes.get('setsize')}")
        print(f"  scrolls to an item {scrolls(rows, count)}, a child by its index and its name {took:.0f} us")
        print(f"  memory after up to 20,000 children {grown:+.1f} MB")


def scrolls(rows, count):
    """Whether an item far away can be brought on the screen."""
    item = rows.get_child_at_index(count - 1)
    try:
        item.get_component_iface().scroll_to(Atspi.ScrollType.ANYWHERE)
        time.sleep(0.5)
        return item.get_state_set().contains(Atspi.StateType.SHOWING)
    except GLib.Error:
        return False


def main():
    with Display():
        describe("Trestle", gallery("billion"))
        python = "/usr/bin/python3"
        describe("GTK 4", Program(python, str(FOLDER / "gtk4_list.py"), GTK_A11Y="atspi", GSK_RENDERER="cairo"))
        describe("Qt 6", Program(python, str(FOLDER / "qt6_list.py"), QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1"))


main()
