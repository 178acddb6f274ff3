import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct CellsAfterReloadTests {
    private final class Names: NSObject, UITableViewDataSource {
        var names = ["a", "b"]
        var seen: [UITableViewCell?] = []

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

    @Test func cellsAreThereRightAfterReloadData() {
        names.names = ["c", "d"]
        table.reloadData()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "d")
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
