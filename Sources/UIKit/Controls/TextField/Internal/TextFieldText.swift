import Foundation

/// The text of a field as it is shown: shaped, with the places of its characters.
@MainActor
final class TextFieldText {
    /// On one line of any length, as it is edited.
    let layout: TextLayout
    private let styled: StyledText
    private var resting: (width: CGFloat, smallest: CGFloat?, layout: TextLayout)?
    let carets: TextCarets
    /// Of an empty text too.
    let height: CGFloat

    init(_ text: EditedText, field: UITextField) {
        let font = field.font ?? LabelText.defaultFont
        var content: NSAttributedString = text.content
        if field.isSecureTextEntry {
            // One dot for each unit keeps the offsets.
            let dots = String(repeating: "\u{2022}", count: text.length)
            content = NSAttributedString(string: dots, attributes: field.defaultTextAttributes)
        } else if let marked = text.marked {
            let underlined = NSMutableAttributedString(attributedString: text.content)
            let attributes = text.content.attributes(at: marked.lowerBound, effectiveRange: nil)
            underlined.setAttributes(
                attributes.merging([.underlineStyle: NSUnderlineStyle.single.rawValue]) { _, new in new },
                range: NSRange(marked))
            content = underlined
        }
        var styled = StyledText("", attributes: nil)
        field.traitCollection.performAsCurrent {
            styled = StyledText(content, font: font, color: field.textColor ?? .label, paragraph: ParagraphValues())
        }
        self.styled = styled
        let paragraph = TextParagraph(lineBreak: .byClipping)
        layout = TextLayout(styled.string, spans: styled.spans, paragraph: paragraph)
        carets = TextCarets(styled.string, spans: styled.spans, paragraph: paragraph)
        height = font.lineHeight
    }

    /// As it is shown while nobody edits it: what is too long shrinks, if a smallest font size is given, and then ends in an ellipsis.
    func restingLayout(width: CGFloat, smallestFontSize: CGFloat?) -> TextLayout {
        guard layout.size.width > width + 0.01 else { return layout }
        if let resting, resting.width == width, resting.smallest == smallestFontSize { return resting.layout }
        var shrunk = styled
        if let smallestFontSize, let size = styled.spans.map(\.font.size).max(), size > 0 {
            shrunk = styled.scaled(by: min(1, max(width / layout.size.width, smallestFontSize / size)))
        }
        let paragraph = TextParagraph(lineBreak: .byTruncatingTail)
        let new = TextLayout(shrunk.string, spans: shrunk.spans, paragraph: paragraph, width: width, maximumLines: 1)
        resting = (width, smallestFontSize, new)
        return new
    }
}
