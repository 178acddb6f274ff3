import SwiftSyntax

/// The changes of one file. They never change the number of a line: text that is taken away leaves its line breaks, and
/// inserted text has none.
///
/// Constructs nest (`#selector` in the arguments of an optional call), so a change should touch no more than its own
/// tokens, and wrap with `insert(_:before:)` and `insert(_:after:)` what it leaves alone.
struct EditList {
    private var edits: [Edit] = []
    private var replacements: Set<Edit> = []

    /// Puts `text` before the first token of `node`. Of several at one place the first one added comes first, so that
    /// what an outer construct opens stands outside.
    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        add(Edit(kind: .opening, range: offset..<offset, text: text))
    }

    /// Puts `text` behind the last token of `node`. Of several at one place the last one added comes first, so that
    /// what an outer construct closes stands outside.
    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
        add(Edit(kind: .closing, range: offset..<offset, text: text))
    }

    /// Puts `text` in the place of `node`, whose line breaks follow it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(from: node, through: node, with: text)
    }

    /// Puts `text` in the place of everything from `first` to `last`.
    mutating func replace(from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String) {
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        add(Edit(kind: .replacement, range: start..<end, text: text))
    }

    /// Takes `node` away, with the spaces behind it.
    mutating func remove(_ node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let spaces = node.trailingTrivia.prefix { if case .spaces = $0 { true } else { false } }
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset + Trivia(pieces: spaces).sourceLength.utf8Length
        add(Edit(kind: .replacement, range: start..<end, text: ""))
    }

    /// The same change asked for twice is made once.
    private mutating func add(_ edit: Edit) {
        precondition(!edit.text.contains("\n"), "An edit that adds lines would move every line behind it.")
        if edit.kind == .replacement, !replacements.insert(edit).inserted { return }
        edits.append(edit)
    }

    var count: Int { edits.count }

    /// In the order of the text.
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
