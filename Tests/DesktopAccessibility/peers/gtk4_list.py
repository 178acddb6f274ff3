#!/usr/bin/python3
"""A list of 100,000 rows with GTK 4, for comparison."""
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk  # noqa: E402


def activate(application):
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Gtk.Label()))
    factory.connect("bind", lambda _, item: item.get_child().set_text(item.get_item().get_string()))
    model = Gtk.SingleSelection(model=Gtk.StringList.new([f"Row {row}" for row in range(100_000)]))
    scroller = Gtk.ScrolledWindow(child=Gtk.ListView(model=model, factory=factory))
    Gtk.ApplicationWindow(application=application, title="Rows", default_width=390, default_height=844, child=scroller).present()


application = Gtk.Application(application_id="org.example.rows")
application.connect("activate", activate)
application.run()
