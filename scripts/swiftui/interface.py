"""Reads a .swiftinterface file into declarations: attributes, modifiers, kind, name, text and members."""
import dataclasses
import re

MODIFIERS = {
    "public", "open", "internal", "static", "final", "mutating", "nonmutating", "class", "indirect", "prefix", "infix",
    "postfix", "override", "required", "convenience", "dynamic", "weak", "lazy", "nonisolated", "unowned", "distributed",
}
KINDS = {
    "struct", "enum", "class", "protocol", "extension", "actor", "func", "var", "let", "init", "init?", "subscript", "case",
    "typealias", "associatedtype", "import", "deinit", "operator", "precedencegroup",
}
CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclasses.dataclass
class Declaration:
    attributes: list
    modifiers: list
    kind: str
    name: str
    # The declaration without attributes, modifiers, accessors and body.
    text: str
    # What stands in braces: members of types, accessors of properties; bodies are not kept.
    members: list
    accessors: str

    @property
    def is_type(self):
        return self.kind in ("struct", "enum", "class", "protocol", "extension", "actor")


def skip_string(text, at):
    quote = '"""' if text.startswith('"""', at) else '"'
    at += len(quote)
    while not text.startswith(quote, at):
        at += 2 if text[at] == "\\" else 1
    return at + len(quote)


def closing(text, at):
    """Returns the index after the bracket that closes the one at `at`."""
    stack = []
    while True:
        c = text[at]
        if c == '"':
            at = skip_string(text, at)
            continue
        if text.startswith("//", at):
            at = text.index("\n", at)
            continue
        if c in CLOSING:
            stack.append(CLOSING[c])
        elif stack and c == stack[-1]:
            stack.pop()
            if not stack:
                return at + 1
        at += 1


def without_conditions(text):
    """Takes the first branch of each #if: they ask for features of the compiler that this one has."""
    lines, state = [], []
    for line in text.splitlines():
        word = line.strip().split(" ")[0]
        if word == "#if":
            state.append(True)
        elif word in ("#else", "#elseif"):
            state[-1] = False
        elif word == "#endif":
            state.pop()
        elif all(state) and not word.startswith("//"):
            lines.append(line)
    return "\n".join(lines) + "\n"


def split(text, separator=","):
    """Splits at separators that are not in brackets; `->` closes none."""
    parts, depth, start, at = [], 0, 0, 0
    while at < len(text):
        c = text[at]
        if c == '"':
            at = skip_string(text, at)
            continue
        if text.startswith("->", at):
            at += 2
            continue
        if c in "([{<":
            depth += 1
        elif c in ")]}>":
            depth -= 1
        elif c == separator and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
        at += 1
    last = text[start:].strip()
    return parts + [last] if last or parts else []


def declarations(text):
    found, at = [], 0
    while True:
        while at < len(text) and text[at].isspace():
            at += 1
        if at >= len(text):
            return found
        attributes = []
        while text[at] == "@":
            name = re.compile(r"@[\w.]+").match(text, at)
            end = name.end()
            if text[end] == "(":
                end = closing(text, end)
            attributes.append(text[at:end])
            at = end
            while text[at].isspace():
                at += 1
        start = at
        while at < len(text) and text[at] not in "\n{":
            if text[at] == '"':
                at = skip_string(text, at)
            elif text[at] in "([":
                at = closing(text, at)
            else:
                at += 1
        head, block = text[start:at].strip(), ""
        if at < len(text) and text[at] == "{":
            end = closing(text, at)
            block = text[at + 1:end - 1]
            at = end
        found.append(declaration(attributes, head, block))


def declaration(attributes, head, block):
    modifiers, rest = [], head
    while True:
        word = re.match(r"@?[\w.]+\??(\(\w+\))?", rest)
        word = word.group() if word else ""
        if word.startswith("@"):
            attributes = attributes + [word]
        elif word.split("(")[0] not in MODIFIERS or (
            word == "class" and not re.match(r"class\s+(final\s+)?(func|var|subscript|override)\b", rest)
        ):
            break
        else:
            modifiers.append(word)
        rest = rest[len(word):].strip()
    kind = re.match(r"\w+", rest).group()
    name = re.match(r"\w+\s*([^\s(<:{=]*)", rest).group(1) if kind not in ("init", "subscript", "deinit") else kind
    if kind == "func":
        operator = re.match(r"func\s+([^\s(]+)", rest).group(1)
        name = operator if not re.match(r"\w", operator) else re.match(r"\w+", operator).group()
    is_type = kind in ("struct", "enum", "class", "protocol", "extension", "actor")
    return Declaration(
        attributes, modifiers, kind, name, rest, declarations(block) if is_type else [],
        accessors(block) if kind in ("var", "subscript") else "")


def accessors(block):
    """Returns the names of the accessors in a block, such as "get set"."""
    names, at = [], 0
    while at < len(block):
        word = re.compile(r"[\w]+").match(block, at)
        if word:
            if word.group() in ("get", "set", "nonmutating", "mutating", "async", "throws"):
                names.append(word.group())
            at = word.end()
        elif block[at] in CLOSING:
            at = closing(block, at)
        else:
            at += 1
    return " ".join(names)
