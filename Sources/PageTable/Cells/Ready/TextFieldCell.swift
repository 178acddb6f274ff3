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
    private var shown: TextFieldCellData?

    /// The least width of the label, so that the fields of a section with short labels begin at one place.
    private static let labelWidth: CGFloat = 96

    open override func finishConstruction() {
        super.finishConstruction()
        selectionStyle = .none
        for view in [label, textField] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.labelWidth).isActive = true
        textField.font = .preferredFont(forTextStyle: .body)
        textField.clearButtonMode = .whileEditing
        textField.returnKeyType = .done
        textField.setContentHuggingPriority(.defaultLow, for: .horizontal)
        textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        textField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        let row = UIStackView(arrangedSubviews: [label, textField])
        row.spacing = 12
        contentView.addFilling(row)
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
