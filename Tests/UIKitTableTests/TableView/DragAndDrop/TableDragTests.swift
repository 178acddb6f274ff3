import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Rows that are dragged within a table, and between tables.
@MainActor @Suite(.serialized) struct TableDragTests {
    private func open(_ setUp: (DraggedRows) -> Void = { _ in }) throws -> (TestApplication, DraggedRows) {
        let rows = DraggedRows(style: .plain)
        setUp(rows)
        let app = try TestApplication(showing: rows, size: CGSize(width: 300, height: 500))
        app.advance(by: 0.3)
        return (app, rows)
    }

    /// A table of which a drag moves rows.
    private func movable() throws -> (TestApplication, DraggedRows) {
        let (app, rows) = try open { $0.moves = true }
        rows.tableView.dragDelegate = rows
        return (app, rows)
    }

    // MARK: What a table without delegates pays

    @Test func aTableWithoutDelegatesHasNoPartsOfDragAndDrop() throws {
        let (_, rows) = try open()
        #expect(rows.tableView.parts.dragging.ifMade == nil && rows.tableView.parts.dropping.ifMade == nil)
        #expect(rows.tableView.parts.openings.ifMade == nil && rows.tableView.interactions.isEmpty)
        #expect(!rows.tableView.hasActiveDrag && !rows.tableView.hasActiveDrop)
    }

    // Seeds 305.
    @Test func dragsAreEnabledByDefaultAndCanBeDisabled() throws {
        let (app, rows) = try movable()
        #expect(rows.tableView.dragInteractionEnabled)
        rows.tableView.dragInteractionEnabled = false
        app.dragAndDrop(from: rows.point(0), to: rows.point(2))
        #expect(rows.take().isEmpty && rows.rows == ["a", "b", "c", "d", "e"])
    }

    // MARK: Moving rows

    // Seeds 303, 304, 307.
    @Test func aRowIsMovedWithoutEditingAndWithoutADropDelegate() throws {
        let (app, rows) = try movable()
        app.beginDrag(at: rows.point(0))
        #expect(rows.take() == ["items 0"])
        app.moveDrag(to: rows.point(2))
        app.advance(by: 0.5)
        #expect(rows.shown == "bc.de")
        #expect(rows.tableView.hasActiveDrag && rows.tableView.hasActiveDrop)
        #expect(rows.tableView.hasUncommittedUpdates)
        #expect(rows.rows == ["a", "b", "c", "d", "e"])
        app.drop()
        #expect(rows.take() == ["drag begins", "move 0 2"])
        app.advance(by: 1)
        #expect(rows.shown == "bcade" && rows.rows == ["b", "c", "a", "d", "e"])
        #expect(rows.take() == ["drag ended"])
        #expect(!rows.tableView.hasActiveDrag && !rows.tableView.hasActiveDrop)
        #expect(!rows.tableView.hasUncommittedUpdates)
    }

    @Test func aCancelledMoveLeavesTheRows() throws {
        let (app, rows) = try movable()
        app.beginDrag(at: rows.point(0))
        app.moveDrag(to: rows.point(3))
        app.advance(by: 0.3)
        app.cancelDrag()
        app.advance(by: 1)
        #expect(rows.shown == "abcde" && rows.take() == ["items 0", "drag begins", "drag ended"])
        #expect(rows.tableView.visibleCells.allSatisfy { $0.alpha == 1 && $0.dragState == .none })
    }

    @Test func aRowThatTheDataSourceDoesNotMoveGoesBack() throws {
        let (app, rows) = try open()
        rows.tableView.dragDelegate = rows
        app.dragAndDrop(from: rows.point(0), to: rows.point(2))
        #expect(rows.rows == ["a", "b", "c", "d", "e"] && rows.shown == "abcde")
    }

    @Test func withADropDelegateRowsAreMovedByTheDataSourceToo() throws {
        let (app, rows) = try movable()
        rows.tableView.dropDelegate = rows
        app.dragAndDrop(from: rows.point(3), to: rows.point(1))
        #expect(rows.rows == ["a", "d", "b", "c", "e"])
        #expect(!rows.take().contains { $0.hasPrefix("perform") })
    }

    @Test func theDraggedRowIsDimmedAndKnowsItsState() throws {
        let (app, rows) = try open()
        rows.tableView.dragDelegate = rows
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.beginDrag(at: rows.point(1))
        #expect(cell.dragState == .lifting && cell.configurationState.cellDragState == .lifting)
        app.moveDrag(to: rows.point(4))
        #expect(cell.dragState == .dragging && cell.alpha == 0.5)
        app.cancelDrag()
        app.advance(by: 1)
        #expect(cell.dragState == .none && cell.alpha == 1)
    }

