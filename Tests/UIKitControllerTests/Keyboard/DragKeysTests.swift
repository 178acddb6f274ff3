import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Drags that keys begin and end.
@MainActor @Suite(.serialized)
struct DragKeysTests {
    private func stage() throws -> (KeyStage, TwoTables) {
        let tables = TwoTables()
        let stage = try KeyStage(tables, size: CGSize(width: 600, height: 500))
        stage.press(.keyboardTab)
        return (stage, tables)
    }

    private func openMenu(_ stage: KeyStage) throws -> [String] {
        stage.app.holding(.keyboardTab) { stage.app.press(.keyboardZ) }
        stage.app.advance(by: 0.5)
        return try stage.app.view(MenuCard.self).menu.children.map(\.title)
    }

    /// Chooses a row of the menu by its place.
    private func choose(_ row: Int, _ stage: KeyStage) {
        for _ in 0...row { stage.press(.keyboardDownArrow) }
        stage.press(.keyboardReturnOrEnter)
    }

    private func beginDrag(_ stage: KeyStage) throws {
        #expect(try openMenu(stage) == ["Drag"])
        choose(0, stage)
    }

    private func drag(_ stage: KeyStage) -> RunningDrag? { stage.app.window.windowScene?.drag }

    @Test func aRowIsDraggedFromListToList() throws {
        let (stage, tables) = try stage()
        #expect(stage.focused === tables.left.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        _ = tables.left.take()
        try beginDrag(stage)
        #expect(tables.left.take() == ["items 0", "drag begins"])
        #expect(drag(stage)?.isResting == true && tables.right.take().isEmpty)
        stage.press(.keyboardTab, .keyboardDownArrow)
        #expect(stage.focused === tables.right.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.press(.keyboardApplication)
        let menu = try stage.app.view(MenuCard.self).menu.children.map(\.title)
        #expect(menu == ["Drop Before", "Drop After", "Drop Here", "Cancel Drag"])
        choose(1, stage)
        stage.app.advance(by: 1)
        #expect(tables.right.rows == ["1", "2", "a", "3"])
        #expect(tables.right.take() == ["enter", "over 2", "perform 2 from -", "drop ended"])
        #expect(tables.left.take() == ["drag ended"] && drag(stage) == nil)
    }

    @Test func aRowIsMovedInItsOwnListWithoutBeingEdited() throws {
        let (stage, tables) = try stage()
        tables.left.moves = true
        try beginDrag(stage)
        stage.press(.keyboardDownArrow, .keyboardDownArrow, .keyboardApplication)
        choose(1, stage)
        stage.app.advance(by: 1)
        #expect(tables.left.rows == ["b", "c", "a", "d", "e"] && tables.left.shown == "bcade")
    }

    @Test func aRowIsMovedUpBeforeAnotherOne() throws {
        let (stage, tables) = try stage()
        tables.left.moves = true
        stage.press(.keyboardEnd)
        try beginDrag(stage)
        stage.press(.keyboardHome, .keyboardDownArrow, .keyboardApplication)
        choose(0, stage)
        stage.app.advance(by: 1)
        #expect(tables.left.rows == ["a", "e", "b", "c", "d"])
    }

    @Test func escapeAndTheMenuCancelTheDrag() throws {
        let (stage, tables) = try stage()
        try beginDrag(stage)
        stage.press(.keyboardEscape)
        #expect(drag(stage) == nil && tables.left.take().last == "drag ended")
        try beginDrag(stage)
        #expect(try openMenu(stage).last == "Cancel Drag")
        choose(3, stage)
        stage.app.advance(by: 1)
        #expect(drag(stage) == nil && tables.left.rows == ["a", "b", "c", "d", "e"])
    }

    @Test func whoRefusesTheItemsLeavesTheDragAsItWas() throws {
        let (stage, tables) = try stage()
        tables.right.proposal = { _, _ in UITableViewDropProposal(operation: .forbidden) }
        try beginDrag(stage)
        stage.press(.keyboardTab, .keyboardApplication)
        choose(0, stage)
        #expect(drag(stage)?.isResting == true && tables.right.rows == ["1", "2", "3"])
        #expect(tables.right.take() == ["enter", "over 0", "exit"])
    }

