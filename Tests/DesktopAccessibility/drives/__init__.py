"""What the drives have in common."""
import pyatspi

from desktop import Failure, until


def expect(condition, what):
    """Fails if something is not so within a moment."""
    until(condition, what, patience=10)


def rows(element):
    """Returns the names of the rows of a list, in order."""
    return [child.name for child in element.children if child.roleName == "list item"]


def bring_into_view(element):
    if not element.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE):
        raise Failure(f"{element.name} cannot be scrolled to")
    expect(lambda: element.showing, f"{element.name} to be on the screen")


def press(element, action="click"):
    """Performs an action by its name."""
    if not element.doActionNamed(action):
        raise Failure(f"{element.name} does not {action}")
