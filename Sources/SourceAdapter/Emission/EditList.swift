import SwiftSyntax

/// The edits of one file. They never add or remove a line: removed text leaves its line breaks, and inserted text has
/// none.
///
/// Constructs nest (`#selector` in the arguments of an optional call). So an edit should replace no more than its own
/// tokens, and wrap the rest with `insert(_:before:)` and `insert(_:after:)`.
struct EditList {
    private var edits: [Edit] = []
    private var replacements: Set<Edit> = []

    /// Inserts `text` before the first token of `node`. Of several insertions at one place the first one added comes
    /// first, so that outer constructs open outside.
    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        add(Edit(kind: .opening, range: offset..<offset, text: text))
    }

    /// Inserts `text` after the last token of `node`. Of several insertions at one place the last one added comes
    /// first, so that outer constructs close outside.
    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
        add(Edit(kind: .closing, range: offset..<offset, text: text))
    }

    /// Replaces `node` by `text`, followed by the line breaks inside `node`.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(from: node, through: node, with: text)
    }

    /// Replaces everything from `first` through `last` by `text`.
    mutating func replace(from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String) {
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        add(Edit(kind: .replacement, range: start..<end, text: text))
    }

    /// Removes `node` and the spaces after it.
    mutating func remove(_ node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let spaces = node.trailingTrivia.prefix { if case .spaces = $0 { true } else { false } }
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset + Trivia(pieces: spaces).sourceLength.utf8Length
        add(Edit(kind: .replacement, range: start..<end, text: ""))
    }

    /// Adds an edit. An edit that is added twice is made once.
    private mutating func add(_ edit: Edit) {
        precondition(!edit.text.contains("\n"), "An edit that adds lines would move every line behind it.")
        if edit.kind == .replacement, !replacements.insert(edit).inserted { return }
        edits.append(edit)
    }

    var count: Int { edits.count }

    /// The edits in the order of the text.
    var sorted: [Edit] {
        edits.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            if first.range.lowerBound != second.range.lowerBound {
                return first.range.lowerBound < second.range.lowerBound
            }
            if first.kind != second.kind { return first.kind.rawValue < second.kind.rawValue }
            return first.kind == .closing ? one.offset > other.offset : one.offset < other.offset
        }.map(\.element)
    }
}
