/// An image in a text. `NSAttributedString(attachment:)` makes the character that it replaces.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding {
    /// The attachment character, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// The image. A template is drawn in the text's color. Do not change it while the text is shown. Setting it removes
    /// the contents.
    open var image: UIImage? {
        didSet { if image != nil { (data, type) = (nil, nil) } }
    }

    private var data: Data?
    private var type: String?

    /// The data of the attachment. Those of an image are shown if there is no ``image``, which setting them removes.
    open var contents: Data? {
        get { data }
        set {
            image = nil
            data = newValue
            shownContents = nil
        }
    }

    /// The identifier of the contents' type, for example "public.png". Setting it removes the ``image``.
    open var fileType: String? {
        get { type }
        set {
            image = nil
            type = newValue
            shownContents = nil
        }
    }

    private var shownContents: UIImage?

    /// The image's rectangle relative to its position on the baseline, y upwards: a negative origin is below it. An
    /// empty rectangle, the default, means the image's size, on the baseline.
    open var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    /// Creates an attachment with data of a type, for example "public.png". Data of an image are shown.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        (data, type) = (contentData, uti)
    }

    /// Creates an attachment that shows an image in its own size, on the baseline.
    public init(image: UIImage) {
        super.init()
        self.image = image
    }

    // MARK: - NSTextAttachmentContainer

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        if let image { return image }
        if shownContents == nil { shownContents = data.flatMap { UIImage(data: $0) } }
        return shownContents
    }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.isEmpty else { return bounds }
        let shown =
            image ?? image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
        return shownBounds(of: shown)
    }

    /// The bounds of an image for which the attachment gives none. The baseline of a symbol is that of the text.
    private func shownBounds(of image: UIImage?) -> CGRect {
        guard let image else { return CGRect(origin: bounds.origin, size: .zero) }
        let origin = CGPoint(x: bounds.minX, y: bounds.minY - (image.baselineOffsetFromBottom ?? 0))
        return CGRect(origin: origin, size: image.size)
    }

    /// The attachment as text layout takes it, before the width of the text is known.
    func textAttachment(at index: Int) -> TextAttachment {
        let image = image(forBounds: bounds, textContainer: nil, characterIndex: index)
        let bounds = bounds.isEmpty ? shownBounds(of: image) : bounds
        return TextAttachment(bounds: bounds, picture: AttachedImage(image))
    }

    // MARK: - NSSecureCoding

    /// Always true: an attachment can be read from archives that require secure coding.
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        super.init()
        func value<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
        }
        image = value(UIImage.self, "NSImage")
        data = value(NSData.self, "NSContents").map { Data(referencing: $0) }
        type = value(NSString.self, "NSFileType").map { "\($0)" }
        bounds = NSCoder.cgRect(for: value(NSString.self, "NSBounds").map { "\($0)" } ?? "")
    }

    open func encode(with coder: NSCoder) {
        if let image { coder.encode(image, forKey: "NSImage") }
        if let data { coder.encode(NSData(data: data), forKey: "NSContents") }
        if let type { coder.encode(NSString(string: type), forKey: "NSFileType") }
        coder.encode(NSString(string: NSCoder.string(for: bounds)), forKey: "NSBounds")
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
