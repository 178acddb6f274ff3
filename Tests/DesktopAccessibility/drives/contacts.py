"""Finds people in the list and in a search, scrolls to one and chooses another."""
from . import bring_into_view, expect, press, rows


def drive(app):
    people = app.child(roleName="list box")
    all_names = rows(people)
    assert len(all_names) == 92, f"there are {len(all_names)} people"
    last = people.child("Karl Zimmer", "list item")
    assert not last.showing, "the last person is on the screen"
    bring_into_view(last)
    assert not people.child(all_names[0], "list item").showing, "the first person is still on the screen"

    # The program deselects who was chosen.
    people.child(all_names[0], "list item").select()
    press(people.child(all_names[1], "list item"))

    field = app.child("Search", "entry")
    field.typeText("nov")
    expect(lambda: rows(people) == ["Elena Ivanova", "Vera Novak"], "two people to be found")
    field.text = "krü"
    expect(lambda: rows(people) == ["Lina Krüger"], "only Lina Krüger to be found")
    field.text = ""
    expect(lambda: rows(people) == all_names, "everybody to be there again")
