"""The elements of a program as text, as libatspi sees them: one a line, and what is inside it below, further to the right."""
from desktop import Atspi

# States that nearly all elements have: said where they are missing.
USUAL = ["enabled", "sensitive", "showing", "visible"]
# States that follow from the role, or depend on the desktop and not on the screen.
UNTOLD = ["active", "focusable", "focused", "horizontal", "manages-descendants", "selectable", "selectable-text", "single-line",
          "transient", "vertical"]
# Attributes of ARIA that say where an element is. Others are said as they are, but for the toolkit's name.
UNTOLD_ATTRIBUTES = ["toolkit"]
# Elements whose text is more than their name.
TEXT_ROLES = ["entry", "password text", "text"]


class Gone(Exception):
    """An element has left the tree while it was asked."""


def lines(element, depth=0):
    """Returns the lines of an element and of those in it. Of a list, the rows on the screen are listed."""
    attributes, count = element.get_attributes(), element.get_child_count()
    if attributes is None or count < 0:
        raise Gone()
    found = ["  " * depth + line(element, attributes, count)]
    for child in children(element, "rows" in attributes, count):
        found += lines(child, depth + 1)
    return found


def children(element, is_list, count):
    if not is_list:
        return [child for child in map(element.get_child_at_index, range(count)) if child]
    # Whatever it is like: a search sees the rows that are on the screen, however many there are.
    everything = Atspi.MatchRule.new(
        Atspi.StateSet.new([]), Atspi.CollectionMatchType.ALL, {}, Atspi.CollectionMatchType.ALL, [], Atspi.CollectionMatchType.ALL,
        [], Atspi.CollectionMatchType.ALL, False)
    return element.get_collection_iface().get_matches(everything, Atspi.CollectionSortOrder.CANONICAL, 0, False)


def line(element, attributes, count):
    """Returns role, name, description, states, number, text, attributes and actions."""
    role = element.get_role_name()
    parts = [role]
    if name := element.get_name():
        parts.append(quoted(name))
    if description := element.get_description():
        parts.append(f"({description})")
    if hint := element.get_help_text() if hasattr(element, "get_help_text") else None:
        parts.append(f"hint {quoted(hint)}")
    if states := state_words(element):
        parts.append(f"[{' '.join(states)}]")
    parts += numbers(element)
    if role in TEXT_ROLES and (text := element.get_text_iface()):
        parts.append(f"text {quoted(text.get_text(0, -1))}")
    if "rows" in attributes:
        parts.append(f"{count} children")
    parts += [f"{key}={value}" for key, value in sorted(attributes.items()) if key not in UNTOLD_ATTRIBUTES]
    if names := action_names(element):
        parts.append(f"actions: {', '.join(names)}")
    return " ".join(parts)


def quoted(text):
    return '"' + text.replace("\n", "\\n") + '"'


def state_words(element):
    states = {state.value_nick for state in element.get_state_set().get_states()}
    # The bus and the application itself have no element's states.
    missing = [f"not {state}" for state in USUAL if state not in states]
    return sorted(states.difference(USUAL, UNTOLD)) + missing


def numbers(element):
    found = []
    if value := element.get_value_iface():
        now, least, most = value.get_current_value(), value.get_minimum_value(), value.get_maximum_value()
        found.append(f"value {now:g} of {least:g}...{most:g}")
    if table := element.get_table_iface():
        found.append(f"{table.get_n_rows()} rows x {table.get_n_columns()} columns")
    return found


def action_names(element):
    actions = element.get_action_iface()
    return [actions.get_action_name(index) for index in range(actions.get_n_actions())] if actions else []
