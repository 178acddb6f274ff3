import UIKit

/// A button for signing in with an Apple ID. It looks like a button without Apple's logo and sends the actions of a
/// control; what an application starts then ends with an error.
///
/// - Linux: works
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    ///
    /// - Linux: works
    public enum ButtonType: Int, Sendable {
        case signIn = 0
        case `continue` = 1
        case signUp = 2

        public static var `default`: ButtonType { .signIn }
    }

    /// The colors of the button.
    ///
    /// - Linux: works
    public enum Style: Int, Sendable {
        case white = 0
        case whiteOutline = 1
        case black = 2
    }

    private let type: ButtonType
    private let style: Style
    private let label = UILabel()

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.type = type
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUp()
    }

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public convenience override init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        type = .default
        style = .black
        super.init(coder: coder)
        setUp()
    }

    /// The radius of the corners. The default is 6 points.
    open var cornerRadius: CGFloat = 6 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    private func setUp() {
        label.text = type.title
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        label.adjustsFontSizeToFitWidth = true
        backgroundColor = style == .black ? .black : .white
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        layer.cornerRadius = cornerRadius
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = type.title
        addSubview(label)
    }

    open override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.5 : 1 }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: max(8, bounds.height * 0.43), weight: .medium)
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

extension ASAuthorizationAppleIDButton.ButtonType {
    fileprivate var title: String {
        switch self {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
    }
}
