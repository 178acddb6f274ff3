import UIKit

/// A row whose content comes from a nib with a label for the row's text. Subclasses override `nibName`; the nib's
/// outlet `label` is connected with its owner. The data is as for ``LabelCell``.
open class NibLoadedCell: PageCell {
    /// The label of the nib; nil if the nib does not connect one.
    open weak var label: UILabel?
    private var text = RowText()

    open override class var nibOutlets: [String: NibOutlet] { ["label": NibOutlet(\NibLoadedCell.label)] }

    open override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        text.show(cellData, in: label)
    }
}
