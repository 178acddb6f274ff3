/// One line of a ``TextLayout``.
package struct TextLine: Sendable {
    /// The part of the text that the line stands for.
    package let utf16Range: Range<Int>
    /// In the layout's space, for the layout's own width; as wide as the text, as high as the line.
    package internal(set) var frame: CGRect
    /// From the layout's top.
    package internal(set) var baseline: CGFloat
    /// Which of the layout's paragraph styles the line has.
    var style = 0
    /// Whether an ellipsis stands for some of the text.
    package let isTruncated: Bool

    let isRightToLeft: Bool
    /// Whether any part runs from right to left.
    let hasRightToLeftRuns: Bool
    let startsParagraph: Bool
    let runs: [GlyphRun]
    /// Leading space that the paragraph asks for.
    let indent: CGFloat

    func starting(paragraph startsParagraph: Bool) -> TextLine {
        TextLine(
            utf16Range: utf16Range, frame: frame, baseline: baseline, isTruncated: isTruncated,
            isRightToLeft: isRightToLeft,
            hasRightToLeftRuns: hasRightToLeftRuns, startsParagraph: startsParagraph, runs: runs, indent: indent)
    }
}
