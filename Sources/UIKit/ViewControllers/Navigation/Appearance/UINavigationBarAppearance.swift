/// The appearance of a navigation bar: its background, its titles and its buttons.
open class UINavigationBarAppearance: UIBarAppearance, ButtonAppearanceOwner {
    /// Font, color and shadow of the title, where they differ from the system's. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }
    /// Font, color and shadow of the large title, where they differ from the system's. Empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance that the title in the row of the buttons is moved to the right and down. A title view is not moved.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    // MARK: Buttons

    /// The appearance of plain buttons, and of what ``backButtonAppearance`` does not set. Copied when it is set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { made(\.buttons) }
        set { set(\.buttons, to: newValue) }
    }

    /// The appearance of buttons of the style `done`. Copied when it is set.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { made(\.doneButtons) }
        set { set(\.doneButtons, to: newValue) }
    }

    /// The appearance of the back button. Copied when it is set.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { made(\.backButtons) }
        set { set(\.backButtons, to: newValue) }
    }

    // The appearances of buttons that have been asked for; nil is the system's look.
    var buttons: UIBarButtonItemAppearance?
    var doneButtons: UIBarButtonItemAppearance?
    var backButtons: UIBarButtonItemAppearance?

    // MARK: The back indicator

    /// The image in the place of the back button's chevron; the system's chevron by default.
    open var backIndicatorImage: UIImage { backIndicator ?? Self.chevron }

    /// Has no effect: a back title that slides does not reach the indicator.
    open var backIndicatorTransitionMaskImage: UIImage { backIndicatorMask ?? backIndicatorImage }

    private(set) var backIndicator: UIImage?
    private var backIndicatorMask: UIImage?

    private static let chevron = UIImage(systemName: "chevron.backward") ?? UIImage()

    /// Sets both images of the back button. If one of them is nil, both are the system's.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        backIndicator = isComplete ? backIndicatorImage : nil
        backIndicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
        onChange?()
    }

    // MARK: Copies

    override func looks(like other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance, super.looks(like: other) else { return false }
        return titleTextAttributes.isEmpty && other.titleTextAttributes.isEmpty
            && largeTitleTextAttributes.isEmpty && other.largeTitleTextAttributes.isEmpty
            && titlePositionAdjustment == other.titlePositionAdjustment && backIndicator === other.backIndicator
            && hasSystemButtons && other.hasSystemButtons
    }

    private var hasSystemButtons: Bool {
        [buttons, doneButtons, backButtons].allSatisfy { $0?.isUnset ?? true }
    }

    override func copyDetails(to copy: UIBarAppearance) {
        guard let copy = copy as? UINavigationBarAppearance else { return }
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.backIndicator = backIndicator
        copy.backIndicatorMask = backIndicatorMask
        copy.set(\.buttons, to: buttons)
        copy.set(\.doneButtons, to: doneButtons)
        copy.set(\.backButtons, to: backButtons)
    }
}
