import Foundation

/// The text field of a search bar, with a magnifying glass and a rounded gray background.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        let metrics = SystemMetrics.current.searching.self
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = metrics.fieldRadius
        clearButtonMode = .whileEditing
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        let glass = UIImageView(image: SystemGlyph.glass.image)
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame.size = CGSize(width: metrics.textInset, height: metrics.fieldHeight)
        leftView = glass
        leftViewMode = .always
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }

    /// The placeholder, which is darker than in other text fields.
    open override var placeholder: String? {
        get { super.placeholder }
        set {
            super.attributedPlaceholder = newValue.map {
                NSAttributedString(
                    string: $0,
                    attributes: [
                        .foregroundColor: UIColor.secondaryLabel, .font: font ?? UIFont.systemFont(ofSize: 17),
                    ])
            }
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: SystemMetrics.current.searching.fieldHeight)
    }
}
