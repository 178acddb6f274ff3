#!/usr/bin/env python3
"""Folds the JSON lines of a run into one table: a line a measurement, a column a program, each with its ratio to Qt's QListView.

usage: table.py results.jsonl        (Python 3.9 or newer, standard library only)
Medians over repeats; CPU of the process plus CPU of the X server, in milliseconds.
"""
import json
import statistics
import sys

PROGRAMS = [("trestle", "Trestle"), ("qt6-widgets", "Qt QListView"), ("qt6-quick", "QML ListView"), ("gtk4", "GtkListView")]
SCREEN = {"x11", "xcb", "xcb-software", "x11-cairo"}
METRICS = [
    ("first_frame", "first frame"), ("scroll30", "scroll, 30 px a frame"), ("fling3000", "fling, 3,000 px a frame"),
    ("jump_middle", "jump to the middle"), ("jump_last", "jump to the last row"), ("jump_first", "jump to the first row"),
    ("insert1_at_top", "insert 1 at the top"), ("insert1_above_viewport", "insert 1 above the viewport"),
    ("insert10k_signals", "insert 10,000, one by one"), ("delete10k_signals", "delete 10,000, one by one"),
    ("insert10k_one_signal", "insert 10,000 at once"), ("delete10k_one_signal", "delete 10,000 at once"),
    ("insert10k_reload", "insert 10,000, reload"), ("delete10k_reload", "delete 10,000, reload"),
]


def load(path):
    groups, failures = {}, []
    for line in open(path):
        if not line.startswith("{"):
            continue
        record = json.loads(line)
        if record["metric"] == "failed":
            failures.append(record)
            continue
        backend = "screen" if record["backend"] in SCREEN else record["backend"]
        key = (record["metric"], record["heights"], record["n"], record["scale"], backend, record["peer"])
        groups.setdefault(key, []).append(record)
    return groups, failures


def median(records, value):
    return statistics.median(value(record) for record in records)


def total(record):
    return record.get("total_ms", record["cpu_ms"] + record["x_cpu_ms"])


def number(value):
    return f"{value:.4f}" if value < 0.1 else f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def rows(n):
    for size, unit in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if n >= size:
            return f"{n / size:g}{unit}"
    return str(n)


def table(head, body):
    print("| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for line in body:
        print("| " + " | ".join(line) + " |")
    print()


def main():
    groups, failures = load(sys.argv[1])
    cell = lambda *key: groups.get(key)

    # What a frame, a jump, an edit cost next to the others.
    body = []
    places = sorted({key[1:5] for key in groups if key[4] == "screen" and key[5] != "trestle-debug"}, key=lambda k: (k[2] != 2, k))
    for metric, name in METRICS:
        for place in places:
            line = [cell(metric, *place, peer) for peer, _ in PROGRAMS]
            if line[0] is None:
                continue
            qt = median(line[1], total) if line[1] else None
            texts = []
            for records in line:
                if not records:
                    texts.append("-")
                    continue
                value = median(records, total)
                texts.append(number(value) + (f" ({value / qt:.2f})" if qt else ""))
            body.append([name, place[0], rows(place[1]), str(place[2])] + texts)
    table(["ms, CPU + X server", "heights", "rows", "scale"] + [title + " (ratio to Qt)" for _, title in PROGRAMS[:1]]
          + [title for _, title in PROGRAMS[1:]], body)

    # Memory.
    body = []
    for place in places:
        line = [cell("memory_end", *place, peer) for peer, _ in PROGRAMS]
        if line[0]:
            body.append(["after scrolling, MB", place[0], rows(place[1]), str(place[2])]
                        + [f"{median(r, lambda x: x['private_kb']) / 1024:.1f}" if r else "-" for r in line])
    table(["private memory (RssAnon + RssShmem)", "heights", "rows", "scale"] + [title for _, title in PROGRAMS], body)

    # Everything that only Trestle has.
    body = []
    for (metric, heights, n, scale, backend, peer), records in sorted(groups.items(), key=str):
        if peer == "trestle-debug" and metric in ("first_frame", "scroll30", "fling3000") or metric in ("idle_10s", "last_row", "reused_cell", "chain_100", "chain_1000", "scroll30_opaque_bar", "scroll30_blurring_bar") \
                or peer == "trestle" and backend == "headless" and metric in ("first_frame", "scroll30", "fling3000"):
            build = "debug" if peer == "trestle-debug" else "release"
            drawn = records[0].get("last_row_drawn")
            body.append([metric, build, backend, heights, rows(n), str(scale), number(median(records, lambda r: r["cpu_ms"])),
                         f'{median(records, lambda r: r["allocs"]):,.0f}', "" if drawn is None else f"drawn to the pixel: {drawn}"])
    table(["Trestle alone", "build", "host", "heights", "rows", "scale", "CPU ms", "allocations", ""], body)

    machine = [(key[0], key[4], records) for key, records in groups.items() if key[5] == "machine"]
    if machine:
        table(["this machine", "with", "CPU ms", "X ms"],
              [[m, b, f'{median(r, lambda x: x["cpu_ms"]):.3f}', f'{median(r, lambda x: x["x_cpu_ms"]):.3f}'] for m, b, r in machine])
    for failure in failures:
        print(f"failed with {failure['code']}: {failure['what']}")


main()
