import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct CellsAfterReloadTests {
    private final class Names: NSObject, UITableViewDataSource {
        var names = ["a", "b"]
        var seen: [UITableViewCell?] = []

        func removeAll() -> [IndexPath] {
            defer { names = [] }
            return names.indices.map { IndexPath(row: $0, section: 0) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            seen.append(tableView.cellForRow(at: indexPath))
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }

    private let names = Names()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        table.dataSource = names
        table.layoutIfNeeded()
    }

    // Seeds 25.
    @Test func cellsAreThereRightAfterReloadData() {
        names.names = ["c", "d"]
        table.reloadData()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "d")
        table.reloadData()
        #expect(table.visibleCells.count == 2)
        table.reloadData()
        #expect(table.indexPathsForVisibleRows?.count == 2)
    }

    @Test func aReloadedTableWithASizeHasCellsBeforeItsFirstLayout() {
        let table = UITableView()
        table.dataSource = names
        table.reloadData()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "b")
    }

    @Test func anUpdateGivesAReloadedTableWithoutSizeItsFirstRow() {
        let table = UITableView()
        table.dataSource = names
        table.reloadData()
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.textLabel?.text == "a")
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) !== cell)
        table.deleteRows(at: names.removeAll(), with: .none)
        #expect(table.visibleCells.isEmpty)
    }

    @Test func anUpdatedTableThatGetsASizeHasAllItsCells() {
        let table = UITableView()
        table.dataSource = names
        table.reloadData()
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "b")
    }

    @Test func aReloadedTableInAWindowGetsItsSizeFirst() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let table = UITableView()
        table.dataSource = names
        table.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(table)
        for anchors in [(table.topAnchor, window.topAnchor), (table.bottomAnchor, window.bottomAnchor)] {
            anchors.0.constraint(equalTo: anchors.1).isActive = true
        }
        table.widthAnchor.constraint(equalToConstant: 320).isActive = true
        table.reloadData()
        #expect(table.visibleCells.count == 2)
        window.isHidden = true
    }

    @Test func aReloadedTableScrollsBeforeItsFirstLayout() {
        names.names = (0..<100).map(String.init)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = names
        table.reloadData()
        let last = IndexPath(row: 99, section: 0)
        table.scrollToRow(at: last, at: .bottom, animated: false)
        #expect(table.indexPathsForVisibleRows?.last == last)
    }

    @Test func aTableThatWasNeverReloadedWaitsForItsFirstLayout() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = names
        names.seen = []
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
        #expect(names.seen.isEmpty)
    }

    @Test func askingForCellsWithoutAReloadLaysNothingOut() {
        let before = names.seen.count
        table.setNeedsLayout()
        _ = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(names.seen.count == before)
    }

    @Test func withinTheDataSourcesAnswerThereIsNoCellYet() {
        names.seen = []
        table.reloadData()
        _ = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(names.seen.allSatisfy { $0 == nil })
        #expect(names.seen.count == 2)
    }
}
