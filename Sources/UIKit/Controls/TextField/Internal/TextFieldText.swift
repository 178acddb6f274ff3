import Foundation

/// The shaped text of a field, with the positions of its characters.
@MainActor
final class TextFieldText {
    /// The text on a line of unlimited length, as it is shown during editing.
    let layout: TextLayout
    private let styled: StyledText
    private var resting: (width: CGFloat, smallest: CGFloat?, layout: TextLayout)?
    let carets: TextCarets
    /// The height of a line, also if the text is empty.
    let height: CGFloat
    /// The base writing direction of the text's paragraph style; nil if it is that of the text.
    let isRightToLeft: Bool?

    init(_ text: EditedText, field: UITextField) {
        let font = field.font ?? LabelText.defaultFont
        let isSecure = field.isSecureTextEntry
        let string = isSecure ? Self.dots(for: text.string) : text.string
        let content = isSecure ? AttributedUnits(string, attributes: field.defaultTextAttributes) : text.shown
        var styled = StyledText("", attributes: nil)
        field.traitCollection.performAsCurrent {
            styled = StyledText(
                content, string: string, font: font, color: field.textColor ?? .label, paragraph: ParagraphValues())
        }
        self.styled = styled
        isRightToLeft = styled.paragraph.textParagraph().isRightToLeft
        let paragraph = TextParagraph(lineBreak: .byClipping, isRightToLeft: isRightToLeft)
        layout = TextLayout(styled.string, spans: styled.spans, paragraph: paragraph)
        carets = TextCarets(styled.string, spans: styled.spans, paragraph: paragraph)
        height = font.lineHeight
    }

    /// Returns a dot for each character. Joiners, which are invisible and part of the character before them, keep the
    /// offsets equal to those of the text.
    private static func dots(for text: String) -> String {
        text.reduce(into: "") { dots, character in
            dots += "\u{2022}"
            dots += String(repeating: "\u{200D}", count: character.utf16.count - 1)
        }
    }

    /// Returns the text as it is shown while it is not edited. Text that is too long shrinks if a smallest font size is
    /// given; what does not fit is truncated with an ellipsis.
    func restingLayout(width: CGFloat, smallestFontSize: CGFloat?) -> TextLayout {
        guard layout.size.width > width + 0.01 else { return layout }
        if let resting, resting.width == width, resting.smallest == smallestFontSize { return resting.layout }
        var shrunk = styled
        if let smallestFontSize, let size = styled.spans.map(\.font.size).max(), size > 0 {
            shrunk = styled.scaled(by: min(1, max(width / layout.size.width, smallestFontSize / size)))
        }
        let paragraph = TextParagraph(lineBreak: .byTruncatingTail, isRightToLeft: isRightToLeft)
        let new = TextLayout(shrunk.string, spans: shrunk.spans, paragraph: paragraph, width: width, maximumLines: 1)
        resting = (width, smallestFontSize, new)
        return new
    }
}
