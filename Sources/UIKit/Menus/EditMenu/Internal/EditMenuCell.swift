import Foundation

/// An entry of the bar, or an arrow to another page. The bar handles its touches.
@MainActor
final class EditMenuCell: UIView {
    enum Role {
        case entry(EditMenuEntry)
        case back, on
    }

    let role: Role
    private let label = UILabel()
    private let picture = UIImageView()
    private let metrics = SystemMetrics.current.editMenus.self

    var isPressed = false {
        didSet { backgroundColor = isPressed ? SystemColor.menuPressed.dynamic : nil }
    }

    init(_ entry: EditMenuEntry) {
        role = .entry(entry)
        super.init(frame: .zero)
        label.text = entry.image == nil ? entry.title : nil
        label.font = .systemFont(ofSize: metrics.fontSize)
        label.textColor = !entry.isEnabled ? .tertiaryLabel : entry.isDestructive ? .systemRed : .label
        picture.image = entry.image
        picture.tintColor = label.textColor
        finishInit(name: entry.title)
        if !entry.isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    init(turningBack: Bool) {
        role = turningBack ? .back : .on
        super.init(frame: .zero)
        let look = UIImage.SymbolConfiguration(pointSize: metrics.turnSize, weight: .semibold)
        let name = turningBack ? "chevron.backward" : "chevron.forward"
        picture.image = UIImage(systemName: name, withConfiguration: look)
        picture.tintColor = .label
        finishInit(name: turningBack ? SystemText.previous.string : SystemText.next.string)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .menuItem }

    private func finishInit(name: String) {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = name
        label.textAlignment = .center
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
    }

    var isEnabled: Bool {
        if case .entry(let entry) = role { entry.isEnabled } else { true }
    }

    var fittingWidth: CGFloat {
        guard case .entry = role else { return metrics.turnWidth }
        let content = picture.image?.size.width ?? label.sizeThatFits(.zero).width
        return content.rounded(.up) + 2 * metrics.sideInset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
        if case .entry = role { return }
        picture.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}

extension EditMenuCell: AutomatedView {
    static var automationRole: AutomationRole { .menuItem }
}
