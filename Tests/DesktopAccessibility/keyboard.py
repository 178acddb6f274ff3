"""Gives the keyboard of an X server to a window, which a window manager would do. The test's display has none."""
import ctypes
import ctypes.util
import os

from desktop import until


def focus_window():
    """Gives the keyboard to the window that was mapped last."""
    xlib = ctypes.CDLL(ctypes.util.find_library("X11"))
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XDefaultRootWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(xlib.XOpenDisplay(os.environ["DISPLAY"].encode()))
    try:
        window = until(lambda: visible_window(xlib, display), "a window on the display")
        # To the root window when it goes; at the present time.
        xlib.XSetInputFocus(display, ctypes.c_ulong(window), 1, ctypes.c_ulong(0))
        xlib.XSync(display, 0)
    finally:
        xlib.XCloseDisplay(display)


class Attributes(ctypes.Structure):
    """XWindowAttributes. Of its fields, the class and the state of the map are of interest."""

    _fields_ = [
        *[(name, ctypes.c_int) for name in ["x", "y", "width", "height", "border_width", "depth"]],
        ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong), ("kind", ctypes.c_int),
        *[(name, ctypes.c_int) for name in ["bit_gravity", "win_gravity", "backing_store"]],
        ("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int),
        *[(name, ctypes.c_long) for name in ["all_event_masks", "your_event_mask", "do_not_propagate_mask"]],
        ("override_redirect", ctypes.c_int), ("screen", ctypes.c_void_p),
    ]


def visible_window(xlib, display):
    """Returns the highest window that can be seen; None if there is none."""
    root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    windows = ctypes.POINTER(ctypes.c_ulong)()
    xlib.XQueryTree(
        display, ctypes.c_ulong(xlib.XDefaultRootWindow(display)), ctypes.byref(root), ctypes.byref(parent), ctypes.byref(windows),
        ctypes.byref(count))
    found = None
    for window in windows[:count.value]:
        attributes = Attributes()
        xlib.XGetWindowAttributes(display, ctypes.c_ulong(window), ctypes.byref(attributes))
        is_seen, takes_input = attributes.map_state == 2, attributes.kind == 1
        if is_seen and takes_input and attributes.width > 100:
            found = window
    if windows:
        xlib.XFree(windows)
    return found
