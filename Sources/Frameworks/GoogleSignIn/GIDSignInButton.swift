/// - Linux: works
public enum GIDSignInButtonStyle: Int, Sendable {
    /// 230 points wide.
    case standard = 0
    /// 312 points wide.
    case wide = 1
    /// As wide as high.
    case iconOnly = 2
}

/// - Linux: works
public enum GIDSignInButtonColorScheme: Int, Sendable {
    case dark = 0
    case light = 1
}

/// - Linux: works
///
/// A button with a text of our own, 48 points high. It has not Google's picture.
open class GIDSignInButton: UIControl {
    private let label = UILabel()

    open var style = GIDSignInButtonStyle.standard {
        didSet { show() }
    }

    open var colorScheme = GIDSignInButtonColorScheme.light {
        didSet { show() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        show()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
        show()
    }

    private func show() {
        let isDark = colorScheme == .dark
        label.text = style == .iconOnly ? "G" : "Sign in with Google"
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.textAlignment = .center
        label.textColor = isDark ? .white : .darkGray
        backgroundColor = isDark ? UIColor(red: 0.26, green: 0.52, blue: 0.96, alpha: 1) : .white
        layer.cornerRadius = 2
        layer.borderWidth = isDark ? 0 : 1
        layer.borderColor = UIColor.lightGray.cgColor
        accessibilityLabel = "Sign in with Google"
        isAccessibilityElement = true
        accessibilityTraits = .button
        invalidateIntrinsicContentSize()
    }

    open override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    open override var intrinsicContentSize: CGSize {
        switch style {
        case .standard: CGSize(width: 230, height: 48)
        case .wide: CGSize(width: 312, height: 48)
        case .iconOnly: CGSize(width: 48, height: 48)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
