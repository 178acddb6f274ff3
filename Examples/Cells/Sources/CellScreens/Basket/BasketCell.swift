import UIKit

/// Told what happens inside a cell. The cell is passed, not an index path: rows move, so the receiver asks the table
/// where the cell is at that moment.
@MainActor
protocol BasketCellDelegate: AnyObject {
    func basketCell(_ cell: BasketCell, didChangeCountTo count: Int)
}

/// An item with a stepper, which tells the delegate, and a button, which calls a closure.
final class BasketCell: UITableViewCell {
    weak var delegate: BasketCellDelegate?
    /// Called by the button that takes the item out of the basket.
    var onRemove: (() -> Void)?

    private let name = UILabel()
    private let price = UILabel()
    private let stepper = UIStepper()
    private let row = UIStackView()
    private let removeButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        stepper.minimumValue = 1
        stepper.maximumValue = 99
        stepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.basketCell(self, didChangeCountTo: Int(stepper.value))
            }, for: .valueChanged)
        removeButton.setImage(UIImage(systemName: "trash"), for: .normal)
        removeButton.addAction(UIAction { [weak self] _ in self?.onRemove?() }, for: .touchUpInside)
        arrange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    private func arrange() {
        name.font = .preferredFont(forTextStyle: .body)
        price.font = .preferredFont(forTextStyle: .footnote)
        price.textColor = .secondaryLabel
        for label in [name, price] { label.adjustsFontForContentSizeCategory = true }
        // The texts take the width that the stepper leaves.
        stepper.setContentHuggingPriority(.required, for: .horizontal)
        stepper.setContentCompressionResistancePriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [name, price])
        texts.axis = .vertical
        texts.spacing = 2
        row.addArrangedSubview(texts)
        row.addArrangedSubview(stepper)
        row.addArrangedSubview(removeButton)
        row.spacing = 12
        updateAxis()
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        // A stack gives the hidden button no width: a required one would contradict it.
        let buttonWidth = removeButton.widthAnchor.constraint(equalToConstant: 44)
        buttonWidth.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            buttonWidth,
            removeButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    /// The controls are below the texts if these are large.
    private func updateAxis() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
        for label in [name, price] { label.numberOfLines = isLarge ? 0 : 1 }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAxis()
    }

    func show(_ item: BasketItem) {
        name.text = item.name
        price.text = "\(item.count) × \(BasketItem.text(cents: item.price))"
        stepper.value = Double(item.count)
        stepper.accessibilityLabel = "Count of \(item.name)"
        stepper.accessibilityIdentifier = "count of \(item.name)"
        removeButton.accessibilityLabel = "Remove \(item.name)"
    }

    /// The deletion control does the same as the button, and needs its room.
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        removeButton.isHidden = editing
    }

    /// A cell in the pool must not act for the row that it had.
    override func prepareForReuse() {
        super.prepareForReuse()
        delegate = nil
        onRemove = nil
    }
}
