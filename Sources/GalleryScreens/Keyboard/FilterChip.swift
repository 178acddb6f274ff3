import UIKit

/// A rounded control that the keys reach, with its title in the tint color while it is selected.
final class FilterChip: UIControl {
    private let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        layer.cornerCurve = .continuous
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 6),
            // What a finger hits.
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        // As low as the title permits.
        let height = heightAnchor.constraint(equalToConstant: 44)
        height.priority = .defaultHigh
        height.isActive = true
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

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    private func showState() {
        backgroundColor = isSelected ? tintColor : .secondarySystemFill
        label.textColor = isSelected ? .white : .label
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }
}
