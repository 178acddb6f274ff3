/// The appearance of the tabs of a bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Called after every change; set by the appearance that has this one.
    var onChange: (@MainActor () -> Void)?

    /// The font and color of the title. Empty, the default, for those of the system.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance that the title is moved to the right and down.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    /// The color of a template image; nil, the default, for that of the system.
    @NSCopying open var iconColor: UIColor? {
        didSet { if iconColor != oldValue { onChange?() } }
    }

    /// The distance that the badge is moved to the right and down.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { if badgePositionAdjustment != oldValue { onChange?() } }
    }

    /// The color of the badge; nil, the default, is red. The badge color of an item takes precedence.
    @NSCopying open var badgeBackgroundColor: UIColor? {
        didSet { if badgeBackgroundColor != oldValue { onChange?() } }
    }

    /// The font and color of the badge's text. Empty, the default, for those of the system.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// Kept, but without an effect: the text stays in the middle of its badge.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { if badgeTitlePositionAdjustment != oldValue { onChange?() } }
    }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }

    func reset() { take(UITabBarItemStateAppearance()) }

    var isUnset: Bool {
        titleTextAttributes.isEmpty && titlePositionAdjustment == .zero && iconColor == nil
            && badgePositionAdjustment == .zero && badgeBackgroundColor == nil && badgeTextAttributes.isEmpty
            && badgeTitlePositionAdjustment == .zero
    }
}
