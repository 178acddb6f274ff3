/// The appearance of the buttons of a bar in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Called after every change; set by the appearance that has this one.
    var onChange: (@MainActor () -> Void)?

    /// The font and color of the title. Empty, the default, for those of the normal state, and of the system.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance that the title is moved to the right and down.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    /// Drawn below the contents of the button, as wide as the button and in its own height; nil for none.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { onChange?() } }
    }

    /// The distance that the background image is moved to the right and down.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { if backgroundImagePositionAdjustment != oldValue { onChange?() } }
    }

    var isUnset: Bool {
        titleTextAttributes.isEmpty && titlePositionAdjustment == .zero && backgroundImage == nil
            && backgroundImagePositionAdjustment == .zero
    }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    func reset() { take(UIBarButtonItemStateAppearance()) }
}
