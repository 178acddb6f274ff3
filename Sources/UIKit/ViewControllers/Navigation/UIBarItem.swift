/// The base class of bar button items and tab bar items: a title, an image and an enabled state.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
    /// The bar that shows the item and is informed about changes.
    weak var owner: (any BarItemOwner)? {
        willSet {
            guard let bar = newValue as? UIView, bar !== owner else { return }
            ArrivingObjects.style?(self, bar, bar.traitCollection)
        }
    }
    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var objectAttachments: ObjectAttachments?

    /// The text of the item; nil by default.
    open var title: String? {
        get { ownTitle }
        set { changing("title") { ownTitle = newValue } }
    }

    private var ownTitle: String? {
        didSet { didChange() }
    }

    /// The picture of the item, in the tint color; nil by default.
    open var image: UIImage? {
        didSet { didChange() }
    }

    /// The default is true.
    open var isEnabled: Bool {
        get { ownEnabled }
        set { changing("enabled") { ownEnabled = newValue } }
    }

    private var ownEnabled = true {
        didSet { didChange() }
    }

    /// A number for the application. The default is 0.
    open var tag = 0

    /// Insets that move the image without changing the item's size.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { didChange() } }
    }

    /// The image in bars of compact height; nil, the default, shows ``image`` there too.
    open var landscapeImagePhone: UIImage? {
        didSet { didChange() }
    }

    /// Insets that move ``landscapeImagePhone`` without changing the item's size.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
    }

    /// The image in the large content viewer; nil, the default, shows ``image``, enlarged.
    open var largeContentSizeImage: UIImage?

    /// Insets that move ``largeContentSizeImage`` in the viewer.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// What the large content viewer shows of the item.
    var largeContent: LargeContent {
        LargeContent(
            isShown: true, title: title ?? accessibilityLabel, image: largeContentSizeImage ?? image,
            scalesImage: largeContentSizeImage == nil, imageInsets: largeContentSizeImageInsets)
    }

    /// Whether the item's bar has a compact height.
    var isInLowBar: Bool { (owner as? UIView)?.traitCollection.verticalSizeClass == .compact }

    /// The image that the bar shows.
    var imageForBar: UIImage? { (isInLowBar ? landscapeImagePhone : nil) ?? image }
    var imageInsetsForBar: UIEdgeInsets {
        isInLowBar && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and color of the title for a state. A state without a font uses the font of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        didChange()
    }

    /// Returns the attributes that were set for the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// What a screen reader says of the item; nil, the default, for the title.
    open var accessibilityLabel: String? {
        didSet { didChange() }
    }

    /// What a screen reader says that the item does; nil by default.
    open var accessibilityHint: String? {
        get { (self as any NSObjectProtocol).accessibilityHint }
        set { (self as any NSObjectProtocol).accessibilityHint = newValue }
    }

    open var accessibilityIdentifier: String? {
        didSet { didChange() }
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UIBarItem.self, by: coder) else { return nil }
        ownTitle = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        tag = coder.decodeInteger(forKey: "UITag")
        ownEnabled = !coder.decodeBool(forKey: "UIDisabled")
        super.init()
        coder.decode(Self.archived, of: self)
    }

    private static let archived: [ArchivedProperty<UIBarItem>] = [
        .object("UIImage", \.image), .insets("UIImageInsets", \.imageInsets),
        .text("UIAccessibilityLabel", \.accessibilityLabel),
        .text("UIAccessibilityIdentifier", \.accessibilityIdentifier),
    ]

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString?, forKey: "UITitle")
        coder.encode(tag, forKey: "UITag")
        coder.encode(!isEnabled, forKey: "UIDisabled")
        coder.encode(Self.archived, of: self)
    }

    func didChange() {
        owner?.barItemDidChange(self)
    }
}

/// A bar that shows bar items and updates when one changes.
@MainActor
protocol BarItemOwner: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

extension UIBarItem: AttachmentHolder {}
