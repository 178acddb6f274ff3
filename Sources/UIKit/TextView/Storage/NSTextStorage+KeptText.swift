import Foundation

/// The members of a text storage whose subclass keeps the text, by means of the four that the subclass overrides.
extension NSTextStorage {
    func replaceParts(in range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        setAttributes(of: text, at: range.location)
        endEditing()
    }

    /// Sets the attributes of another text from an offset on.
    func setAttributes(of text: NSAttributedString, at location: Int) {
        var start = location
        for run in AttributedUnits(text).runs {
            setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
            start += run.length
        }
    }

    func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var offset = range.lowerBound
        while offset < range.upperBound {
            var effective = NSRange(location: offset, length: 1)
            var attributes = attributes(at: offset, effectiveRange: &effective)
            change(&attributes)
            let end = max(offset + 1, min(effective.upperBound, range.upperBound))
            setAttributes(attributes, range: NSRange(location: offset, length: end - offset))
            offset = end
        }
        endEditing()
    }
}

extension AttributedUnits {
    /// Returns a text that Foundation can read: a copy of one that a subclass of ``NSTextStorage`` keeps.
    static func plain(_ text: NSAttributedString) -> NSAttributedString {
        guard let storage = text as? NSTextStorage, !storage.keepsText else { return text }
        return AttributedUnits(storage).attributedString
    }
}
