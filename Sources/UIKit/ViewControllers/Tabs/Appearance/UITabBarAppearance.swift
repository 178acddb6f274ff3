/// The appearance of a tab bar: its background, its tabs and what marks the selected one.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the title below the image, as in narrow windows. Copied when it is set.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { made(\.stacked, .stacked) }
        set { set(\.stacked, to: newValue) }
    }

    /// The appearance of tabs with the title beside the image, as in wide windows. Copied when it is set.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { made(\.inline, .inline) }
        set { set(\.inline, to: newValue) }
    }

    /// The appearance of tabs in bars of compact height, which windows of a desktop do not have: it has no effect.
    /// Copied when it is set.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { made(\.compactInline, .compactInline) }
        set { set(\.compactInline, to: newValue) }
    }

    // The appearances that have been asked for; nil is the system's look.
    private(set) var stacked: UITabBarItemAppearance?
    private(set) var inline: UITabBarItemAppearance?
    private var compactInline: UITabBarItemAppearance?

    private typealias Items = ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance?>

    private func made(_ items: Items, _ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        if let existing = self[keyPath: items] { return existing }
        let made = UITabBarItemAppearance(style: style)
        made.onChange = { [weak self] in self?.onChange?() }
        self[keyPath: items] = made
        return made
    }

    private func set(_ items: Items, to appearance: UITabBarItemAppearance?) {
        self[keyPath: items] = appearance?.kept { [weak self] in self?.onChange?() }
        onChange?()
    }

    // MARK: Selection

    /// The color of ``selectionIndicatorImage`` if it is a template; nil, the default, for the tint color.
    @NSCopying open var selectionIndicatorTintColor: UIColor? {
        didSet { onChange?() }
    }

    /// Shown behind the selected tab; nil by default.
    open var selectionIndicatorImage: UIImage? {
        didSet { onChange?() }
    }

    // MARK: Layout

    /// How stacked tabs share the bar's width if ``UITabBar/itemPositioning`` is `.automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { onChange?() }
    }

    /// The width of a stacked tab that is grouped in the middle if ``UITabBar/itemWidth`` is 0. The default, 0, is that
    /// of the system.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { onChange?() }
    }

    /// The distance between stacked tabs that are grouped in the middle if ``UITabBar/itemSpacing`` is 0.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { onChange?() }
    }

    // MARK: Copies

    override func looks(like other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance, super.looks(like: other) else { return false }
        return hasSystemItems && other.hasSystemItems && selectionIndicatorImage === other.selectionIndicatorImage
            && selectionIndicatorTintColor == other.selectionIndicatorTintColor
            && stackedItemPositioning == other.stackedItemPositioning && stackedItemWidth == other.stackedItemWidth
            && stackedItemSpacing == other.stackedItemSpacing
    }

    private var hasSystemItems: Bool { [stacked, inline, compactInline].allSatisfy { $0?.isUnset ?? true } }

    override func copyDetails(to copy: UIBarAppearance) {
        guard let copy = copy as? UITabBarAppearance else { return }
        copy.set(\.stacked, to: stacked)
        copy.set(\.inline, to: inline)
        copy.set(\.compactInline, to: compactInline)
        copy.selectionIndicatorTintColor = selectionIndicatorTintColor
        copy.selectionIndicatorImage = selectionIndicatorImage
        copy.stackedItemPositioning = stackedItemPositioning
        copy.stackedItemWidth = stackedItemWidth
        copy.stackedItemSpacing = stackedItemSpacing
    }
}
