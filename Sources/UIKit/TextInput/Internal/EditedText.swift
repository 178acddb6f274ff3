import Foundation

/// A text that is edited, with its selection and the composition of the input method. Offsets are in UTF-16 units.
final class EditedText {
    private(set) var content = AttributedUnits() {
        didSet { decoded = nil }
    }
    private var decoded: String?
    /// Changes whenever text is replaced, but not with attributes alone.
    private(set) var version = 0
    /// The latest changes, the last of which led to ``version``: the replaced range, and how many units were added.
    private var edits: [(range: Range<Int>, growth: Int)] = []

    /// The offset at which the selection began; ``caret`` is its other end. They are equal if nothing is selected.
    private(set) var anchor = 0
    private(set) var caret = 0

    /// The composition that the input method has not committed yet.
    private(set) var marked: Range<Int>?

    var length: Int { content.count }
    var isEmpty: Bool { content.isEmpty }
    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    var string: String {
        if let decoded { return decoded }
        let string = content.string
        decoded = string
        return string
    }

    /// The attributes that the composition has instead of an underline.
    var markedStyle: AttributedUnits.Attributes?

    /// The text as it is shown: the composition is underlined, or has the attributes of ``markedStyle``.
    var shown: AttributedUnits {
        guard let marked else { return content }
        var underlined = content
        let style = markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        underlined.changeAttributes(in: marked) { $0.merge(style) { $1 } }
        return underlined
    }

    /// Replaces the whole text and moves the caret to its end.
    func set(_ text: AttributedUnits) {
        replace(0..<length, with: text)
    }

    /// Replaces a range and moves the caret to the end of the new text.
    func replace(_ range: Range<Int>, with text: AttributedUnits) {
        exchange(range, text)
        marked = nil
        let end = range.lowerBound + text.count
        select(end..<end)
    }

    /// Replaces the previous composition or, if there is none, the selection by a composition.
    ///
    /// - Parameter selected: the range to select, relative to the composition.
    func mark(_ text: AttributedUnits, selected: Range<Int>) {
        let range = marked ?? selection
        exchange(range, text)
        let start = range.lowerBound
        marked = text.isEmpty ? nil : start..<start + text.count
        select(start + min(selected.lowerBound, text.count)..<start + min(selected.upperBound, text.count))
    }

    private func exchange(_ range: Range<Int>, _ text: AttributedUnits) {
        content.replace(range, with: text)
        version += 1
        if edits.count == 16 { edits.removeFirst() }
        edits.append((range, text.count - range.count))
        didChange?(range, text.count, true)
    }

    /// Called after each change with the former range, the number of units that it has now, and whether the units
    /// themselves may have changed.
    var didChange: ((Range<Int>, Int, Bool) -> Void)?

    /// Takes a text that somebody else has changed, in which a range has become longer. Does not report it.
    func adopt(_ new: AttributedUnits, replacing range: Range<Int>, growth: Int) {
        func moved(_ offset: Int) -> Int {
            if offset <= range.lowerBound { return offset }
            return offset >= range.upperBound ? offset + growth : min(offset, range.upperBound + growth)
        }
        content = new
        version += 1
        if edits.count == 16 { edits.removeFirst() }
        edits.append((range, growth))
        if growth != 0 { marked = nil }
        select(from: moved(anchor), to: moved(caret))
    }

    /// Returns the range that contains all changes since a version, in offsets of that version; nil if there were none,
    /// or more than are remembered.
    func range(changedSince version: Int) -> Range<Int>? {
        let count = self.version - version
        guard count > 0, count <= edits.count else { return nil }
        var changed: Range<Int>?
        var growth = 0
        for edit in edits.suffix(count) {
            let before = changed ?? edit.range
            let lower = min(before.lowerBound, edit.range.lowerBound)
            changed = lower..<max(before.upperBound, edit.range.upperBound - growth)
            growth += edit.growth
        }
        return changed
    }

    /// Makes the composition ordinary text.
    func unmark() {
        marked = nil
    }

    /// Selects a range, or the part of it that is in the text.
    func select(_ range: Range<Int>) {
        select(from: range.lowerBound, to: range.upperBound)
    }

    /// Selects the text between two offsets. The caret is at the second one, which may be before the first one.
    func select(from start: Int, to end: Int) {
        anchor = max(0, min(start, length))
        caret = max(0, min(end, length))
    }

    /// Moves the caret. If `extending` is true, the other end of the selection stays where it is.
    func moveCaret(to offset: Int, extending: Bool) {
        select(from: extending ? anchor : offset, to: offset)
    }

    func changeAttributes(in range: Range<Int>, _ change: (inout AttributedUnits.Attributes) -> Void) {
        content.changeAttributes(in: range, change)
        didChange?(range, range.count, false)
    }

    func changeAttributes(_ change: (inout AttributedUnits.Attributes) -> Void) {
        changeAttributes(in: 0..<length, change)
    }

    /// Returns the attributes of the character before an offset, or of the first character at the start; nil for an
    /// empty text.
    func attributes(before offset: Int) -> AttributedUnits.Attributes? {
        isEmpty ? nil : content.attributes(at: max(0, min(offset, length) - 1))
    }
}