    @Test func aLiftThatIsGivenUpLeavesNothing() throws {
        let (app, rows) = try movable()
        app.longPress(at: rows.point(1), duration: 1)
        app.advance(by: 1)
        #expect(rows.take() == ["items 1"])
        #expect(rows.tableView.visibleCells.allSatisfy { $0.dragState == .none })
        app.dragAndDrop(from: rows.point(0), to: rows.point(1))
        #expect(rows.rows == ["b", "a", "c", "d", "e"])
    }

    @Test func aTapStillSelects() throws {
        let (app, rows) = try movable()
        app.tap(at: rows.point(2))
        #expect(rows.take() == ["select 2"])
    }

    @Test func aPressThatStaysOpensTheMenuAndAMovementDrags() throws {
        let (app, rows) = try movable()
        rows.hasMenus = true
        app.beginDrag(at: rows.point(0))
        #expect(app.visibleTexts.contains("Play") && rows.tableView.hasActiveDrag == false)
        app.moveDrag(to: rows.point(2))
        app.advance(by: 0.5)
        #expect(!app.visibleTexts.contains("Play") && rows.shown == "bc.de")
        app.drop()
        app.advance(by: 1)
        #expect(rows.rows == ["b", "c", "a", "d", "e"])
    }

    @Test func aMouseMovesARowAtOnce() throws {
        let (app, rows) = try movable()
        app.dragPointer(from: rows.point(0), to: rows.point(2), duration: 0.4, holding: 0.3)
        app.advance(by: 1)
        #expect(rows.rows == ["b", "c", "a", "d", "e"] && rows.tableView.contentOffset == .zero)
    }

