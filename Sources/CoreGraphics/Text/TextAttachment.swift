/// A picture that stands in a line of text like a character.
package struct TextAttachment: Hashable, Sendable {
    /// Relative to the place on the baseline, y upwards, as NSTextAttachment has it.
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
    /// `color`: the text's, for pictures that take it.
    func paint(in context: CGContext, rect: CGRect, color: CGColor)
}
