"""Turns a switch on and off, moves a slider, opens a page and comes back."""
from . import bring_into_view, expect, press


def drive(app):
    toggle = app.child(roleName="toggle button")
    name, was_on = toggle.name, toggle.checked
    assert name, "the first switch has no name"
    press(toggle)
    expect(lambda: toggle.checked != was_on, f"{name} to change")
    press(toggle)
    expect(lambda: toggle.checked == was_on, f"{name} to change back")

    slider = app.child(roleName="slider")
    assert slider.name, "the slider has no name"
    bring_into_view(slider)
    slider.value = slider.maxValue
    expect(lambda: slider.value == slider.maxValue, "the slider to be at its end")
    press(slider, "decrement")
    expect(lambda: slider.value < slider.maxValue, "the slider to move back")

    row = app.child("Bluetooth", "list item")
    press(row)
    heading = app.child("Bluetooth", "heading")
    press(app.child("Settings", "push button"))
    expect(lambda: heading.dead or not heading.showing, "the page to be left")
    assert app.child("Settings", "heading").showing
