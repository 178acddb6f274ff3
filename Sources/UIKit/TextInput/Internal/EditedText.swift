import Foundation

/// A text that is edited, with its selection and the composition of the input method. Offsets are in UTF-16 units.
final class EditedText {
    let content = NSMutableAttributedString(string: "")

    /// The offset at which the selection began; ``caret`` is its other end. They are equal if nothing is selected.
    private(set) var anchor = 0
    private(set) var caret = 0

    /// The composition that the input method has not committed yet.
    private(set) var marked: Range<Int>?

    var string: String { content.string }
    var length: Int { content.length }
    var isEmpty: Bool { length == 0 }
    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    /// Replaces the whole text and moves the caret to its end.
    func set(_ text: NSAttributedString) {
        content.setAttributedString(text)
        marked = nil
        select(length..<length)
    }

    /// Replaces a range and moves the caret to the end of the new text.
    func replace(_ range: Range<Int>, with text: NSAttributedString) {
        content.replaceCharacters(in: NSRange(range), with: text)
        marked = nil
        let end = range.lowerBound + text.length
        select(end..<end)
    }

    /// Replaces the previous composition or, if there is none, the selection by a composition.
    ///
    /// - Parameter selected: the range to select, relative to the composition.
    func mark(_ text: NSAttributedString, selected: Range<Int>) {
        let range = marked ?? selection
        content.replaceCharacters(in: NSRange(range), with: text)
        let start = range.lowerBound
        marked = text.length == 0 ? nil : start..<start + text.length
        select(start + min(selected.lowerBound, text.length)..<start + min(selected.upperBound, text.length))
    }

    /// Makes the composition ordinary text.
    func unmark() {
        marked = nil
    }

    func select(_ range: Range<Int>) {
        anchor = range.lowerBound
        caret = range.upperBound
    }

    /// Moves the caret. If `extending` is true, the other end of the selection stays where it is.
    func moveCaret(to offset: Int, extending: Bool) {
        caret = max(0, min(offset, length))
        if !extending { anchor = caret }
    }

    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        content.setAttributes(attributes, range: NSRange(location: 0, length: length))
    }

    /// Returns the attributes of the character before an offset, or of the first character at the start; nil for an
    /// empty text.
    func attributes(before offset: Int) -> [NSAttributedString.Key: Any]? {
        guard length > 0 else { return nil }
        return content.attributes(at: max(0, min(offset, length) - 1), effectiveRange: nil)
    }
}
