import UIKit

/// What a ``TextFieldCell`` shows and edits.
@preconcurrency @MainActor
public final class TextFieldCellData {
    /// The text beside the field; nil for a row that the field fills.
    public var label: String?
    /// The edited text; the row shows a change of the application when it comes on screen the next time.
    public var text: String
    /// The text of the empty field; nil for none.
    public var placeholder: String?
    /// Called after each change by the user.
    public var onChange: ((String) -> Void)?

    /// Creates the data of a row with a text field. `onChange` is called with the whole text after each change.
    public init(
        label: String? = nil, text: String = "", placeholder: String? = nil, onChange: ((String) -> Void)? = nil
    ) {
        self.label = label
        self.text = text
        self.placeholder = placeholder
        self.onChange = onChange
    }
}

/// A row with a text field, which a tap on the row begins to edit. Its data is a ``TextFieldCellData``.
///
/// The page is the delegate of the field.
open class TextFieldCell: PageCell {
    /// The label before the field.
    public let label = UILabel(frame: .zero)
    /// The field, which fills the rest of the row.
    public let textField = UITextField(frame: .zero)
    private let row = UIStackView()
    private var shown: TextFieldCellData?

    /// The least width of the label, so that the fields of a section with short labels begin at one place.
    private static let labelWidth: CGFloat = 96

    open override func finishConstruction() {
        super.finishConstruction()
        selectionStyle = .none
        for view in [label, textField] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.labelWidth).isActive = true
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.clearButtonMode = .whileEditing
        textField.returnKeyType = .done
        textField.setContentHuggingPriority(.defaultLow, for: .horizontal)
        textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        textField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        row.addArrangedSubview(label)
        row.addArrangedSubview(textField)
        row.spacing = 12
        contentView.addFilling(row)
        updateAxis()
    }

    /// The field is below the label if the text is large.
    private func updateAxis() {
        row.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAxis()
    }

    /// Has the field touched on the whole height of the row.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard textField.isEnabled, hit === self || hit === contentView else { return hit }
        let field = textField.convert(textField.bounds, to: self)
        return (field.minX...field.maxX).contains(point.x) ? textField : hit
    }

    open override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        shown = cellData as? TextFieldCellData
        label.text = shown?.label
        label.isHidden = shown?.label == nil
        textField.text = shown?.text
        textField.placeholder = shown?.placeholder
        textField.accessibilityLabel = shown?.label ?? shown?.placeholder
        textField.delegate = tableView.delegate as? any UITextFieldDelegate
    }

    open override func handleSelection(in tableView: UITableView) {
        super.handleSelection(in: tableView)
        textField.becomeFirstResponder()
    }

    private func textDidChange() {
        guard let shown else { return }
        shown.text = textField.text ?? ""
        shown.onChange?(shown.text)
    }
}
