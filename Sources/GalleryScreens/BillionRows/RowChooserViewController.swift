import UIKit

/// Lets the user choose a row among very many: each level offers ten parts of a range, the last level single rows.
final class RowChooserViewController: UITableViewController {
    private let parts: [Range<Int>]
    private let choose: (Int) -> Void

    init(rows: Range<Int>, choose: @escaping (Int) -> Void) {
        let step = max(rows.count / 10, 1)
        parts = stride(from: rows.lowerBound, to: rows.upperBound, by: step).map {
            $0..<min($0 + step, rows.upperBound)
        }
        self.choose = choose
        super.init(style: .insetGrouped)
        title = "Go To"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        2
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? edges.count : parts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : "Rows"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        if indexPath.section == 0 {
            cell.textLabel?.text = edges[indexPath.row].name
            cell.detailTextLabel?.text = RowNumber.text(edges[indexPath.row].row)
        } else {
            let part = parts[indexPath.row]
            cell.textLabel?.text = RowNumber.text(part.lowerBound)
            guard part.count > 1 else { return cell }
            cell.detailTextLabel?.text = "to \(RowNumber.text(part.upperBound - 1))"
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.section == 0 {
            choose(edges[indexPath.row].row)
        } else if parts[indexPath.row].count == 1 {
            choose(parts[indexPath.row].lowerBound)
        } else {
            let chooser = RowChooserViewController(rows: parts[indexPath.row], choose: choose)
            navigationController?.pushViewController(chooser, animated: true)
        }
    }

    private var edges: [(name: String, row: Int)] {
        guard let first = parts.first, let last = parts.last else { return [] }
        let end = last.upperBound - 1
        return [
            ("First", first.lowerBound), ("Middle", first.lowerBound + (end - first.lowerBound + 1) / 2), ("Last", end),
        ]
    }
}
