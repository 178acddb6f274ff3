"""Writes messages with the keyboard and with the program's own means, and sends them."""
from . import bring_into_view, expect, press, rows


def drive(app):
    messages = app.child(roleName="list box")
    first = messages.child(roleName="list item")
    count = len(rows(messages))
    field = app.child("Message", "entry")
    field.typeText("On my way")
    expect(lambda: field.text == "On my way", "the text to be typed")
    press(app.child("Send", "push button"))
    expect(lambda: len(rows(messages)) == count + 1, "the message to be sent")
    expect(lambda: messages.children[-1].showing and field.text == "", "the message to be on the screen")
    field.text = "Grüße"
    field.keyCombo("<Return>")
    expect(lambda: rows(messages)[-1].endswith("Grüße"), "the second message to be sent")
    bring_into_view(first)
