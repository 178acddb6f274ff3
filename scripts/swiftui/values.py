"""Finds expressions for values that stand where SwiftUI would compute something."""
import re

from interface import split

PLAIN = {
    "Void": "()", "()": "()", "Bool": "false", "String": '""', "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    "CGAffineTransform": ".identity", "Never": "bodyOfSystemView()",
    "Date": "Date()", "Locale": ".current", "Calendar": ".current", "TimeZone": ".current", "UIImage": "UIImage()",
    "NSAttributedString": "NSAttributedString()", "AttributedString": "AttributedString()", "LocalizedStringKey": '""',
    "AnyHashable": "AnyHashable(0)", "Color": "Color.clear", "Angle": "Angle.zero", "UnitPoint": "UnitPoint.zero",
    "EnvironmentValues": "EnvironmentValues()", "Path": "Path()", "CGPath": "CGMutablePath()", "NSManagedObjectContext": "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)",
    "Notification.Name": 'Notification.Name("")', "Any.Type": "Never.self", "Character": '" "', "EdgeInsets": "EdgeInsets()", "Edge.Set": "[]",
    "GridItem.Size": "GridItem.Size.flexible()", "CGLineCap": ".butt", "CGLineJoin": ".miter", "Transaction": "Transaction()",
    "LayoutSubviews.Element": "LayoutSubview(_inert: ())",
}
NUMBERS = {
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat",
    "TimeInterval",
}
OPAQUE = {
    "View": "EmptyView()", "Shape": "Rectangle()", "InsettableShape": "Rectangle()", "ShapeStyle": "ForegroundStyle()",
    "Gesture": "TapGesture()", "Scene": "InertContent()", "Commands": "EmptyCommands()", "ToolbarContent": "InertContent()",
    "AccessibilityRotorContent": "InertContent()", "CustomizableToolbarContent": "InertContent()", "DynamicViewContent": None, "ViewModifier": "EmptyModifier()",
}


class Values:
    """`structs` have init(_inert:), `enums` have a case without values."""

    def __init__(self):
        self.structs, self.enums, self.options = set(), {}, set()

    def inert(self, type, owner="", self_value=None, parameters=()):
        """Returns an expression of a type, or None.

        `owner` is the type around the declaration, `self_value` what to return for it, `parameters` are names and types.
        """
        type = type.strip()
        if type.startswith("some "):
            return self.opaque(type[5:])
        if type in ("Self", owner) and self_value:
            return self_value
        for name, other in parameters:
            if other == type and not is_function(type) and type not in PLAIN and type not in NUMBERS:
                return name
        if type.endswith("?") and not is_function(type) or type.startswith("Optional<"):
            return "nil"
        if type in PLAIN:
            return PLAIN[type]
        if type in NUMBERS:
            return "0"
        if type.startswith("["):
            return "[:]" if len(split(type[1:-1], ":")) == 2 else "[]"
        if type.startswith(("Array<", "Set<")):
            return "[]"
        if is_function(type):
            return self.function(type)
        if type.startswith("("):
            return self.tuple(type, owner, self_value, parameters)
        return self.declared(type, owner, self_value, parameters)

    def opaque(self, type):
        return OPAQUE.get(re.sub(r"^SwiftUIDeclarations\.|<.*$", "", type.strip()))

    def tuple(self, type, *context):
        parts = [re.sub(r"^\w+\s*:\s*", "", part) for part in split(type[1:-1])]
        values = [self.inert(part, *context) for part in parts]
        return None if None in values else f"({', '.join(values)})"

    def function(self, type):
        inputs, result = re.match(r"(?:@\w+\s+)*\((.*)\)\s*(?:async\s*)?(?:throws\s*)?->\s*(.*)$", type, re.S).groups()
        value = self.inert(result)
        if value is None or "->" in inputs:
            return None
        count = len(split(inputs))
        names = f"{', '.join('_' * count)} in " if count else ""
        return f"{{ {names}{'' if value == '()' else value} }}"

    def declared(self, type, *context):
        name = without_arguments(type).removeprefix("SwiftUIDeclarations.")
        arguments = split(type[type.index("<") + 1:-1]) if type.endswith(">") else []
        if name == "Binding" and arguments:
            value = self.inert(arguments[0])
            return None if value is None else f"Binding.constant({value})"
        if name == "ModifiedContent" and len(arguments) == 2:
            parts = [self.inert(argument, *context) for argument in arguments]
            return None if None in parts else f"ModifiedContent(content: {parts[0]}, modifier: {parts[1]})"
        if name in self.options:
            return "[]"
        if name in self.enums:
            return f"{type}.{self.enums[name]}"
        return f"{type}(_inert: ())" if name in self.structs else None


def without_arguments(type):
    """Returns a type's name without what is in angle brackets."""
    while "<" in type:
        type = re.sub(r"<[^<>]*>", "", type)
    return type


def is_function(type):
    return re.match(r"(@\w+\s+)*\(", type) is not None and re.search(r"\)\s*(async\s*)?(throws\s*)?->", type) is not None \
        and not re.match(r"\(.*\)\?$", type)
