import UIKit

/// A bar below the table, with the number of rows and two buttons that change it.
final class RowBar: UIView {
    let addButton = RowBar.button("plus", label: "Add row")
    let removeButton = RowBar.button("minus", label: "Remove row")
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        for part in [label, removeButton, addButton, line] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        let safe = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            label.centerYAnchor.constraint(equalTo: addButton.centerYAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: removeButton.leadingAnchor, constant: -12),
            addButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            // The bar is as high as the buttons or, if that is higher, the text.
            addButton.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 10),
            addButton.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -10),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -10),
            removeButton.trailingAnchor.constraint(equalTo: addButton.leadingAnchor, constant: -12),
            removeButton.centerYAnchor.constraint(equalTo: addButton.centerYAnchor),
        ])
        let fit = addButton.topAnchor.constraint(equalTo: topAnchor, constant: 10)
        let fitBelow = addButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -10)
        for constraint in [fit, fitBelow] {
            constraint.priority = .defaultLow
            constraint.isActive = true
        }
        for button in [addButton, removeButton] {
            button.widthAnchor.constraint(equalToConstant: 44).isActive = true
            button.heightAnchor.constraint(equalToConstant: 34).isActive = true
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    func show(_ text: String) { label.text = text }

    /// The buttons are touched above and below themselves too, on 44 points.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        return [addButton, removeButton].first { $0.frame.insetBy(dx: 0, dy: -5).contains(point) } ?? hit
    }

    private static func button(_ symbol: String, label: String) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: symbol)
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.accessibilityLabel = localized(label)
        return button
    }
}
