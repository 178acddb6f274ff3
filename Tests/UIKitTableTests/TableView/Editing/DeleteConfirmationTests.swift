import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// The button that confirms a deletion, and what dismisses it.
@MainActor @Suite(.serialized) struct DeleteConfirmationTests {
    private func scene(
        rows: Int = 20, prepare: (UITableView, EditedRows) -> Void = { _, _ in }
    ) throws -> EditingScene {
        let scene = try EditingScene(rows: rows, prepare: prepare)
        scene.edit()
        return scene
    }

    private func isOpen(_ scene: EditingScene, _ row: Int) -> Bool {
        scene.cell(row).showingDeleteConfirmation
    }

    @Test func theButtonIsAtTheEndAndTheContentMovesAway() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        let button = try #require(scene.confirmation(2))
        #expect(button.width >= 74 && button.width < 100)
        #expect(button.frame == CGRect(x: 375 - button.width, y: 0, width: button.width, height: 60))
        #expect(scene.cell(2).contentView.frame.minX == 40 - button.width)
        #expect(isOpen(scene, 2))
        #expect(!isOpen(scene, 1))
    }

    @Test func theTitleIsTheDelegates() throws {
        let scene = try scene { _, source in source.title = "Throw away" }
        try scene.openConfirmation(2)
        #expect(scene.app.visibleTexts.contains("Throw away"))
        #expect(try #require(scene.confirmation(2)).width > 100)
    }

    @Test func anotherMinusOnlyClosesTheOpenRow() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        try scene.app.tap(scene.control(4)!)
        scene.app.advance(by: 0.5)
        #expect(!isOpen(scene, 2) && !isOpen(scene, 4))
        #expect(scene.confirmation(2) == nil)
        #expect(scene.cell(2).contentView.frame.minX == 40)
    }

    @Test func aDragDismissesItAndScrolls() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        scene.app.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), holding: 0.2)
        #expect(scene.table.contentOffset.y > 100)
        #expect(!scene.table.visibleCells.contains { $0.showingDeleteConfirmation })
    }

    @Test func aWheelDismissesIt() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        scene.app.wheel(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -60))
        scene.app.advance(by: 1)
        #expect(scene.table.contentOffset.y > 0)
        #expect(!isOpen(scene, 2))
    }

    @Test func theEndOfEditingDismissesIt() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        scene.table.setEditing(false, animated: true)
        #expect(!isOpen(scene, 2))
        scene.app.advance(by: 0.5)
        #expect(scene.confirmation(2) == nil)
        #expect(scene.cell(2).contentView.frame.minX == 0)
        #expect(!scene.cell(2).clipsToBounds)
    }

    @Test func reloadDataDismissesIt() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        scene.table.reloadData()
        scene.app.advance(by: 0.1)
        #expect(!scene.table.visibleCells.contains { $0.showingDeleteConfirmation })
        #expect(!scene.table.visibleCells.contains { $0.contentView.frame.minX != 40 })
        try scene.app.tap(scene.cell(0))
        #expect(scene.table.rowEditing.confirmingCell == nil)
    }

    @Test(arguments: ["reload", "reconfigure"])
    func anUpdateOfTheRowDismissesIt(_ update: String) throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        let path = IndexPath(row: 2, section: 0)
        if update == "reload" {
            scene.table.reloadRows(at: [path], with: .fade)
        } else {
            scene.table.reconfigureRows(at: [path])
        }
        scene.app.advance(by: 1)
        #expect(!isOpen(scene, 2))
        #expect(scene.cell(2).contentView.frame.minX == 40)
        #expect(scene.cell(2).isEditing)
    }

    @Test func anUpdateOfOtherRowsKeepsItWithItsRow() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        scene.source.names.insert("New", at: 0)
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        scene.app.advance(by: 1)
        #expect(isOpen(scene, 3))
        #expect(try scene.writes { try scene.app.tap(text: "Delete") }.first == "commit delete 3")
    }

    @Test func aRowThatIsNotDeletedClosesAgain() throws {
        let scene = try scene()
        try scene.openConfirmation(2)
        #expect(try scene.writes { try scene.app.tap(text: "Delete") }.first == "commit delete 2")
        scene.app.advance(by: 0.5)
        #expect(!isOpen(scene, 2))
        #expect(scene.confirmation(2) == nil)
        #expect(scene.cell(2).contentView.frame.minX == 40)
    }

    @Test func theCellOfADeletedRowIsReusedWithoutTheButton() throws {
        let scene = try scene(rows: 20) { _, source in
            source.commit = { table, _, path in
                source.names.remove(at: path.row)
                table.deleteRows(at: [path], with: .left)
            }
        }
        try scene.openConfirmation(2)
        let cell = scene.cell(2)
        try scene.app.tap(text: "Delete")
        // It leaves as it is.
        #expect(cell.subviews.contains { $0 is DeleteConfirmation })
        scene.app.advance(by: 1)
        #expect(!cell.subviews.contains { $0 is DeleteConfirmation })
        #expect(!cell.showingDeleteConfirmation)
        #expect(scene.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 40 })
    }

    @Test func endingEditingInCommitIsSafe() throws {
        let scene = try scene { _, source in
            source.commit = { table, _, path in
                table.setEditing(false, animated: true)
                source.names.remove(at: path.row)
                table.deleteRows(at: [path], with: .fade)
                table.reloadData()
            }
        }
        try scene.openConfirmation(2)
        try scene.app.tap(text: "Delete")
        scene.app.advance(by: 1)
        #expect(!scene.table.isEditing)
        #expect(scene.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.isEditing })
        #expect(scene.source.names.count == 19)
    }

    @Test func aTransitionThatReloadsIsSafe() throws {
        final class ReloadingCell: UITableViewCell {
            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                (superview as? UITableView)?.reloadData()
            }
        }
        let scene = try EditingScene(rows: 5) { table, _ in
            table.register(ReloadingCell.self, forCellReuseIdentifier: "cell")
        }
        scene.table.setEditing(true, animated: true)
        scene.app.advance(by: 1)
        #expect(scene.table.isEditing)
        #expect(scene.table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 40 })
    }

    @Test func assistiveTechnologiesUseTheButtons() throws {
        let scene = try scene()
        #expect(scene.control(1)?.accessibilityLabel == "Delete")
        #expect(scene.control(1)?.accessibilityActivate() == true)
        #expect(isOpen(scene, 1))
        let written = scene.writes { _ = scene.confirmation(1)?.accessibilityActivate() }
        #expect(written.first == "commit delete 1")
    }
}
