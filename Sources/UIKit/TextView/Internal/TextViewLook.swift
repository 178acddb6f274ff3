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
    }

    /// Whether the paragraphs can be laid out in blocks: their lines do not depend on those of other paragraphs.
    var allowsBlocks: Bool { width.isFinite && maximumLines == 0 }
}
