/// One line of a ``TextLayout``.
package struct TextLine: Sendable {
    /// The range of the text in this line.
    package let utf16Range: Range<Int>
    /// In the coordinates of the layout, at its own width: the width of the text and the height of the line.
    package internal(set) var frame: CGRect
    /// From the top of the layout.
    package internal(set) var baseline: CGFloat
    /// The index of the line's paragraph style.
    var style = 0
    /// Whether an ellipsis replaces some of the text.
    package let isTruncated: Bool

    let isRightToLeft: Bool
    /// Whether any part runs from right to left.
    let hasRightToLeftRuns: Bool
    let startsParagraph: Bool
    let runs: [GlyphRun]
    /// The indent of the paragraph at the leading edge.
    let indent: CGFloat

    /// Whether the line of a paragraph needs no breaking at the width of the layout.
    func fits(_ paragraph: TextParagraph, width: CGFloat, tolerance: CGFloat) -> Bool {
        frame.width + indent <= paragraph.available(in: width) + tolerance || paragraph.lineBreak == .byClipping
    }

    func starting(paragraph startsParagraph: Bool) -> TextLine {
        TextLine(
            utf16Range: utf16Range, frame: frame, baseline: baseline, isTruncated: isTruncated,
            isRightToLeft: isRightToLeft,
            hasRightToLeftRuns: hasRightToLeftRuns, startsParagraph: startsParagraph, runs: runs, indent: indent)
    }
}
