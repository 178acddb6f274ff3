import Foundation

extension NSLayoutManager {
    private typealias Methods = NSLayoutManagerDelegateMethods

    /// Returns the text with the distances that the delegate gives for its paragraphs.
    func spaced(_ text: AttributedUnits) -> AttributedUnits {
        guard let delegate, !text.isEmpty else { return text }
        var spaced = text
        var start = 0
        while start < text.count {
            let range = text.paragraphs(around: start..<start + 1)
            let line = Methods.lineSpacing.ask(delegate) {
                $0.layoutManager(self, lineSpacingAfterGlyphAt: start, withProposedLineFragmentRect: .zero)
            }
            let before = Methods.paragraphSpacingBefore.ask(delegate) {
                $0.layoutManager(self, paragraphSpacingBeforeGlyphAt: start, withProposedLineFragmentRect: .zero)
            }
            let after = Methods.paragraphSpacing.ask(delegate) {
                $0.layoutManager(
                    self, paragraphSpacingAfterGlyphAt: range.upperBound - 1, withProposedLineFragmentRect: .zero)
            }
            // A delegate that implements none of them implements none for the other paragraphs either.
            if line == nil, before == nil, after == nil { return text }
            spaced.changeAttributes(in: range) { attributes in
                let style = NSMutableParagraphStyle(
                    (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? .init())
                if let line { style.lineSpacing = line }
                if let before { style.paragraphSpacingBefore = before }
                if let after { style.paragraphSpacing = after }
                attributes[.paragraphStyle] = style
            }
            start = range.upperBound
        }
        return spaced
    }
}
