import UIKit

/// Shows its selection by a background and a text size of its own.
final class GrowingCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let background = UIView()
        background.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.3)
        selectedBackgroundView = background
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        textLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: selected ? 34 : 17))
        textLabel?.adjustsFontForContentSizeCategory = true
    }
}
