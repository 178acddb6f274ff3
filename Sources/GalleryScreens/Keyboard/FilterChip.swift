import UIKit

/// A rounded control that the keys reach, with its title in the tint color while it is selected.
final class FilterChip: UIControl {
    private let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        layer.cornerRadius = 17
        layer.cornerCurve = .continuous
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            heightAnchor.constraint(equalToConstant: 34),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = title
        showState()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this control is made in code")
    }

    override var canBecomeFocused: Bool { isEnabled }

    override var isSelected: Bool {
        didSet { showState() }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    private func showState() {
        backgroundColor = isSelected ? tintColor : .secondarySystemFill
        label.textColor = isSelected ? .white : .label
    }
}
