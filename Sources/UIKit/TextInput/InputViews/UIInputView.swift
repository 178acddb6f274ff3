/// A view for ``UIResponder/inputView`` and ``UIResponder/inputAccessoryView`` with the background of a keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The background of an input view. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// None.
        case `default` = 0
        /// That of the keyboard.
        case keyboard = 1
    }

    /// The background that was given at creation.
    open private(set) var inputViewStyle = Style.default

    /// Whether the constraints of its content decide the view's height, in place of its frame. The default is false.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { window?.inputViews.heightsDidChange() } }
    }

    /// Creates an input view with one of the backgrounds.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = InputViewsContainer.keyboardColor }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }
}
