import Foundation
import HostInterface
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Several rows selected by one pan.
@MainActor @Suite(.serialized) struct MultipleSelectionTests {
    @MainActor private final class Scene {
        let stage = TouchStage(size: CGSize(width: 375, height: 600), scale: 2)
        let source = EditedRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)

        init(rows: Int = 100) {
            source.names = (0..<rows).map { "Row \($0)" }
            EditedRows.current = source
            table.rowHeight = 60
            table.register(EditedCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            table.allowsMultipleSelectionDuringEditing = true
            stage.window.addSubview(table)
            stage.advance(by: 0.1)
        }

        var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

        func begin(y: CGFloat) {
            source.log = []
            stage.down(150, y, id: 1)
            stage.down(220, y, id: 2)
        }

        func move(_ distance: CGFloat) {
            for _ in 0..<10 {
                stage.move(0, distance / 10, id: 1)
                stage.move(0, distance / 10, id: 2)
            }
        }

        func end() {
            stage.up(id: 1)
            stage.up(id: 2)
            stage.advance(by: 0.1)
        }

        var calls: [String] { source.log.filter { $0.contains("Multiple") || $0.contains("elect ") } }
    }

    @Test func twoFingersBeginEditingAndSelect() {
        let scene = Scene()
        scene.begin(y: 90)
        scene.move(130)
        #expect(scene.table.isEditing)
        #expect(scene.selected == [1, 2, 3])
        #expect(scene.table.contentOffset.y == 0)
        scene.end()
        #expect(
            scene.calls == [
                "shouldBeginMultipleSelection 1", "didBeginMultipleSelection 1", "willSelect 1", "didSelect 1",
                "willSelect 2", "didSelect 2", "willSelect 3", "didSelect 3", "didEndMultipleSelection",
            ])
        #expect(scene.table.isEditing)
        #expect(scene.selected == [1, 2, 3])
    }

    @Test func rowsThatTheFingersLeaveAreDeselectedAgain() {
        let scene = Scene()
        scene.begin(y: 90)
        scene.move(130)
        scene.move(-60)
        #expect(scene.selected == [1, 2])
        scene.move(-130)
        #expect(scene.selected == [0, 1])
        scene.end()
        #expect(scene.selected == [0, 1])
    }

    @Test func aPanFromASelectedRowDeselects() {
        let scene = Scene()
        scene.table.setEditing(true, animated: false)
        for row in 0..<4 {
            scene.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        scene.begin(y: 90)
        scene.move(70)
        scene.end()
        #expect(scene.selected == [0, 3])
    }

    @Test func withoutTheDelegatesConsentTwoFingersScroll() {
        let scene = Scene()
        scene.source.allowsPan = false
        scene.begin(y: 400)
        scene.move(-200)
        #expect(scene.table.contentOffset.y > 100)
        #expect(!scene.table.isEditing)
        #expect(scene.selected == [])
        scene.end()
    }

    @Test func oneFingerScrollsAsEver() {
        let scene = Scene()
        scene.stage.down(150, 400, id: 1)
        for _ in 0..<10 { scene.stage.move(0, -20, id: 1) }
        #expect(scene.table.contentOffset.y == 190)
        scene.stage.up(id: 1)
        #expect(!scene.source.log.contains { $0.hasPrefix("shouldBeginMultiple") })
    }

    @Test func oneFingerAlongTheCirclesSelects() {
        let scene = Scene()
        scene.table.setEditing(true, animated: false)
        scene.stage.advance(by: 0.1)
        scene.stage.down(25, 90, id: 1)
        for _ in 0..<10 { scene.stage.move(0, 13, id: 1) }
        #expect(scene.selected == [1, 2, 3])
        #expect(scene.table.contentOffset.y == 0)
        scene.stage.up(id: 1)
        #expect(scene.source.log.last == "didEndMultipleSelection")
    }

    @Test func atTheEdgeTheTableScrollsAndSelectsOn() {
        let scene = Scene()
        scene.begin(y: 400)
        scene.move(190)
        scene.stage.advance(by: 1)
        #expect(scene.table.contentOffset.y > 200)
        #expect(scene.selected.count > 8)
        #expect(scene.selected.first == 6)
        scene.end()
        let offset = scene.table.contentOffset.y
        scene.stage.advance(by: 0.5)
        #expect(scene.table.contentOffset.y == offset)
    }

    @Test func anUpdateEndsTheInteraction() {
        let scene = Scene()
        scene.source.didSelect = { table, path in
            guard path.row == 2 else { return }
            scene.source.names.removeFirst()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        scene.begin(y: 90)
        scene.move(200)
        scene.end()
        #expect(scene.source.log.filter { $0 == "didEndMultipleSelection" }.count == 1)
        #expect(scene.selected == [0, 1])
    }

    // Seeds 293.
    @Test func tapsSelectWithACircleAndNoOtherControl() throws {
        let scene = Scene(rows: 3)
        scene.table.setEditing(true, animated: false)
        scene.stage.advance(by: 0.1)
        let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let control = try #require(cell.subviews.lazy.compactMap { $0 as? CellEditControl }.first)
        #expect(control.kind == .selection)
        #expect(!control.isChecked)
        // A tap on the circle is a tap on the row.
        scene.stage.down(28, 90, id: 1)
        scene.stage.advance(by: 0.05)
        scene.stage.up(id: 1)
        scene.stage.advance(by: 0.05)
        #expect(scene.selected == [1])
        #expect(control.isChecked)
    }

    @Test func turningMultipleSelectionOnExchangesTheControls() throws {
        let scene = Scene(rows: 3)
        scene.table.allowsMultipleSelectionDuringEditing = false
        scene.table.setEditing(true, animated: false)
        let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let control = try #require(cell.subviews.lazy.compactMap { $0 as? CellEditControl }.first)
        #expect(control.kind == .delete)
        scene.table.allowsMultipleSelectionDuringEditing = true
        #expect(control.kind == .selection)
        #expect(cell.editingStyle == .none)
    }

    @Test func theBackgroundOfMultipleSelectionIsForEditingToo() throws {
        let scene = Scene(rows: 3)
        let view = UIView()
        scene.source.configure = { cell, row in if row == 1 { cell.multipleSelectionBackgroundView = view } }
        scene.table.reloadData()
        scene.stage.advance(by: 0.1)
        scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(view.superview == nil)
        scene.table.setEditing(true, animated: false)
        scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(view.superview === scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    }
}
