import UIKit

/// A table of any number of rows, which writes down what it is asked and told.
@MainActor
final class NodeRows: UITableViewController {
    var counts: [Int]
    var titles: [Int: String] = [:]
    var asked: [IndexPath] = []
    var told: [String] = []
    var mayDelete = true

    init(_ counts: [Int], style: UITableView.Style = .plain) {
        self.counts = counts
        super.init(style: style)
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.section)-\(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles[section]
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        told.append("will \(indexPath.row)")
        return indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        told.append("did \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        told.append("deselected \(indexPath.row)")
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        told.append("commit \(indexPath.row)")
        counts[indexPath.section] -= 1
        tableView.deleteRows(at: [indexPath], with: .none)
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        told.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    }
}
