import UIKit

/// A cell with a name above a kind and a code.
final class SubdivisionCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.textColor = .secondaryLabel
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }
}
