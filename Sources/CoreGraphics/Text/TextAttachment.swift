/// An image that is placed in a line of text like a character.
package struct TextAttachment: Hashable, Sendable {
    /// Relative to the position on the baseline, with y pointing up, as in NSTextAttachment.
    package let bounds: CGRect
    package let picture: any TextAttachmentPicture

    package init(bounds: CGRect, picture: any TextAttachmentPicture) {
        self.bounds = bounds
        self.picture = picture
    }

    package static func == (left: TextAttachment, right: TextAttachment) -> Bool {
        left.bounds == right.bounds && left.picture === right.picture
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(picture))
    }
}

/// Paints an attachment; immutable.
package protocol TextAttachmentPicture: AnyObject, Sendable {
    /// Paints the image. `color` is that of the text, for images that are tinted with it.
    func paint(in context: CGContext, rect: CGRect, color: CGColor)
}
