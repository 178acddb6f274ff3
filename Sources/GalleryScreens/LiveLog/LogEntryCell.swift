import UIKit

/// A cell with a line of the log, as high as its message needs.
final class LogEntryCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textLabel?.numberOfLines = 0
        textLabel?.font = .preferredFont(forTextStyle: .subheadline)
        detailTextLabel?.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
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
        case .warning: .systemOrange
        case .error: .systemRed
        }
    }
}
