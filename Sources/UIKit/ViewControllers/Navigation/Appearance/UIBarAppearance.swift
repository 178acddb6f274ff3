/// The background of a bar: blur, fill, image and hairline.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// How the content below the bar is seen through it; nil for not at all.
    open var backgroundEffect: UIBlurEffect? {
        didSet { onChange?() }
    }
    /// The fill color, above the effect; nil for no fill.
    open var backgroundColor: UIColor? {
        didSet { onChange?() }
    }
    /// Drawn above the fill.
    open var backgroundImage: UIImage? {
        didSet { onChange?() }
    }
    /// How the image fills the bar. The default is `.scaleToFill`.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { onChange?() }
    }
    /// The color of the hairline; nil for no hairline.
    open var shadowColor: UIColor? {
        didSet { onChange?() }
    }
    /// The image shown in place of the hairline. A template image is drawn in ``shadowColor``.
    open var shadowImage: UIImage? {
        didSet { onChange?() }
    }

    /// Called after every change; set by the bar or item that owns the appearance.
    var onChange: (@MainActor () -> Void)?

    /// Creates an appearance with the default background.
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// The idiom whose look the appearance began with. All idioms look the same here.
    open private(set) var idiom = UIDevice.current.userInterfaceIdiom

    /// Creates the default appearance, which does not depend on the idiom.
    public init(idiom: UIUserInterfaceIdiom) {
        super.init()
        configureWithDefaultBackground()
        self.idiom = idiom
    }

    /// Creates an appearance with the background of another one, which may be that of another kind of bar.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeGround(of: barAppearance)
    }

    /// Sets the system's effect and hairline.
    open func configureWithDefaultBackground() {
        configureWithOpaqueBackground()
        backgroundEffect = Self.defaultEffect
        backgroundColor = nil
    }

    private static let defaultEffect = UIBlurEffect(style: .systemChromeMaterial)

    /// Sets the system's fill and hairline.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = SystemMetrics.current.bars.background
        backgroundImage = nil
        shadowColor = SystemMetrics.current.bars.hairlineColor
        shadowImage = nil
    }

    /// Removes the effect, the fill and the hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
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

    /// Whether another appearance of the same class looks the same. For title attributes only their presence is
    /// compared.
    func looks(like other: UIBarAppearance) -> Bool {
        backgroundEffect === other.backgroundEffect
            && backgroundColor == other.backgroundColor && backgroundImage === other.backgroundImage
            && backgroundImageContentMode == other.backgroundImageContentMode && shadowColor == other.shadowColor
            && shadowImage === other.shadowImage
    }

    /// Overridden by subclasses to copy their own properties.
    func copyDetails(to copy: UIBarAppearance) {}

    private func takeGround(of other: UIBarAppearance) {
        idiom = other.idiom
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

extension UIBarAppearance {
    /// An appearance without fill and hairline.
    static var transparent: Self {
        let appearance = Self()
        appearance.configureWithTransparentBackground()
        return appearance
    }

    /// Returns a copy with another fill color and without an effect, or this appearance if the color is nil.
    func withFill(_ color: UIColor?) -> Self {
        guard let color, let copy = copy() as? Self else { return self }
        copy.backgroundEffect = nil
        copy.backgroundColor = color
        return copy
    }

    /// Returns the copy that a bar stores when an appearance is assigned, as for `@NSCopying` properties.
    func kept(onChange: @escaping @MainActor () -> Void) -> Self {
        let kept = copy() as? Self ?? self
        kept.onChange = onChange
        return kept
    }
}
