import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Rows of a diffable data source that are moved by their grips.
@MainActor @Suite(.serialized) struct DiffableReorderTests {
    private func open(
        _ makeSource: (UITableView) -> UITableViewDiffableDataSource<Int, String>
    ) throws -> (TestApplication, UITableView, UITableViewDiffableDataSource<Int, String>) {
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = makeSource(controller.tableView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c", "d"], toSection: 0)
        snapshot.appendItems(["x", "y"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        let app = try TestApplication(showing: controller)
        controller.setEditing(true, animated: false)
        app.advance(by: 0.5)
        return (app, controller.tableView, source)
    }

    private static func cell(_ table: UITableView, _ path: IndexPath, _ item: String) -> UITableViewCell? {
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = item
        return cell
    }

    private func drag(_ app: TestApplication, _ table: UITableView, _ row: Int, by distance: CGFloat) throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        let grip = cell.convert(CGPoint(x: cell.bounds.maxX - 30, y: cell.bounds.midY), to: nil)
        app.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + distance), holding: 0.3)
        app.advance(by: 1)
    }

    private func shown(_ table: UITableView) -> String {
        table.visibleCells.sorted { $0.frame.midY < $1.frame.midY }.compactMap { $0.textLabel?.text }.joined()
    }

    @Test func withoutOverridesNoRowHasAGrip() throws {
        let (_, table, source) = try open { UITableViewDiffableDataSource(tableView: $0, cellProvider: Self.cell) }
        #expect(table.visibleCells.count == source.snapshot().numberOfItems)
        #expect(table.visibleCells.allSatisfy { !$0.showsReorderControl && !$0.isEditing })
    }

    @Test(arguments: [false, true])
    func aSnapshotThatTheOverrideAppliesIsShown(animated: Bool) throws {
        let (app, table, source) = try open {
            let source = MovedItems(tableView: $0, cellProvider: Self.cell)
            source.animates = animated
            return source
        }
        #expect(table.visibleCells.allSatisfy { $0.showsReorderControl })
        try drag(app, table, 0, by: 88)
        #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["b", "c", "a", "d"])
        #expect(shown(table) == "bcadxy")
        // A neighbor, which a comparison of snapshots may take for the moved item.
        try drag(app, table, 0, by: 44)
        #expect(shown(table) == "cbadxy")
        try drag(app, table, 3, by: 60)
        #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["c", "b", "a"])
        #expect(shown(table) == "cbadxy" || shown(table) == "cbaxdy")
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.zPosition == 0 })
        for cell in table.visibleCells {
            let path = try #require(table.indexPath(for: cell))
            #expect(cell.textLabel?.text == source.itemIdentifier(for: path))
            #expect(cell.frame == table.rectForRow(at: path))
        }
    }

    @Test func aMovedRowKeepsItsSelection() throws {
        let (app, table, source) = try open { MovedItems(tableView: $0, cellProvider: Self.cell) }
        table.allowsSelectionDuringEditing = true
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        try drag(app, table, 0, by: 88)
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "a")
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }
}

private final class MovedItems: UITableViewDiffableDataSource<Int, String> {
    var animates = false

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        var snapshot = snapshot()
        var items = snapshot.itemIdentifiers(inSection: destinationIndexPath.section)
        items.removeAll { $0 == item }
        if destinationIndexPath.row < items.count {
            snapshot.moveItem(item, beforeItem: items[destinationIndexPath.row])
        } else if let last = items.last {
            snapshot.moveItem(item, afterItem: last)
        } else {
            snapshot.deleteItems([item])
            snapshot.appendItems([item], toSection: destinationIndexPath.section)
        }
        apply(snapshot, animatingDifferences: animates)
    }
}
