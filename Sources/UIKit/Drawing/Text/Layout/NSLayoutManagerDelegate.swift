import Foundation

/// Is told of the layout of a layout manager, and may change the distances of lines. Every method is optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the distance between the lines of a paragraph in points, in place of that of the paragraph style.
    ///
    /// - Parameters:
    ///   - glyphIndex: the first glyph of the paragraph. Apple's layout managers ask after each line; here each
    ///     paragraph is asked for once.
    ///   - rect: an empty rectangle, because it is not known before the layout.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the distance in front of a paragraph, but for the first one, in place of that of the paragraph style.
    ///
    /// - Parameters:
    ///   - glyphIndex: the first glyph of the paragraph.
    ///   - rect: an empty rectangle, because it is not known before the layout.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the distance behind a paragraph, but for the last one, in place of that of the paragraph style.
    ///
    /// - Parameters:
    ///   - glyphIndex: the last glyph of the paragraph, mostly its line break.
    ///   - rect: an empty rectangle, because it is not known before the layout.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Called when the lines that were laid out are not valid any more.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called after the text was laid out.
    ///
    /// - Parameters:
    ///   - textContainer: the container with the end of the text; nil if the text does not fit into the containers.
    ///   - layoutFinishedFlag: whether the whole text is in the containers.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)

    /// Called when the size of a container was changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}
