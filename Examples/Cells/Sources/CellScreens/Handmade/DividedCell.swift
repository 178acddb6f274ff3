import UIKit

/// A city and the code of its state, placed in the initializer: the cell's frame is inset and divided once, and
/// resizing masks do the rest.
class DividedCell: UITableViewCell {
    let cityLabel = UILabel()
    let stateLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addLabels()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)!
        addLabels()
    }

    /// The view that the labels are added to.
    var labelContainer: UIView { contentView }

    private func addLabels() {
        // A new cell is 320 points wide and 44 high; the table resizes it.
        let (state, city) = frame.insetBy(dx: 20, dy: 10).divided(atDistance: 40, from: .maxXEdge)
        cityLabel.frame = city
        cityLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stateLabel.frame = state
        stateLabel.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        stateLabel.textAlignment = .right
        stateLabel.textColor = .secondaryLabel
        for label in [cityLabel, stateLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.font = .preferredFont(forTextStyle: .body)
            // The division is made once, for texts of any size.
            label.adjustsFontSizeToFitWidth = true
            labelContainer.addSubview(label)
        }
    }

    func show(_ city: String) {
        let parts = city.components(separatedBy: ", ")
        cityLabel.text = parts.first
        stateLabel.text = parts.last
    }
}

/// The same cell with a common mistake: its labels are in the cell and not in its content view, so that they stay where
/// they are when an accessory or an editing control needs room.
final class MisplacedCell: DividedCell {
    override var labelContainer: UIView { self }
}
