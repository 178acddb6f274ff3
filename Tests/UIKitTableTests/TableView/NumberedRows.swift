@testable import UIKit
@testable import UIKitTestSupport

/// A table outside any window that shows numbers, 60 points high each, ten at a time; closures hear of what it is asked.
@MainActor
final class NumberedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Keeps the rows of the running test alive: a table does not keep its data source.
    static var current: NumberedRows?

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    var data: [Int]
    var height: CGFloat = 60

    var onCell: (Int) -> Void = { _ in }
    var onWillDisplay: (Int) -> Void = { _ in }
    var onDidEndDisplaying: (Int) -> Void = { _ in }
    var onScroll: () -> Void = {}
    var onQuestion: (String) -> Void = { _ in }
    /// By number shown.
    private(set) var timesDisplayed: [Int: Int] = [:]

    init(_ count: Int) {
        data = Array(0..<count)
        super.init()
        Self.current = self
        table.estimatedRowHeight = 60
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// The first thing that is wrong, nil when cells, places and numbers are right.
    var wrong: String? {
        if table.numberOfRows(inSection: 0) != data.count { return "counts differ" }
        let first = Int(max(0, table.contentOffset.y) / height)
        let end = min(data.count, Int(((table.contentOffset.y + 600) / height).rounded(.up)))
        let expected = first < end ? data[first..<end].map { "\($0)" } : []
        if shown != expected { return "shows \(shown), not \(expected)" }
        for (index, cell) in table.visibleCells.enumerated() {
            if cell.frame.minY != CGFloat(first + index) * height { return "row \(first + index) is at \(cell.frame)" }
            if cell.superview == nil { return "row \(first + index) is not in the table" }
        }
        let inTree = table.subviews.count { $0 is UITableViewCell && !$0.isHidden }
        return inTree <= expected.count + 1 ? nil : "\(inTree) cells in the table"
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        onQuestion("numberOfSections(in:)")
        return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        onQuestion("tableView(_:numberOfRowsInSection:)")
        return data.count
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        onQuestion("tableView(_:heightForRowAt:)")
        return height
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        onCell(indexPath.row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = indexPath.row < data.count ? "\(data[indexPath.row])" : "gone"
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        timesDisplayed[data[indexPath.row], default: 0] += 1
        onWillDisplay(indexPath.row)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onDidEndDisplaying(indexPath.row)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}
