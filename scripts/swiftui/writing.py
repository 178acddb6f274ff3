"""Writes declarations with bodies that return values without effect."""
import re

from choices import BODY_BY_HAND, CONFORMANCES_LEFT_OUT, CONFORMANCES_LEFT_OUT_OF, MISSING_TYPES, OMITTED, OMITTED_PROPERTIES, ON_MAIN_ACTOR, STATELESS
from interface import split
from names import generics_of
from values import is_function

KEPT_ATTRIBUTES = ("@propertyWrapper", "@dynamicMemberLookup", "@_disfavoredOverload", "@discardableResult", "@dynamicCallable")
STATE = "/// - Linux: no effect"
DERIVED_OF_ENUMS = {"AllCases", "RawValue", "allCases", "rawValue"}


def is_unavailable(d):
    return any(
        "available" in a and re.search(r"\b(iOS|\*),.*\bunavailable\b|ABI Only|iOS,.*obsoleted", a) for a in d.attributes)


def is_public(d):
    return "public" in d.modifiers or "open" in d.modifiers


def attributes(d, names):
    kept = [a for a in d.attributes if a in KEPT_ATTRIBUTES]
    if "@_functionBuilder" in d.attributes or "@resultBuilder" in d.attributes:
        kept.append("@resultBuilder")
    kept += [names.plain(a) for a in d.attributes if re.match(r"@SwiftUI\.\w+Builder$", a)]
    return "".join(a + " " for a in kept)


def parts_of_type(text):
    """Returns the beginning with name and generics, the inherited types and the conditions of a type's first line."""
    text, _, conditions = text.partition(" where ")
    generics = generics_of(text)
    head = re.match(r"\w+\s+[\w.]+", text).group() + generics
    rest = text[len(head):].strip()
    return head, split(rest[1:]) if rest.startswith(":") else [], conditions.strip()


def parameters(text):
    """Returns label, name, type and default value of each parameter of a function's text."""
    generics = generics_of(text)
    start = text.index("(", text.index(generics) + len(generics) if generics else 0)
    depth, at = 0, start
    for at in range(start, len(text)):
        depth += text[at] in "([{"
        depth -= text[at] in ")]}"
        if depth == 0:
            break
    found = []
    for part in split(text[start + 1:at]):
        part = re.sub(r"^(@[\w.]+(\([^)]*\))?\s+)*", "", part)
        match = re.match(r"(\w+)(?:\s+(\w+))?\s*:\s*(.*)$", part, re.S)
        if not match:
            continue
        type = re.sub(r"@(escaping|autoclosure|_inheritActorContext)\s*", "", split(match[3], "=")[0]).strip()
        found.append((match[1], match[2] or match[1], type))
    return found, text[at + 1:].strip()


