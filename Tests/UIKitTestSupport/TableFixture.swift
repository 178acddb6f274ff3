@testable import UIKit

/// A table outside any window, with counted cells and a data source made of closures. Layout happens when a test asks.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource {
    /// Keeps the fixture of the running test alive: a table does not keep its data source.
    static var current: TableFixture?

    let table: UITableView
    var counts: [Int]
    /// Every call of the data source, in order.
    var calls: [String] = []
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(
        _ counts: [Int] = [100], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 600),
        rowHeight: CGFloat = 60
    ) {
        self.counts = counts
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        TableFixture.current = self
        CountedCell.made = 0
        table.rowHeight = rowHeight
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("sections")
        return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows \(section)")
        return counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell \(indexPath.section)-\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    /// The rows of the cells that are asked for while `body` runs.
    func rowsAskedFor(_ body: () -> Void) -> [String] {
        let before = calls.count
        body()
        return calls[before...].filter { $0.hasPrefix("cell ") }.map { String($0.dropFirst(5)) }
    }

    var visibleRows: [String] { (table.indexPathsForVisibleRows ?? []).map { "\($0.section)-\($0.row)" } }
}

/// Counts how many of its kind were made and how often each was reused.
final class CountedCell: UITableViewCell {
    static var made = 0
    /// How often any of them came into a window or left one.
    static var windowMoves = 0

    private(set) var number = 0
    private(set) var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        number = CountedCell.made
        CountedCell.made += 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        CountedCell.windowMoves += 1
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
