"""Ticks an item, then deletes, moves and adds items, and takes all of it back."""
from . import bring_into_view, expect, press, rows


def drive(app):
    items = app.child(roleName="list box")
    before = rows(items)
    press(items.child("Passport", "list item"))
    items.child("1 of 3 packed", "label")

    press(app.child("Edit", "push button"))
    expect(lambda: rows(items).count("Add an item") == 3, "a row that adds an item in each group")
    press(items.child("Train tickets", "list item"), "delete")
    expect(lambda: "Train tickets" not in rows(items), "the tickets to be deleted")
    press(items.child("Coffee", "list item"), "move up")
    expect(lambda: rows(items).index("Coffee") < rows(items).index("Matches"), "the coffee to be before the matches")
    add = [child for child in items.children if child.name == "Add an item"][1]
    bring_into_view(add)
    press(add, "insert")
    items.child("New item", "list item")

    for _ in range(3):
        press(app.child("Undo", "push button"))
    press(app.child("Done", "push button"))
    expect(lambda: rows(items) == before, "everything to be as before")