class Writer:
    def __init__(self, names, values):
        self.names, self.values, self.left_out = names, values, []

    def skip(self, d, owner):
        self.left_out.append(f"{owner}: {d.text}")

    # Types

    def conformances(self, inherited):
        kept = [c for c in inherited if c.split(".")[-1] not in CONFORMANCES_LEFT_OUT and not MISSING_TYPES.search(c)]
        return list(dict.fromkeys(self.names.plain(c) for c in kept if not re.match(r"SwiftUI\._", c)))

    def type(self, d, owner=""):
        head, inherited, conditions = parts_of_type(d.text)
        name = f"{owner}.{d.name}".strip(".")
        if d.kind != "extension" and MISSING_TYPES.search(head + conditions):
            self.skip(d, owner)
            return []
        write = {"struct": self.struct, "enum": self.enum, "protocol": self.protocol, "extension": self.extension}.get(d.kind)
        return write(d, head, inherited, conditions, name) if write else []

    def opening(self, prefix, head, inherited, conditions):
        colon = f": {', '.join(inherited)}" if inherited else ""
        condition = f" where {self.names.plain(conditions)}" if conditions else ""
        return f"{prefix}{self.names.plain(head)}{colon}{condition} {{"

    def struct(self, d, head, inherited, conditions, name):
        inherited = self.conformances(inherited + self.added(name))
        members, has_state, projected, keeps = self.members_of_struct(d, name, "OptionSet" in inherited)
        if not has_state:
            members.insert(0, f"init(_inert: Void) {{ {'; '.join(projected)} }}".replace("{  }", "{}"))
        is_sendable = not keeps and not generics_of(d.text) or not self.is_generic(d, name) and (
            not has_state or "OptionSet" in inherited)
        if is_sendable and "Sendable" not in inherited:
            inherited.append("Sendable")
        prefix = attributes(d, self.names)
        if not any("dynamicMember" in m for m in members):
            prefix = prefix.replace("@dynamicMemberLookup ", "")
        # Wrapped properties take their isolation from the wrapper, and the type around them can say nothing of it.
        isolation = "" if "@propertyWrapper" in prefix or projected else "nonisolated "
        opening = self.opening(f"{prefix}{isolation}public ", head, inherited, conditions)
        return [STATE, opening, *members, "}", ""]

    def is_generic(self, d, name):
        return bool(generics_of(d.text)) or "<" in self.generic_names.get(name.split(".")[0], "")

    def enum(self, d, head, inherited, conditions, name):
        inherited = self.conformances(inherited + self.added(name))
        if not self.is_generic(d, name) and "Sendable" not in inherited:
            inherited.append("Sendable")
        lines = []
        for m in d.members:
            if m.kind == "case" and not is_unavailable(m):
                lines.append(("indirect " if "indirect" in m.modifiers else "") + self.names.plain(m.text))
            elif m.name not in DERIVED_OF_ENUMS and not (m.kind == "init" and "rawValue" in m.text):
                lines += self.member(m, name, "enum")
        return [STATE, self.opening(f"{attributes(d, self.names)}nonisolated public ", head, inherited, conditions), *lines, "}", ""]

    def protocol(self, d, head, inherited, conditions, name):
        lines = []
        for m in d.members:
            if is_unavailable(m) or m.name.startswith("_") or MISSING_TYPES.search(m.text) or "._" in m.text.replace(
                    "SwiftUI._", "SwiftUI"):
                continue
            text = self.names.plain(m.text)
            modifiers = "".join(x + " " for x in m.modifiers if x in ("static", "mutating"))
            block = f" {{ {m.accessors or 'get'} }}" if m.kind in ("var", "subscript") else ""
            lines.append(f"{attributes(m, self.names)}{modifiers}{text}{block}")
        # Types take over what a protocol says of isolation. Those of shapes are not on the main actor, although views are.
        isolation = "@MainActor @preconcurrency public " if d.name in ON_MAIN_ACTOR else "public "
        if re.search(r"\bSwiftUI\.(View|Shape)\b", d.text) and d.name not in ON_MAIN_ACTOR:
            isolation = "nonisolated public "
        return [STATE, self.opening(isolation, head, self.conformances(inherited), conditions), *lines, "}", ""]

    # The unconditional conformances that extensions add, by type: Swift derives them in the file of the type alone.
    additions = {}

    def added(self, name):
        return [c for c in self.additions.get(name, []) if (name, c) not in CONFORMANCES_LEFT_OUT_OF]

    def extension(self, d, head, inherited, conditions, name):
        base = d.name.removeprefix("SwiftUI.")
        is_merged = base in BODY_BY_HAND or not conditions and base in self.values.structs | set(self.values.enums) | self.stateful
        inherited = [c for c in inherited if (base, c) not in CONFORMANCES_LEFT_OUT_OF]
        had = inherited
        inherited = [] if is_merged else self.conformances(inherited)
        if MISSING_TYPES.search(conditions) or had and not inherited and (not is_merged or conditions and base in BODY_BY_HAND):
            return []
        lines = []
        if base in self.options:
            lines, _, _, _ = self.members_of_struct(d, base, True)
        else:
            for m in d.members:
                if base in self.values.enums and (
                        m.name in DERIVED_OF_ENUMS or m.kind == "init" and "rawValue" in m.text):
                    continue
                lines += self.member(m, base, "extension")
        if not lines and not inherited:
            return []
        head = f"extension {self.names.plain(d.name)}"
        return [self.opening("nonisolated ", head, inherited, conditions), *lines, "}", ""]

    # Members

    options = frozenset()
    generic_names = {}
    musts = []

    def members_of_struct(self, d, name, is_options):
        """Returns the members, whether the type has state that only its initializers give, and assignments to bindings."""
        stored, has_state, lines = {}, False, []
        inits = [m for m in d.members if m.kind == "init" and is_public(m)]
        given = {p[1]: self.names.plain(p[2]) for m in inits for p in parameters(m.text)[0]}
        given |= {p[0]: self.names.plain(p[2]) for m in inits for p in parameters(m.text)[0]}
        bindings = {m.name[1:] for m in d.members if m.name.startswith("$")}
        projected = []
        for m in d.members:
            if not self.is_property(m):
                continue
            property, type = self.property(m)
            if property in bindings:
                lines.append(f"@Binding public var {property}: {type}")
                projected.append(f"_{property} = .constant({self.values.inert(type, name)})")
                stored[property] = (type, "")
                continue
            value = self.values.inert(type, name)
            is_set = "set" in m.accessors or not m.accessors and m.kind == "var"
            if (m.name, name.split(".")[-1]) in OMITTED_PROPERTIES:
                continue
            if value is None or m.name == "rawValue" and is_options:
                if not is_options:
                    self.musts.append(f"{property} {name}: {type}")
                stored[property] = (type, None)
                has_state = True
            elif name in STATELESS:
                continue
            elif given.get(property) == type and not is_function(type) or is_set and not is_function(type):
                stored[property] = (type, value)
            else:
                continue
            setting = "" if is_set else "internal(set) "
            setting = f"public {setting}".replace("internal(set)", "internal(set)")
            default = f" = {value}" if stored[property][1] else ""
            lines.append(f"{setting}var {property}: {type}{default}")
        if has_state and not is_options:
            self.stateful.add(name)
        bits = self.bits.setdefault(name, {})
        for m in d.members:
            if m.name.startswith("$") or self.is_property(m) and self.property(m)[0] in stored:
                continue
            if m.kind == "init":
                lines += self.initializer(m, name, stored)
            elif is_options and "static" in m.modifiers and m.kind in ("let", "var") and is_public(m) and not is_unavailable(m):
                property, type = self.property(m)
                raw = "~0" if property in ("all", "standard") else f"1 << {bits.setdefault(property, len(bits))}"
                lines.append(f"public static var {property}: {type} {{ {type}(rawValue: {raw}) }}")
            else:
                lines += self.member(m, name, "struct", stored)
        return lines, has_state, projected, bool(stored)

    bits, stateful = {}, set()

    def is_property(self, m):
        return m.kind in ("var", "let") and "static" not in m.modifiers and is_public(m) and not is_unavailable(m) \
            and not m.name.startswith(("_", "$")) and m.name not in OMITTED and m.name != "animatableData" and m.name not in ("body", "description") \
            and not MISSING_TYPES.search(m.text) and "some SwiftUI" not in m.text

    def property(self, m):
        name, _, type = m.text.partition(":")
        return name.split()[1], self.names.plain(split(type.strip(), "=")[0])

    def member(self, m, owner, around, stored=None):
        base = owner.split(".")[-1]
        if m.is_type:
            return self.type(m, owner) if is_public(m) and not is_unavailable(m) and not m.name.startswith("_") else []
        if not is_public(m) or is_unavailable(m) or m.name.startswith("_") or m.name in OMITTED or (base, m.name) in OMITTED \
                or m.kind == "deinit" or "_v0" in m.text or m.name.lower() == "animatabledata" and base not in self.protocols:
            return []
        if MISSING_TYPES.search(m.text) or re.search(r"\bSelf\._|\w\._[A-Z]", m.text.replace("SwiftUI._", "SwiftUI")) \
                or m.kind == "init" and re.search(r"init\([^)]*Decoder", m.text):
            self.skip(m, owner)
            return []
        if m.kind == "typealias":
            is_kept = "@_opaqueReturn" not in m.text and "._" not in m.text.replace("SwiftUI._", "") and "AnyObject" != m.name
            return [f"public {self.names.plain(m.text)}"] if is_kept else []
        write = {"func": self.function, "var": self.value, "let": self.value, "subscript": self.subscript}.get(m.kind)
        if m.kind == "init":
            return self.initializer(m, owner, stored or {})
        return write(m, owner, around) if write else []

    def modifiers(self, m):
        return "".join(x + " " for x in m.modifiers if x in ("static", "mutating", "prefix", "infix", "postfix"))

    def self_value(self, m, owner):
        if "static" in m.modifiers or owner in self.stateless_statics:
            return None
        return "self"

    stateless_statics = frozenset()

    def result(self, m, type, owner, named=()):
        pairs = [(name, self.names.plain(t)) for _, name, t in named]
        generic = generics_of(m.text)
        usable = [p for p in pairs if re.match(r"\w+\??$", p[1]) and (
            re.search(rf"[<,]\s*{p[1].rstrip('?')}\b", generic) or p[1] in ("Self", owner))]
        owners = {owner, owner.split(".")[-1], self.generic_names.get(owner)}
        self_value = self.self_value(m, owner)
        if self_value and type in owners and type != "Never":
            return self_value
        if self_value and type == f"some {owner.split('.')[-1]}" and owner != "View":
            return self_value
        return self.values.inert(type, owner, self_value, usable)

    def function(self, m, owner, around):
        named, rest = parameters(m.text)
        arrow = re.search(r"->\s*(.*?)(\s+where\s.*)?$", rest, re.S)
        type = self.names.plain(arrow[1]) if arrow else "Void"
        value = self.result(m, type, owner, named)
        if value is None:
            self.skip(m, owner)
            return []
        body = "" if value == "()" else f" {value} "
        return [f"{attributes(m, self.names)}public {self.modifiers(m)}{self.names.plain(m.text)} {{{body}}}"]

    def value(self, m, owner, around):
        property, type = self.property(m)
        value = self.result(m, type, owner)
        if value is None:
            self.skip(m, owner)
            return []
        setter = ""
        if "set" in m.accessors:
            setter = " nonmutating set {}" if "nonmutating" in m.accessors else " set {}"
        getter = "get async" if "async" in m.accessors else "get"
        if m.name == "body":
            value = f"return {value}"  # no builder then makes a view of it
        block = f"{{ {getter} {{ {value} }}{setter} }}" if setter or "async" in m.accessors else f"{{ {value} }}"
        return [f"{attributes(m, self.names)}public {self.modifiers(m)}var {property}: {type} {block}"]

    def subscript(self, m, owner, around):
        named, rest = parameters(m.text)
        type = self.names.plain(re.search(r"->\s*(.*?)(\s+where\s.*)?$", rest, re.S)[1])
        value = self.result(m, type, owner, named)
        if value is None:
            self.skip(m, owner)
            return []
        setter = ""
        if "set" in m.accessors:
            setter = " nonmutating set {}" if "nonmutating" in m.accessors else " set {}"
        return [f"{attributes(m, self.names)}public {self.modifiers(m)}{self.names.plain(m.text)} "
                f"{{ get {{ {value} }}{setter} }}"]

    def initializer(self, m, owner, stored):
        if not is_public(m) or is_unavailable(m) or MISSING_TYPES.search(m.text) or "_v0" in m.text \
                or "Decoder" in m.text or re.search(r"\binit\??(<[^>]*>)?\(_[a-z]", m.text):
            return []
        base = owner.split(".")[-1]
        if base in self.protocols:
            self.skip(m, owner)
            return []
        text, named = self.names.plain(m.text), parameters(m.text)[0]
        if base in self.values.enums:
            body = "return nil" if m.text.startswith("init?") else f"self = .{self.values.enums[base]}"
            return [f"public {text} {{ {body} }}"]
        if owner in self.stateful and not stored:
            stored = self.stored_of(owner)
        assignments = []
        for property, (type, value) in stored.items():
            match = [n for label, n, t in named if property in (label, n) and self.names.plain(t) == type]
            closure = [n for label, n, t in named if property in (label, n) and re.sub(
                r"^\(\)\s*->\s*", "", self.names.plain(t)) == type]
            if match:
                assignments.append(f"self.{property} = {match[0]}")
            elif closure:
                assignments.append(f"self.{property} = {closure[0]}()")
            elif value is None:
                self.skip(m, owner)
                return []
        body = "; ".join(assignments)
        return [f"{attributes(m, self.names)}public {text} {{ {body} }}".replace("{  }", "{}")]

    state = {}

    def stored_of(self, owner):
        return self.state.get(owner, {"?": ("?", None)})

    protocols = frozenset()
