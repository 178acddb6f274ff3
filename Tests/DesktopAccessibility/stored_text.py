"""Texts that are compared with stored ones."""
import difflib


def compare(path, text, record):
    """Returns how a text differs from the stored one; None if it does not, or if it is stored anew."""
    stored = path.read_text() if path.exists() else ""
    if text == stored:
        return None
    if record:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        print(f"{path.name} is stored anew")
        return None
    difference = difflib.unified_diff(stored.splitlines(), text.splitlines(), path.name, "now", lineterm="")
    return f"{path.name} is not as stored (--record stores it anew):\n" + "\n".join(difference)
