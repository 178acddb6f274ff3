"""Writes the names of an interface as source in the module writes them."""
import re

OURS = "SwiftUIDeclarations"
OTHERS = (
    "Swift|Foundation|CoreFoundation|CoreGraphics|UIKit|Combine|_Concurrency|ObjectiveC|UniformTypeIdentifiers|CoreData"
    "|CoreTransferable|Accessibility|DeveloperToolsSupport|os|OSLog|Darwin")


class Names:
    """Knows which names need their module before them."""

    def __init__(self, declarations):
        self.top = {d.name for d in declarations if d.is_type and d.kind != "extension"}
        self.nested = set()
        self.collect(declarations, 0)

    def collect(self, declarations, depth):
        for d in declarations:
            self.nested |= set(re.findall(r"[<,]\s*(\w+)(?=[,>:\s])", generics_of(d.text)))
            if depth and d.kind in ("struct", "enum", "class", "typealias", "associatedtype"):
                self.nested.add(d.name)
            self.collect(d.members, depth + 1)

    def plain(self, text):
        text = re.sub(r"@_Concurrency\.MainActor\(unsafe\)\s*", "", text)
        text = re.sub(r"\bSwiftUI\.(\w+)", self.ours, text)
        return re.sub(rf"\b({OTHERS})\.(\w+)", self.others, text)

    def ours(self, match):
        return f"{OURS}.{match[1]}" if match[1] in self.nested else match[1]

    def others(self, match):
        module, name = match[1], match[2]
        if not name[0].isupper() and not name[0] == "_":
            return match[0]
        if name in self.nested or name in self.top:
            return f"UIKit.{name}" if module in ("ObjectiveC", "CoreFoundation") else match[0]
        return name


def generics_of(text):
    """Returns the generic parameters of a declaration with their brackets; empty if it has none."""
    match = re.match(r"(?:\w+)\??\s*(?:[\w.`]+)?\s*<", text)
    if not match or re.match(r"(var|let|case)\b", text):
        return ""
    start, depth = match.end() - 1, 0
    for at in range(start, len(text)):
        if text[at] == "<":
            depth += 1
        elif text[at] == ">" and text[at - 1] != "-":
            depth -= 1
            if depth == 0:
                return text[start:at + 1]
    return ""