    @Test func aDragAtTheEdgeScrolls() throws {
        let (app, rows) = try movable()
        rows.rows = (0..<40).map { "\($0)" }
        rows.tableView.reloadData()
        app.beginDrag(at: rows.point(1))
        app.moveDrag(to: CGPoint(x: 150, y: 490))
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y > 100)
        let offset = rows.tableView.contentOffset.y
        app.cancelDrag()
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == offset)
    }

    // Seeds 248.
    @Test func aTableThatIsSpringLoadedSelectsTheRowBelowADrag() throws {
        let (app, rows) = try open()
        rows.tableView.dragDelegate = rows
        rows.tableView.isSpringLoaded = true
        app.beginDrag(at: rows.point(0))
        app.moveDrag(to: rows.point(3))
        _ = rows.take()
        app.advance(by: 2)
        #expect(rows.take().contains { $0.hasPrefix("select") })
        app.cancelDrag()
        app.advance(by: 1)
    }

    // MARK: Between tables

    // Seeds 306, 311.
    @Test func aRowOfAnotherTableOpensAGapAndIsInserted() throws {
        let (app, tables) = try TwoTables.open()
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(1))
        app.advance(by: 0.5)
        #expect(tables.right.shown == "1-23" && tables.left.shown == "abcde")
        #expect(tables.right.tableView.contentSize.height == 200)
        #expect(tables.right.tableView.hasUncommittedUpdates && !tables.left.tableView.hasUncommittedUpdates)
        app.drop()
        #expect(tables.right.rows == ["1", "b", "2", "3"])
        app.advance(by: 1)
        #expect(tables.right.shown == "1b23")
        #expect(tables.right.take() == ["enter", "over 1", "perform 1 from -", "drop ended"])
        #expect(!tables.right.tableView.hasUncommittedUpdates)
    }

    @Test func theGapClosesWhenTheDragLeaves() throws {
        let (app, tables) = try TwoTables.open()
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(0))
        app.advance(by: 0.5)
        #expect(tables.right.shown == "-123")
        app.moveDrag(to: tables.left.point(3))
        app.advance(by: 0.5)
        #expect(tables.right.shown == "123" && tables.right.tableView.contentSize.height == 150)
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func theGapFollowsTheFingerToTheEnd() throws {
        let (app, tables) = try TwoTables.open()
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(1))
        app.advance(by: 0.5)
        _ = tables.right.take()
        app.moveDrag(to: tables.right.point(3))
        app.advance(by: 0.5)
        #expect(tables.right.take().last == "over 3")
        app.moveDrag(to: tables.right.point(7))
        app.advance(by: 0.5)
        #expect(tables.right.take().last == "over nothing" && tables.right.shown == "123")
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func aDropThatTheClientIgnoresClosesTheGap() throws {
        let (app, tables) = try TwoTables.open()
        tables.right.perform = nil
        app.dragAndDrop(from: tables.left.point(1), to: tables.right.point(1))
        #expect(tables.right.shown == "123" && !tables.right.tableView.hasUncommittedUpdates)
    }

    // Seeds 303.
    @Test func severalRowsAreDroppedInTheirOrder() throws {
        let (app, tables) = try TwoTables.open()
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: CGPoint(x: 250, y: 450))
        app.tapDuringDrag(at: tables.left.point(3))
        app.moveDrag(to: tables.right.point(1))
        app.advance(by: 0.3)
        app.drop()
        app.advance(by: 1)
        #expect(tables.right.rows == ["1", "b", "d", "2", "3"] && tables.right.shown == "1bd23")
    }

    @Test func aRowIsMovedByItsDropDelegateIfTheDataSourceDoesNot() throws {
        let (app, tables) = try TwoTables.open()
        app.dragAndDrop(from: tables.left.point(0), to: tables.left.point(2))
        #expect(tables.left.take().contains("perform 2 from 0"))
        #expect(tables.left.rows == ["b", "a", "c", "d", "e"] && tables.left.shown == "bacde")
    }

    // MARK: Proposals

    @Test func aDropIntoARowHighlightsIt() throws {
        let (app, tables) = try TwoTables.open()
        tables.right.proposal = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        let cell = try #require(tables.right.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(1))
        #expect(cell.isHighlighted && cell.configurationState.cellDropState == .targeted)
        #expect(tables.right.shown == "123" && !tables.right.tableView.hasUncommittedUpdates)
        app.moveDrag(to: tables.right.point(2))
        #expect(!cell.isHighlighted && cell.configurationState.cellDropState == .notTargeted)
        app.cancelDrag()
        app.advance(by: 1)
        #expect(cell.configurationState.cellDropState == .none)
    }

    @Test func aDropIntoARowBelowTheLastRowHasNoIntent() throws {
        let (app, tables) = try TwoTables.open()
        tables.right.proposal = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        var intents: [UITableViewDropProposal.Intent] = []
        tables.right.perform = { intents.append($0.proposal.intent) }
        app.dragAndDrop(from: tables.left.point(1), to: tables.right.point(5))
        #expect(intents == [.unspecified])
        app.dragAndDrop(from: tables.left.point(1), to: tables.right.point(2))
        #expect(intents == [.unspecified, .insertIntoDestinationIndexPath])
    }

    @Test func anAutomaticProposalInsertsAtTheEdgesOfARow() throws {
        let (app, tables) = try TwoTables.open()
        tables.right.proposal = { _, _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(1))
        #expect(tables.right.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
        let middle = tables.right.point(1)
        app.moveDrag(to: CGPoint(x: middle.x, y: middle.y - 20))
        app.advance(by: 0.3)
        #expect(tables.right.shown == "1-23")
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func withoutAnIntentThereIsNoGap() throws {
        let (app, tables) = try TwoTables.open()
        tables.right.proposal = { _, _ in UITableViewDropProposal(operation: .copy) }
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(1))
        app.advance(by: 0.3)
        #expect(tables.right.shown == "123")
        app.drop()
        #expect(tables.right.take().last == "perform 1 from -")
        app.advance(by: 1)
    }

    // MARK: Changes meanwhile

    @Test func aReloadClosesTheGapAndForgetsTheSource() throws {
        let (app, tables) = try TwoTables.open()
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(1))
        app.advance(by: 0.5)
        tables.right.tableView.reloadData()
        tables.left.tableView.reloadData()
        #expect(!tables.right.tableView.hasUncommittedUpdates)
        app.moveDrag(to: tables.left.point(2))
        app.drop()
        #expect(tables.left.take().contains("perform 2 from -"))
        app.advance(by: 1)
    }

    @Test func theGapStaysBesideItsRowInAnUpdate() throws {
        let (app, tables) = try TwoTables.open()
        app.beginDrag(at: tables.left.point(1))
        app.moveDrag(to: tables.right.point(1))
        app.advance(by: 0.5)
        tables.right.rows.insert("0", at: 0)
        tables.right.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        tables.right.tableView.layoutIfNeeded()
        #expect(tables.right.shown == "01-23")
        app.cancelDrag()
        app.advance(by: 1)
    }
}
