"""Turns a switch on and off, moves a slider, opens a page and comes back."""
from . import bring_into_view, expect, press


def drive(app):
    toggle = app.child("Airplane Mode", "toggle button")
    was_on = toggle.checked
    press(toggle)
    expect(lambda: toggle.checked != was_on, "airplane mode to change")
    press(toggle)
    expect(lambda: toggle.checked == was_on, "airplane mode to change back")

    slider = app.child("Brightness", "slider")
    bring_into_view(slider)
    slider.value = slider.maxValue
    expect(lambda: slider.value == slider.maxValue, "the slider to be at its end")
    press(slider, "decrement")
    expect(lambda: slider.value < slider.maxValue, "the slider to move back")

    former = app.child("Brightness", "heading")
    press(app.child("Notifications", "list item"))
    heading = app.child("Notifications", "heading")
    # A page cannot be left while it comes.
    expect(lambda: former.dead or not former.showing, "the first page to be covered")
    press(app.child("Settings", "push button"))
    expect(lambda: heading.dead or not heading.showing, "the page to be left")
    assert app.child("Settings", "heading").showing
