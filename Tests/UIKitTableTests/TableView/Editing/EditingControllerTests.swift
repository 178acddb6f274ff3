import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Editing with table view controllers, with diffable data sources, and of one row that a swipe opens.
@MainActor @Suite(.serialized) struct EditingControllerTests {
    // MARK: UITableViewController

    private class Controller: UITableViewController {
        var log: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            log.append("setEditing \(editing)")
            super.setEditing(editing, animated: animated)
        }
    }

    private final class CommittingController: Controller {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("willBeginEditingRow")
            super.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }

    @Test func theEditButtonShowsTheControls() throws {
        let controller = Controller(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        try app.tap(text: "Edit")
        app.advance(by: 0.5)
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(cell.isEditing && cell.editingStyle == .delete)
        #expect(cell.subviews.contains { $0 is CellEditControl })
        try app.tap(text: "Done")
        app.advance(by: 0.5)
        #expect(!cell.isEditing)
        #expect(!cell.subviews.contains { $0 is CellEditControl })
    }

    /// Shows a row more while it is edited.
    private final class GrowingController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            isEditing ? 4 : 3
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "Row \(indexPath.row) ", count: 44)
            return cell
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            let rows = [IndexPath(row: 3, section: 0)]
            if editing {
                tableView.insertRows(at: rows, with: .fade)
            } else {
                tableView.deleteRows(at: rows, with: .fade)
            }
        }
    }

    @Test func rowsThatAreInsertedForEditingMayComeAfterHigherOnes() throws {
        let controller = GrowingController(style: .plain)
        let app = try TestApplication(showing: controller)
        let table = try #require(controller.tableView)
        func heights() -> [CGFloat] { table.visibleCells.map(\.frame.height) }
        let before = heights()
        controller.setEditing(true, animated: true)
        app.advance(by: 1)
        #expect(heights().count == 4)
        #expect(heights()[0] > before[0])
        #expect(table.visibleCells[3].frame.minY == table.visibleCells[2].frame.maxY)
        controller.setEditing(false, animated: true)
        app.advance(by: 1)
        #expect(heights() == before)
    }

    @Test func aSwipedRowMakesTheControllerFollowWithoutControls() throws {
        let controller = Controller(style: .plain)
        let app = try TestApplication(showing: controller)
        let table = try #require(controller.tableView)
        table.rowEditing.willOpenRow(.init(section: 0, row: 1))
        #expect(controller.log == ["setEditing true"])
        #expect(controller.isEditing && table.isEditing)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
        app.advance(by: 0.5)
        table.rowEditing.didCloseRow(.init(section: 0, row: 1))
        #expect(controller.log == ["setEditing true", "setEditing false"])
        #expect(!controller.isEditing && !table.isEditing)
    }

    @Test func anOverrideThatCallsSuperFollowsToo() throws {
        let controller = CommittingController(style: .plain)
        let app = try TestApplication(showing: controller)
        controller.tableView.rowEditing.willOpenRow(.init(section: 0, row: 1))
        #expect(controller.log == ["willBeginEditingRow", "setEditing true"])
        app.end()
    }

    @Test func theEndOfEditingClosesASwipedRow() throws {
        let controller = Controller(style: .plain)
        let app = try TestApplication(showing: controller)
        let editing = controller.tableView.rowEditing
        var closed = 0
        editing.closeRow = { _ in
            closed += 1
            editing.didCloseRow(.init(section: 0, row: 1))
        }
        editing.willOpenRow(.init(section: 0, row: 1))
        controller.setEditing(false, animated: true)
        #expect(closed == 1)
        #expect(!controller.tableView.isEditing)
        app.end()
    }

    // MARK: Whether commit is implemented

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func commitIsKnownWithoutACall() {
        let table = UITableView(frame: .zero, style: .plain)
        #expect(!table.calls.commits)
        let (without, with) = (Source(), EditedRows())
        table.dataSource = without
        #expect(!table.calls.commits)
        table.dataSource = with
        #expect(table.calls.commits)
        let (plain, committing) = (Controller(style: .plain), CommittingController(style: .plain))
        table.dataSource = plain
        #expect(!table.calls.commits)
        table.dataSource = committing
        #expect(table.calls.commits)
        #expect(with.log == [])
    }

    // MARK: Diffable data sources

    private final class Editable: UITableViewDiffableDataSource<Int, Int> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard let item = itemIdentifier(for: indexPath) else { return }
            var snapshot = snapshot()
            snapshot.deleteItems([item])
            apply(snapshot, animatingDifferences: true)
        }
    }

    private func show<Source: UITableViewDiffableDataSource<Int, Int>>(
        _ type: Source.Type, _ make: (UITableView) -> Source
    ) throws -> (TestApplication, UITableView, Source) {
        let controller = UIViewController()
        let table = UITableView(frame: .zero, style: .plain)
        controller.view = table
        let source = make(table)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        return (try TestApplication(showing: controller), table, source)
    }

    private func cell(_ table: UITableView, _ path: IndexPath, _ item: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Item \(item)"
        return cell
    }

    @Test func rowsOfADiffableDataSourceAreNotEditable() throws {
        let (app, table, source) = try show(UITableViewDiffableDataSource<Int, Int>.self) {
            UITableViewDiffableDataSource(tableView: $0, cellProvider: cell)
        }
        table.setEditing(true, animated: false)
        app.frame()
        #expect(table.visibleCells.count == 3)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
        _ = source
    }

    @Test func aSubclassDeletesWithASnapshot() throws {
        let (app, table, source) = try show(Editable.self) { Editable(tableView: $0, cellProvider: cell) }
        table.setEditing(true, animated: false)
        app.frame()
        let control = try #require(table.visibleCells[1].subviews.first { $0 is CellEditControl })
        try app.tap(control)
        app.advance(by: 0.5)
        try app.tap(text: "Delete")
        app.advance(by: 1)
        #expect(source.snapshot().itemIdentifiers == [1, 3])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Item 1", "Item 3"])
        #expect(table.visibleCells.allSatisfy { $0.isEditing && !$0.showingDeleteConfirmation })
    }

    // MARK: Selection in callbacks

    @Test func deselectingAndReloadingInDidSelectShowNothingInBetween() throws {
        let scene = try EditingScene(rows: 5) { _, source in
            source.didSelect = { table, path in
                table.deselectRow(at: path, animated: true)
                table.reloadRows(at: [path], with: .none)
            }
        }
        let before = scene.app.screenshot().pngData()
        let written = try scene.writes { try scene.app.tap(scene.cell(1)) }
        #expect(
            written == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
                "performPrimaryAction 1",
            ])
        #expect(scene.selectedRows == [])
        #expect(scene.app.screenshot().pngData() == before)
    }

    // Seeds 77.
    /// A checklist of its own model: a tap deselects, ticks, and reloads the row with the table's choice of animation.
    @Test(arguments: [0, 0.05, 1])
    func aChecklistThatReloadsTheTappedRowShowsItsModel(pause: Double) throws {
        var ticked: Set<Int> = []
        let scene = try EditingScene(rows: 5) { _, source in
            source.configure = { cell, row in cell.accessoryType = ticked.contains(row) ? .checkmark : .none }
            source.didSelect = { table, path in
                table.deselectRow(at: path, animated: true)
                ticked.formSymmetricDifference([path.row])
                table.reloadRows(at: [path], with: .automatic)
            }
        }
        let blank = scene.app.screenshot().pngData()
        for row in [1, 3, 1, 2, 1] {
            let frame = scene.table.rectForRow(at: IndexPath(row: row, section: 0))
            scene.app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(scene.selectedRows == [])
            #expect(scene.cell(row).accessoryType == (ticked.contains(row) ? .checkmark : .none))
            scene.app.advance(by: pause)
        }
        #expect(ticked == [1, 2, 3])
        scene.app.advance(by: 1)
        let cells = scene.table.visibleCells
        #expect(cells.map { $0.accessoryType == .checkmark } == [false, true, true, true, false])
        #expect(cells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
        // No cell of an animation is left in the table.
        #expect(scene.table.subviews.count { $0 is UITableViewCell && !$0.isHidden } == 5)
        for row in [1, 2, 3] {
            try scene.app.tap(scene.cell(row))
            scene.app.advance(by: 1)
        }
        #expect(ticked == [] && scene.app.screenshot().pngData() == blank)
    }
}
