import UIKit

/// A text of any length. Constraints from the top of the content view to its bottom give the row its height.
final class ParagraphCell: UITableViewCell {
    private let paragraph = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        paragraph.numberOfLines = 0
        paragraph.font = .preferredFont(forTextStyle: .body)
        paragraph.adjustsFontForContentSizeCategory = true
        paragraph.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(paragraph)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            paragraph.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            paragraph.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            paragraph.topAnchor.constraint(equalTo: margins.topAnchor),
            paragraph.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    func show(_ text: String) {
        paragraph.text = text
    }
}
