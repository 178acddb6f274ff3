/// How the ground of a bar looks: fill, image and hairline. There is no blur: a bar is filled with the colours that real ones show.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Nil: no fill.
    open var backgroundColor: UIColor? {
        didSet { onChange?() }
    }
    /// Over the fill.
    open var backgroundImage: UIImage? {
        didSet { onChange?() }
    }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { onChange?() }
    }
    /// Of the hairline; nil draws none.
    open var shadowColor: UIColor? {
        didSet { onChange?() }
    }
    /// In place of the hairline; a template takes ``shadowColor``.
    open var shadowImage: UIImage? {
        didSet { onChange?() }
    }

    /// Set by the bar or item that has the appearance.
    var onChange: (@MainActor () -> Void)?

    /// The default ground.
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeGround(of: barAppearance)
    }

    /// The system's fill and hairline.
    open func configureWithDefaultBackground() {
        configureWithOpaqueBackground()
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = SystemMetrics.current.bars.background
        backgroundImage = nil
        shadowColor = SystemMetrics.current.bars.hairlineColor
        shadowImage = nil
    }

    /// Neither fill nor hairline.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.takeGround(of: self)
        copyDetails(to: copy)
        return copy
    }

    /// Whether another one, of the same class, looks the same; attributes of titles are compared by whether there are any.
    func looks(like other: UIBarAppearance) -> Bool {
        backgroundColor == other.backgroundColor && backgroundImage === other.backgroundImage
            && backgroundImageContentMode == other.backgroundImageContentMode && shadowColor == other.shadowColor
            && shadowImage === other.shadowImage
    }

    /// What subclasses add to a copy.
    func copyDetails(to copy: UIBarAppearance) {}

    private func takeGround(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    override func looks(like other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance, super.looks(like: other) else { return false }
        return titleTextAttributes.isEmpty && other.titleTextAttributes.isEmpty
            && largeTitleTextAttributes.isEmpty && other.largeTitleTextAttributes.isEmpty
    }

    override func copyDetails(to copy: UIBarAppearance) {
        guard let copy = copy as? UINavigationBarAppearance else { return }
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
    }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}

extension UIBarAppearance {
    /// Neither fill nor hairline.
    static var transparent: Self {
        let appearance = Self()
        appearance.configureWithTransparentBackground()
        return appearance
    }

    /// The appearance, filled with another colour where there is one.
    func withFill(_ color: UIColor?) -> Self {
        guard let color, let copy = copy() as? Self else { return self }
        copy.backgroundColor = color
        return copy
    }

    /// What a bar keeps of an appearance that it is given, as `@NSCopying` properties do.
    func kept(onChange: @escaping @MainActor () -> Void) -> Self {
        let kept = copy() as? Self ?? self
        kept.onChange = onChange
        return kept
    }
}
