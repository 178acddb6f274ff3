@testable import UIKit
@testable import UIKitTestSupport

/// A table outside any window that shows numbers in sections; every row is 60 points high unless ``height`` says otherwise.
@MainActor
final class RowsOfSections: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Keeps the rows of the running test alive: a table does not keep its data source.
    static var current: RowsOfSections?

    let table: UITableView
    var data: [[Int]]
    var height: (Int) -> CGFloat = { _ in 60 }
    var title: (Int) -> String? = { _ in nil }
    private var asked: [Int] = []
    private(set) var ended: [IndexPath] = []

    init(_ data: [[Int]], style: UITableView.Style = .plain) {
        self.data = data
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
        super.init()
        Self.current = self
        table.estimatedRowHeight = 60
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    /// The numbers of the rows that are asked for while `body` runs.
    func rowsAskedFor(_ body: () -> Void) -> [Int] {
        asked = []
        body()
        return asked
    }

    /// The first thing that is wrong, nil when counts, cells and places are right.
    var wrong: String? {
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        if counts != data.map(\.count) { return "counts \(counts), not \(data.map(\.count))" }
        var expected: [String] = []
        for (section, rows) in data.enumerated() {
            for (index, row) in rows.enumerated() {
                let rect = table.rectForRow(at: IndexPath(row: index, section: section))
                if rect.minY < table.bounds.maxY, rect.maxY > table.bounds.minY { expected.append("\(row)") }
            }
        }
        let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
        if shown != expected { return "shows \(shown), not \(expected)" }
        for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
            if cell.frame.minY != table.rectForRow(at: path).minY { return "\(path) is at \(cell.frame)" }
        }
        return nil
    }

    func numberOfSections(in tableView: UITableView) -> Int { data.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data[section].count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(data[indexPath.section][indexPath.row])
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = data[indexPath.section][indexPath.row]
        asked.append(row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(row)"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title(section) }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ended.append(indexPath)
    }
}
