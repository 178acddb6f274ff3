import Foundation

/// A text being edited: what it says, what is selected, what the input method still composes. Offsets are UTF-16 units.
final class EditedText {
    let content = NSMutableAttributedString(string: "")

    /// Where a selection began, and where the caret is; equal without a selection.
    private(set) var anchor = 0
    private(set) var caret = 0

    /// What the input method has not committed yet.
    private(set) var marked: Range<Int>?

    var string: String { content.string }
    var length: Int { content.length }
    var isEmpty: Bool { length == 0 }
    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    /// Replaces everything and puts the caret at the end.
    func set(_ text: NSAttributedString) {
        content.setAttributedString(text)
        marked = nil
        select(length..<length)
    }

    /// Puts the caret behind what was put in.
    func replace(_ range: Range<Int>, with text: NSAttributedString) {
        content.replaceCharacters(in: NSRange(range), with: text)
        marked = nil
        let end = range.lowerBound + text.length
        select(end..<end)
    }

    /// Replaces what is composed, or else the selection, by a composition.
    ///
    /// - Parameter selected: relative to the composition.
    func mark(_ text: NSAttributedString, selected: Range<Int>) {
        let range = marked ?? selection
        content.replaceCharacters(in: NSRange(range), with: text)
        let start = range.lowerBound
        marked = text.length == 0 ? nil : start..<start + text.length
        select(start + min(selected.lowerBound, text.length)..<start + min(selected.upperBound, text.length))
    }

    /// The composition stays as ordinary text.
    func unmark() {
        marked = nil
    }

    func select(_ range: Range<Int>) {
        anchor = range.lowerBound
        caret = range.upperBound
    }

    /// Moves the caret; the selection's other end stays where it is when `extending`.
    func moveCaret(to offset: Int, extending: Bool) {
        caret = max(0, min(offset, length))
        if !extending { anchor = caret }
    }

    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        content.setAttributes(attributes, range: NSRange(location: 0, length: length))
    }

    /// Of the character before an offset, or after it at the start; nil in an empty text.
    func attributes(before offset: Int) -> [NSAttributedString.Key: Any]? {
        guard length > 0 else { return nil }
        return content.attributes(at: max(0, min(offset, length) - 1), effectiveRange: nil)
    }
}
