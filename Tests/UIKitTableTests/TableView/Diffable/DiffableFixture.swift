@testable import UIKit
@testable import UIKitTestSupport

/// A table outside any window that shows letters in numbered sections out of snapshots, with counted cells and calls.
@MainActor
final class DiffableFixture {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    /// Keeps the fixture of the running test alive: a table does not keep its data source.
    static var current: DiffableFixture?

    /// Counts how often the table asks.
    final class Source: UITableViewDiffableDataSource<Int, String> {
        var countQuestions = 0
        var onCountQuestion: () -> Void = {}

        override func numberOfSections(in tableView: UITableView) -> Int {
            countQuestions += 1
            onCountQuestion()
            return super.numberOfSections(in: tableView)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            countQuestions += 1
            return super.tableView(tableView, numberOfRowsInSection: section)
        }
    }

    let table: UITableView
    private(set) var source: Source!
    /// The items that cells were asked for, in order.
    var asked: [String] = []

    init(size: CGSize = CGSize(width: 320, height: 600), style: UITableView.Style = .plain) {
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.rowHeight = 60
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        CountedCell.made = 0
        source = Source(tableView: table) { [weak self] table, indexPath, item in
            self?.asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = item
            return cell
        }
        DiffableFixture.current = self
    }

    /// Shows the sections, numbered from 0.
    convenience init(_ sections: [[String]]) {
        self.init()
        show(sections)
    }

    func show(_ sections: [[String]]) {
        source.apply(Self.snapshot(sections), animatingDifferences: false)
        table.layoutIfNeeded()
    }

    nonisolated static func snapshot(_ sections: [[String]]) -> Snapshot {
        var snapshot = Snapshot()
        for (number, items) in sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    /// Edits what is shown and applies it without animation.
    func edit(_ body: (inout Snapshot) -> Void) {
        var snapshot = source.snapshot()
        body(&snapshot)
        source.apply(snapshot, animatingDifferences: false)
    }

    /// The items whose cells are asked for while `body` runs.
    func itemsAskedFor(_ body: () -> Void) -> [String] {
        let before = asked.count
        body()
        table.layoutIfNeeded()
        return Array(asked[before...])
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}
