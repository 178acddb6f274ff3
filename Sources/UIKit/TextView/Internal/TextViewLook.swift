import Foundation

/// What a text view's text looks like where it has no attributes of its own, and the room for its lines.
@MainActor
struct TextViewLook {
    let width: CGFloat
    let maximumLines: Int
    let font: UIFont
    let color: UIColor
    let paragraph: ParagraphValues
    let links: () -> [NSAttributedString.Key: Any]
    /// The direction of an empty text; nil for others, which have their own.
    let naturalIsRight: Bool?
    /// The line break mode of all paragraphs, if it is not that of their styles.
    let lineBreakMode: NSLineBreakMode?
    /// Whether the lines contain the backgrounds, underlines and strikethroughs of the text and not only its glyphs.
    let hasDecorations: Bool

    init(_ view: UITextView, width: CGFloat, isEmpty: Bool) {
        self.width = width
        maximumLines = view.textContainer.maximumNumberOfLines
        font = view.font ?? LabelText.defaultFont
        color = view.textColor ?? .label
        var paragraph = ParagraphValues()
        paragraph.alignment = view.textAlignment
        if maximumLines > 0 { paragraph.lineBreakMode = view.textContainer.lineBreakMode }
        self.paragraph = paragraph
        links = { [weak view] in view?.linkTextAttributes ?? [:] }
        naturalIsRight = isEmpty ? view.isRightToLeft : nil
        lineBreakMode = nil
        hasDecorations = !view.layoutManager.drawsItself
    }

    /// The look of a text in a container without a text view.
    ///
    /// - Parameter maximumLines: 0 for no limit.
    init(_ container: NSTextContainer, maximumLines: Int) {
        let room = container.size.width - 2 * container.lineFragmentPadding
        let isUnlimited = container.size.width <= 0 || container.size.width >= NSTextContainer.unlimited
        width = isUnlimited ? .infinity : max(room, 0)
        self.maximumLines = maximumLines
        font = StyledText.defaultFont
        color = .black
        paragraph = ParagraphValues()
        links = { StyledText.drawnLinks }
        naturalIsRight = nil
        lineBreakMode = maximumLines > 0 && container.lineBreakMode.truncates ? container.lineBreakMode : nil
        hasDecorations = false
    }

    /// Whether the paragraphs can be laid out in blocks: their lines do not depend on those of other paragraphs.
    var allowsBlocks: Bool { width.isFinite && maximumLines == 0 }
}
