"""Counts, removes, adds and sorts by the controls in the rows and below them."""
from . import expect, press


def names(items):
    """Returns the things in the basket; a row says its name and its price."""
    return [child.name.split(",")[0] for child in items.children if child.roleName == "list item"]


def drive(app):
    items = app.child(roleName="list box")
    count = items.child("Count of Bread", "spin button")
    assert count.value == 1
    press(count, "increment")
    expect(lambda: count.value == 2, "two loaves")
    count.value = 3
    expect(lambda: any("3 × €3.20" in child.name for child in items.children), "the row to say that there are three")

    press(items.child("Remove Eggs", "push button"))
    expect(lambda: "Eggs" not in names(items), "the eggs to be gone")
    press(app.child("Add", "push button"))
    expect(lambda: names(items)[0] == "Cheese", "cheese to be the first")
    press(app.child("Sort by Price", "push button"))
    expect(lambda: names(items)[0] == "Apples" and names(items)[-1] == "Olive oil", "the cheapest to be the first")
    press(app.child("Edit", "push button"))
    oil = next(child for child in items.children if child.name.startswith("Olive oil"))
    press(oil, "delete")
    expect(lambda: "Olive oil" not in names(items), "the oil to be deleted")
