@testable import UIKit
@testable import UIKitTestSupport

/// What a monkey's table shows, and what must be selected in it: rows have identities of their own, so that a cell
/// with a stale row shows.
@MainActor
final class MonkeyData: NSObject, UITableViewDataSource {
    struct Section {
        var header: String?
        var footer: String?
        var rows: [Int]
    }

    var sections: [Section] = []
    var selected: Set<Int> = []
    var timesCountsWereAsked = 0
    var wrapsText = false
    private var nextRow = 0

    func makeRows(_ count: Int) -> [Int] {
        nextRow += count
        return Array(nextRow - count..<nextRow)
    }

    func makeSection(rows: Int, bands: Int) -> Section {
        Section(
            header: bands % 3 == 0 ? nil : "Header \(nextRow)", footer: bands % 4 == 0 ? "Footer \(nextRow)" : nil,
            rows: makeRows(rows))
    }

    /// Of all rows the one with this number, counted round; nil without rows.
    func path(_ number: Int) -> IndexPath? {
        let count = sections.reduce(0) { $0 + $1.rows.count }
        guard count > 0 else { return nil }
        var rest = number % count
        for (section, content) in sections.enumerated() {
            if rest < content.rows.count { return IndexPath(row: rest, section: section) }
            rest -= content.rows.count
        }
        return nil
    }

    func row(_ path: IndexPath) -> Int { sections[path.section].rows[path.row] }

    func text(_ row: Int) -> String {
        wrapsText && row % 3 == 0 ? "Row \(row) " + String(repeating: "long text ", count: 4 + row % 7) : "Row \(row)"
    }

    func height(_ row: Int) -> CGFloat { CGFloat(24 + row * 37 % 90) }

    var selectedPaths: Set<IndexPath> {
        var paths: Set<IndexPath> = []
        for (section, content) in sections.enumerated() {
            for (index, row) in content.rows.enumerated() where selected.contains(row) {
                paths.insert(IndexPath(row: index, section: section))
            }
        }
        return paths
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        timesCountsWereAsked += 1
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        timesCountsWereAsked += 1
        return sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = row(indexPath)
        let cell = tableView.dequeueReusableCell(
            withIdentifier: ["default", "subtitle", "value"][row % 3], for: indexPath)
        cell.textLabel?.text = text(row)
        cell.textLabel?.numberOfLines = wrapsText ? 0 : 1
        cell.detailTextLabel?.text = row % 2 == 0 ? "Detail \(row)" : nil
        cell.accessoryType = row % 4 == 0 ? .disclosureIndicator : .none
        return cell
    }
}

/// Cells of the styles that registering a class cannot choose.
final class MonkeySubtitleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class MonkeyValueCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps the model's selection as the table tells of it. The subclasses differ in the methods that they have.
@MainActor
class MonkeyDelegate: NSObject {
    let data: MonkeyData

    init(_ data: MonkeyData) { self.data = data }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        data.selected.insert(data.row(indexPath))
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        data.selected.remove(data.row(indexPath))
    }
}

final class MonkeySelectionDelegate: MonkeyDelegate, UITableViewDelegate {}

final class MonkeyHeightsDelegate: MonkeyDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let row = data.row(indexPath)
        return row % 5 == 0 ? UITableView.automaticDimension : data.height(row)
    }
}

final class MonkeyEstimatesDelegate: MonkeyDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        data.height(data.row(indexPath))
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(30 + data.row(indexPath) % 4 * 20)
    }
}

final class MonkeyBandsDelegate: MonkeyDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        switch data.sections[section].rows.count % 3 {
        case 0: return nil
        case 1:
            let view = UIView()
            view.backgroundColor = .systemYellow
            return view
        default:
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "band")
            view?.textLabel?.text = data.sections[section].header
            return view
        }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        data.sections[section].rows.count % 2 == 0 ? UITableView.automaticDimension : 37
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        data.sections[section].rows.count % 4 == 0 ? 0 : UITableView.automaticDimension
    }
}
