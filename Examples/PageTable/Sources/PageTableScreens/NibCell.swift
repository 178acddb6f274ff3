import PageTable
import UIKit

/// A row from a nib: its nib, what it shows, and what a tap does.
final class NibCell: NibLoadedCell {
    override class var nibName: String? { "NibRow" }
    // Only for a nib that is not among the resources of the program.
    override class var nibBundle: Bundle? { .module }

    override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        accessoryType = .disclosureIndicator
    }

    override func handleSelection(in tableView: UITableView) {
        super.handleSelection(in: tableView)
        guard let row = indexPath?.row else { return }
        pageViewController?.navigationController?.pushViewController(
            DetailViewController(rowIndex: row), animated: true)
    }
}
