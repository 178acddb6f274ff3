/// Has the size and the image of something that is placed in a text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image to draw.
    ///
    /// - Parameter textContainer: nil, because a text is laid out before its container is known.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?

    /// Returns the rectangle of the attachment relative to its position on the baseline, with y upwards. Called whenever
    /// the text is laid out.
    ///
    /// - Parameters:
    ///   - textContainer: nil, because a text is laid out before its container is known.
    ///   - lineFrag: a line of the text's width. A text without a limit has a line of 10,000,000 points.
    ///   - position: zero, because it is not known before the line is broken.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}
