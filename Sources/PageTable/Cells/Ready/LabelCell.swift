import UIKit

/// A row with a text of any number of lines. Its data is a `String`, an `NSAttributedString`, or any value whose
/// description is the text; nil for an empty row.
open class LabelCell: PageCell {
    /// The label with the text.
    public let label = UILabel(frame: .zero)
    private var text = RowText()

    open override func finishConstruction() {
        super.finishConstruction()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        contentView.addFilling(label)
    }

    open override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        text.show(cellData, in: label)
    }
}
