import UIKit

/// A cell with a line of the log, as high as its message needs.
final class LogEntryCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textLabel?.numberOfLines = 0
        textLabel?.font = .preferredFont(forTextStyle: .subheadline)
        detailTextLabel?.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
        for label in [textLabel, detailTextLabel] { label?.adjustsFontForContentSizeCategory = true }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    func show(_ entry: LogEntry) {
        textLabel?.text = entry.message
        detailTextLabel?.text = "\(entry.clock)  \(entry.level.rawValue)"
        detailTextLabel?.textColor = entry.level.color
    }
}

extension LogEntry.Level {
    fileprivate var color: UIColor {
        switch self {
        case .info: .secondaryLabel
        case .warning: .warningText
        case .error: .systemRed
        }
    }
}

extension UIColor {
    /// Orange; darker than the system's on light backgrounds, on which small text of that could hardly be read.
    fileprivate static let warningText = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemOrange : UIColor(red: 0.68, green: 0.34, blue: 0, alpha: 1)
    }
}