    @Test func whatADropWouldDoIsAnnouncedToTheDelegateAsForAFinger() throws {
        let (stage, tables) = try stage()
        tables.right.proposal = { _, _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
        var into: IndexPath?
        tables.right.perform = { into = $0.destinationIndexPath }
        try beginDrag(stage)
        stage.press(.keyboardTab, .keyboardEnd, .keyboardApplication)
        choose(2, stage)
        #expect(into == IndexPath(row: 2, section: 0) && tables.right.rows == ["1", "2", "3"])
    }

    // MARK: Lists without rows

    private func emptyStage() throws -> (KeyStage, TwoTables) {
        let (stage, tables) = try stage()
        tables.right.rows = []
        tables.right.tableView.reloadData()
        stage.app.frame()
        return (stage, tables)
    }

    @Test func aListWithoutRowsIsReachedOnlyWhileADragRests() throws {
        let (stage, tables) = try emptyStage()
        let row = stage.focused
        stage.press(.keyboardTab)
        #expect(stage.focused === row)
        try beginDrag(stage)
        stage.press(.keyboardTab)
        #expect(stage.focused === tables.right.tableView && stage.showsRing)
        stage.press(.keyboardTab)
        #expect(stage.focused === row)
    }

    @Test func aRowIsDroppedOnAListWithoutRows() throws {
        let (stage, tables) = try emptyStage()
        try beginDrag(stage)
        _ = tables.right.take()
        stage.press(.keyboardTab, .keyboardApplication)
        #expect(try stage.app.view(MenuCard.self).menu.children.map(\.title) == ["Drop Here", "Cancel Drag"])
        choose(0, stage)
        stage.app.advance(by: 1)
        #expect(tables.right.rows == ["a"] && drag(stage) == nil)
        #expect(tables.right.take() == ["enter", "over nothing", "perform nowhere from -", "drop ended"])
        #expect(stage.focused === tables.right.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    @Test func theFocusLeavesAListWithoutRowsWhenTheDragIsCancelled() throws {
        let (stage, tables) = try emptyStage()
        try beginDrag(stage)
        stage.press(.keyboardTab)
        #expect(stage.focused === tables.right.tableView)
        stage.press(.keyboardEscape)
        #expect(drag(stage) == nil && stage.focused == nil)
    }

    @Test func aListWithoutRowsThatRefusesTheItemsIsNotReached() throws {
        let (stage, tables) = try emptyStage()
        tables.right.tableView.dropDelegate = nil
        let row = stage.focused
        try beginDrag(stage)
        stage.press(.keyboardTab)
        #expect(stage.focused === row)
    }

    @Test func aControlInARowDoesNotDragTheRow() throws {
        let (stage, tables) = try stage()
        let toggle = UISwitch()
        tables.left.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryView = toggle
        stage.app.frame()
        #expect(toggle.dragActions.isEmpty)
    }

    // MARK: Views

    /// Gives and takes texts.
    @MainActor
    private final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var places: [CGPoint] = []
        var dropped = 0

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            if let view = interaction.view { places.append(session.location(in: view)) }
            return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            if let view = interaction.view { places.append(session.location(in: view)) }
            dropped += 1
        }
    }

    @Test func viewsAreDraggedAndDroppedOnAtTheirMiddle() throws {
        let stage = try KeyStage()
        let board = Board()
        stage.addButton("From").addInteraction(UIDragInteraction(delegate: board))
        stage.addButton("To").addInteraction(UIDropInteraction(delegate: board))
        stage.press(.keyboardTab)
        try beginDrag(stage)
        stage.press(.keyboardDownArrow)
        #expect(stage.spoken == "To")
        #expect(try openMenu(stage) == ["Drop Here", "Cancel Drag"])
        choose(0, stage)
        #expect(board.dropped == 1 && board.places == [CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 20)])
    }

    @Test func descriptorsSayWhereDragsBeginAndEnd() throws {
        let stage = try KeyStage()
        let board = Board()
        let from = stage.addButton("From")
        let to = stage.addButton("To")
        from.addInteraction(UIDragInteraction(delegate: board))
        to.addInteraction(UIDropInteraction(delegate: board))
        from.accessibilityDragSourceDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Drag the left part", point: CGPoint(x: 10, y: 20), in: from)
        ]
        to.accessibilityDropPointDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Drop on the right", point: CGPoint(x: 190, y: 20), in: to)
        ]
        stage.press(.keyboardTab)
        #expect(try openMenu(stage) == ["Drag the left part"])
        choose(0, stage)
        stage.press(.keyboardDownArrow)
        #expect(try openMenu(stage) == ["Drop on the right", "Cancel Drag"])
        choose(0, stage)
        #expect(board.places == [CGPoint(x: 10, y: 20), CGPoint(x: 190, y: 20)])
    }
}
