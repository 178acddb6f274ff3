import SwiftSyntax

/// The edits of one file. They never add or remove a line: removed text leaves its line breaks, and inserted text has
/// none, but for ``insertLines(_:before:inLine:of:)``.
///
/// Constructs nest (`#selector` in the arguments of an optional call). So an edit should replace no more than its own
/// tokens, and wrap the rest with `insert(_:before:)` and `insert(_:after:)`. An edit inside text that another edit
/// replaces cannot be made; ``collisions`` lists those.
struct EditList {
    /// The name of the rewrite that is running.
    var rewrite = ""
    private var edits: [Edit] = []
    /// The replacements so far, by the start of their ranges.
    private var replacements: [Int: [Edit]] = [:]

    /// Inserts `text` before the first token of `node`. Of several insertions at one place the first one added comes
    /// first, so that outer constructs open outside.
    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        add(.opening, offset..<offset, text)
    }

    /// Inserts lines before the first token of `node`, and a directive that gives what follows its own number of the line
    /// again. For directives such as `#if`, which stand in lines of their own.
    ///
    /// - Parameters:
    ///   - line: the number of the line of `node`.
    ///   - path: the path of the original file.
    mutating func insertLines(_ lines: [String], before node: some SyntaxProtocol, inLine line: Int, of path: String) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let all = [""] + lines + [SourceLocationLine.text(for: path, line: line), ""]
        edits.append(
            Edit(
                kind: .opening, range: offset..<offset, text: all.joined(separator: "\n"), rewrite: rewrite,
                discardsEdits: false))
    }

    /// Inserts `text` after the last token of `node`. Of several insertions at one place the last one added comes
    /// first, so that outer constructs close outside.
    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
        add(.closing, offset..<offset, text)
    }

    /// Replaces `node` by `text`, followed by the line breaks inside `node`.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(from: node, through: node, with: text)
    }

    /// Replaces everything from `first` through `last` by `text`, which does not depend on the text that it replaces:
    /// edits inside are discarded.
    mutating func discard(
        from first: some SyntaxProtocol, through last: some SyntaxProtocol, leaving text: String = ""
    ) {
        replace(from: first, through: last, with: text, discardsEdits: true)
    }

    /// Replaces everything from `first` through `last` by `text`.
    mutating func replace(from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String) {
        replace(from: first, through: last, with: text, discardsEdits: false)
    }

    private mutating func replace(
        from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String, discardsEdits: Bool
    ) {
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        add(.replacement, start..<end, text, discardsEdits: discardsEdits)
    }

    /// Removes `node` and the spaces after it.
    mutating func remove(_ node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let spaces = node.trailingTrivia.prefix { if case .spaces = $0 { true } else { false } }
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset + Trivia(pieces: spaces).sourceLength.utf8Length
        add(.replacement, start..<end, "")
    }

    /// Adds an edit. A replacement that two rewrites make alike is made once.
    private mutating func add(_ kind: Edit.Kind, _ range: Range<Int>, _ text: String, discardsEdits: Bool = false) {
        precondition(!text.contains("\n"), "An edit that adds lines would move every line behind it.")
        let edit = Edit(kind: kind, range: range, text: text, rewrite: rewrite, discardsEdits: discardsEdits)
        if kind == .replacement {
            let others = replacements[range.lowerBound, default: []]
            if others.contains(where: { $0.isSame(as: edit) }) { return }
            replacements[range.lowerBound] = others + [edit]
        }
        edits.append(edit)
    }

    var count: Int { edits.count }

    /// An edit that cannot be made, because it is inside text that another one replaces.
    struct Collision {
        let edit: Edit
        let replacement: Edit
    }

    /// The edits that cannot be made, in the order of the text, without those that a replacement discards.
    var collisions: [Collision] {
        Self.separate(sorted).lost.filter { !$0.replacement.discardsEdits }
    }

    /// Returns the edits inside a range of UTF-8 offsets that can be made, in the order of the text; all without a range.
    func edits(in range: Range<Int>? = nil) -> [Edit] {
        Self.separate(
            sorted.filter { edit in
                range.map { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound } ?? true
            }
        ).made
    }

    /// Separates edits in the order of the text. Of two replacements that start at one place the first one added is made.
    private static func separate(_ sorted: [Edit]) -> (made: [Edit], lost: [Collision]) {
        var (made, lost): ([Edit], [Collision]) = ([], [])
        var last: Edit?
        for edit in sorted {
            if let last, edit.range.lowerBound < last.range.upperBound {
                lost.append(Collision(edit: edit, replacement: last))
            } else {
                made.append(edit)
                if edit.kind == .replacement { last = edit }
            }
        }
        return (made, lost)
    }

    private var sorted: [Edit] {
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
