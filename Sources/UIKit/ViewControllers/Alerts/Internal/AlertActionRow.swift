/// The row of one action, with the title in the color of the action's style. Touches are handled by the list.
@MainActor
final class AlertActionRow: UIView {
    let action: UIAlertAction
    private let label = UILabel()

    /// A pressed row has a darker background.
    var isPressed = false {
        didSet { backgroundColor = isPressed ? SystemColor.alertPressed.dynamic : nil }
    }

    init(_ action: UIAlertAction, font: UIFont) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = SystemMetrics.current.alerts.minimumActionScale
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityIdentifier = action.accessibilityIdentifier
        showColor()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The height with room for the title in a width: `standard`, or more for a large text, which wraps at accessibility
    /// sizes.
    func height(width: CGFloat, standard: CGFloat) -> CGFloat {
        label.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
        let room = CGSize(
            width: width - 2 * SystemMetrics.current.alerts.actionInset, height: .greatestFiniteMagnitude)
        let line = (label.font.scaling?.base ?? label.font.fontDescription).metrics.lineHeight
        return standard + max(0, (label.sizeThatFits(room).height - line).rounded(.down))
    }

    var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

    func showColor() {
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        showColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: SystemMetrics.current.alerts.actionInset, dy: 0)
    }
}

extension AlertActionRow: InsideRingView {}
