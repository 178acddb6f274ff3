import UIKit

/// A cell with a word above its meaning, on as many lines as it needs.
final class DictionaryEntryCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.font = .preferredFont(forTextStyle: .headline)
        detailTextLabel?.numberOfLines = 0
        for label in [textLabel, detailTextLabel] { label?.adjustsFontForContentSizeCategory = true }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    func show(_ entry: DictionaryEntry) {
        textLabel?.text = entry.word
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        let text = NSMutableAttributedString(
            string: entry.kind + "  ",
            attributes: [
                .font: metrics.scaledFont(for: .italicSystemFont(ofSize: 15)),
                .foregroundColor: UIColor.systemIndigo,
            ])
        text.append(
            NSAttributedString(
                string: entry.meaning,
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .subheadline),
                    .foregroundColor: UIColor.secondaryLabel,
                ]))
        detailTextLabel?.attributedText = text
    }
}
