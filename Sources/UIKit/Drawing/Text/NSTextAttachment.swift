/// An image in a text. `NSAttributedString(attachment:)` makes the character that it replaces.
open class NSTextAttachment: NSObject {
    /// The attachment character, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// The image. A template is drawn in the text's color. Do not change it while the text is shown.
    open var image: UIImage?

    /// The image's rectangle relative to its position on the baseline, y upwards: a negative origin is below it. An
    /// empty rectangle, the default, means the image's size, on the baseline.
    open var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    var textAttachment: TextAttachment? {
        let size = image?.size ?? .zero
        let bounds = bounds.isEmpty ? CGRect(origin: bounds.origin, size: size) : bounds
        return TextAttachment(bounds: bounds, picture: AttachedImage(image))
    }
}

/// The part of an attachment that a text layout keeps.
private final class AttachedImage: TextAttachmentPicture {
    private let pixels: ImagePixels?
    private let isTemplate: Bool

    init(_ image: UIImage?) {
        pixels = image?.pixels
        isTemplate = image?.pixels.isTemplate == true
    }

    func paint(in context: CGContext, rect: CGRect, color: CGColor) {
        pixels?.paint(in: context, rect: rect, tint: isTemplate ? color : pixels?.ownTint?.cgColor)
    }
}

extension NSAttributedString {
    /// Makes a string of one attachment character.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
