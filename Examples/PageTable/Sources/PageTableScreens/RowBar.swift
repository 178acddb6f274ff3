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
            addButton.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            addButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -10),
            removeButton.trailingAnchor.constraint(equalTo: addButton.leadingAnchor, constant: -12),
            removeButton.centerYAnchor.constraint(equalTo: addButton.centerYAnchor),
        ])
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

    private static func button(_ symbol: String, label: String) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: symbol)
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.accessibilityLabel = localized(label)
        return button
    }
}
