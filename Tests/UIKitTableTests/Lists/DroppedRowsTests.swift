internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Drags over a list and drops on it, without a table or collection view.
@MainActor @Suite(.serialized) struct DroppedRowsTests {
    @MainActor
    private final class List: FakeRowList, ListDropHost {
        var hasDelegate = true
        var operation = UIDropOperation.copy
        var intent = DropDecision.Intent.insertAtDestination
        /// The row that the drag would move.
        var movable: RowIndex?
        private(set) var moveTarget: RowIndex?
        private(set) var room: RowIndex?
        private(set) lazy var dropping = followers.adding(ListDropping(host: self))
        let contents = DragDropContents(items: [UIDragItem(itemProvider: NSItemProvider())], location: .zero)
        private(set) lazy var session = DropSession(contents, local: DragSession(contents))

        func dropPlace(at point: CGPoint) -> DropPlace? {
            row(at: point).map { DropPlace(row: $0, rowBelow: $0, share: 0.5) }
        }

        func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters { UIDragPreviewParameters() }

        func setRoom(before row: RowIndex?, for session: DropSession?) {
            guard row != room else { return }
            room = row
            call(row == nil ? "close room" : "open room", row)
        }

        func draggedRow(of item: UIDragItem) -> RowIndex? { movable }
        func movableRow(of item: UIDragItem) -> RowIndex? { movable }

        func showMove(of row: RowIndex, to place: RowIndex, isCurrent: () -> Bool) {
            moveTarget = place
            call("move", place)
        }

        func endMove(animated: Bool) {
            guard moveTarget != nil else { return }
            moveTarget = nil
            call("end move")
        }

        func commitMove(of item: UIDragItem) -> RowIndex? {
            let target = moveTarget
            moveTarget = nil
            call("commit", target)
            return target
        }

        func finishWaiting() {}
        func canHandle(_ session: any UIDropSession) -> Bool { true }
        func didEnter(_ session: any UIDropSession) { call("enter") }
        func didExit(_ session: any UIDropSession) { call("exit") }
        func didEnd(_ session: any UIDropSession) { call("end") }

        func proposal(for session: any UIDropSession, at place: DropPlace?) -> UIDropProposal {
            call("propose", place?.row)
            return UIDropProposal(operation: operation)
        }

        func decision(on proposal: UIDropProposal, at place: DropPlace?) -> DropDecision {
            DropDecision(proposal: proposal, intent: place == nil ? .unspecified : intent, destination: place?.row)
        }

        func previewParameters(at row: RowIndex) -> UIDragPreviewParameters? { nil }

        func makeEnds(for session: DropSession, _ decision: DropDecision) -> DropEnds {
            DropEnds(session, destination: decision.destination) { _ in nil }
        }

        func perform(with ends: DropEnds) { call("perform", ends.destinationIndexPath.map { RowIndex($0) }) }

        // MARK: The interaction

        var isHandled: Bool { dropping.dropInteraction(dropping.interaction, canHandle: session) }
        func enter() { dropping.dropInteraction(dropping.interaction, sessionDidEnter: session) }
        func exit() { dropping.dropInteraction(dropping.interaction, sessionDidExit: session) }
        func end() { dropping.dropInteraction(dropping.interaction, sessionDidEnd: session) }
        func drop() { dropping.dropInteraction(dropping.interaction, performDrop: session) }

        @discardableResult
        func drag(to point: CGPoint) -> UIDropOperation {
            contents.move(to: point, sourceLocation: point)
            return dropping.dropInteraction(dropping.interaction, sessionDidUpdate: session).operation
        }

        /// The rows whose cells show this state.
        func rows(_ state: UICellConfigurationState.DropState) -> [Int] {
            var rows: [Int] = []
            forEachCell { row, cell in if cell.dropState == state { rows.append(row.row) } }
            return rows
        }
    }

    private func row(_ row: Int) -> RowIndex { RowIndex(section: 0, row: row) }

    /// - Parameter body: Called with a drag over the list.
    private func test(_ counts: [Int] = [10], _ body: (List) -> Void) {
        let time = HandMovedTime()
        defer { time.stop() }
        let list = List(counts)
        list.enter()
        _ = list.takeLog()
        body(list)
        list.end()
    }

    // MARK: Over the list

    @Test func allCellsShowThatADragIsOverTheList() {
        test { list in
            #expect(list.rows(.notTargeted) == Array(0..<10))
            list.exit()
            #expect(list.rows(.none) == Array(0..<10))
            #expect(list.takeLog() == ["exit"])
        }
    }

    @Test func roomOpensBeforeTheRowBelowTheDrag() {
        test { list in
            #expect(list.drag(to: list.point(3)) == .copy)
            list.drag(to: list.point(5))
            #expect(list.takeLog() == ["propose 3", "open room 3", "propose 5", "open room 5"])
            list.exit()
            #expect(list.takeLog() == ["close room", "exit"])
        }
    }

    @Test func aRowThatADropWouldEnterIsHighlighted() {
        test { list in
            list.intent = .insertIntoDestination
            list.drag(to: list.point(3))
            #expect(list.rows(.targeted) == [3])
            #expect(list.cell(at: row(3))?.isHighlighted == true)
            #expect(list.room == nil)
            list.drag(to: list.point(4))
            #expect(list.rows(.targeted) == [4])
            #expect(list.cell(at: row(3))?.dropState == .notTargeted)
            #expect(list.cell(at: row(3))?.isHighlighted == false)
        }
    }

    @Test func nothingOpensForAProposalThatTransfersNothing() {
        test { list in
            list.operation = .forbidden
            #expect(list.drag(to: list.point(3)) == .forbidden)
            #expect(list.takeLog() == ["propose 3"])
        }
    }

    @Test func roomClosesBesideTheRows() {
        test { list in
            list.drag(to: list.point(3))
            list.drag(to: list.pointBelow)
            #expect(list.takeLog() == ["propose 3", "open room 3", "propose", "close room"])
        }
    }

    @Test func aProposalOfADelegateThatChangesTheListIsNotShown() {
        test { list in
            list.onCall["propose"] = { list.insert(0) }
            #expect(list.drag(to: list.point(3)) == .copy)
            #expect(list.room == nil)
        }
    }

    @Test func aListThatIsNotReadyKeepsItsProposal() {
        test { list in
            list.isReady = false
            #expect(list.drag(to: list.point(3)) == .cancel)
            list.isReady = true
            list.drag(to: list.point(3))
            _ = list.takeLog()
            list.isReady = false
            #expect(list.drag(to: list.point(5)) == .copy)
            #expect(list.takeLog() == [])
            #expect(list.room == row(3))
        }
    }

    @Test func aCellThatComesBelowADragShowsIt() {
        test { list in
            let cell = FakeCell()
            list.followers.cellArrives(cell) { row(3) }
            #expect(cell.dropState == .notTargeted)
            list.followers.cellLeaves(cell, from: row(3))
            #expect(cell.dropState == .none)
        }
    }

    // MARK: Rows of the list

    @Test func aRowOfTheListMovesBelowTheDrag() {
        test { list in
            list.movable = row(2)
            list.operation = .move
            list.drag(to: list.point(5))
            #expect(list.takeLog() == ["propose 5", "move 5"])
            #expect(list.dropping.isMoving)
            list.exit()
            #expect(list.takeLog() == ["end move", "exit"])
        }
    }

    @Test func aRowThatWouldBeCopiedStaysInItsPlace() {
        test { list in
            list.movable = row(2)
            list.drag(to: list.point(5))
            #expect(list.takeLog() == ["propose 5", "open room 5"])
        }
    }

    @Test func withoutADelegateOnlyRowsOfTheListCanBeDropped() {
        test { list in
            list.hasDelegate = false
            #expect(!list.isHandled)
            #expect(list.drag(to: list.point(5)) == .cancel)
            list.movable = row(2)
            #expect(list.isHandled)
            #expect(list.drag(to: list.point(5)) == .move)
            #expect(list.moveTarget == row(5))
        }
    }

    @Test func aRowIsNotMovedIfItsSourceDoesNotAllowIt() {
        test { list in
            list.hasDelegate = false
            list.movable = row(2)
            list.contents.allowsMoveOperation = false
            #expect(!list.isHandled)
        }
    }

    @Test func aReloadEndsTheMove() {
        test { list in
            list.movable = row(2)
            list.operation = .move
            list.drag(to: list.point(5))
            _ = list.takeLog()
            list.reload([10])
            #expect(list.takeLog() == ["end move"])
        }
    }

    // MARK: Drops

    @Test func theDelegatePerformsTheDropWhereTheRoomIs() {
        test { list in
            list.drag(to: list.point(3))
            _ = list.takeLog()
            list.drop()
            #expect(list.takeLog() == ["perform 3", "close room"])
            #expect(list.dropping.ends?.isOpen == false)
            list.end()
            #expect(!list.dropping.hasActiveDrop)
        }
    }

    @Test func theDataSourceMovesARowThatIsDropped() {
        test { list in
            list.movable = row(2)
            list.operation = .move
            list.drag(to: list.point(5))
            _ = list.takeLog()
            list.drop()
            #expect(list.takeLog() == ["commit 5"])
        }
    }

    @Test func aMoveEndsIfTheListIsNotReadyForTheDrop() {
        test { list in
            list.movable = row(2)
            list.operation = .move
            list.drag(to: list.point(5))
            _ = list.takeLog()
            list.isReady = false
            list.drop()
            #expect(list.takeLog() == ["end move"])
        }
    }

    @Test func allCallsOfADropAreMadeInAPass() {
        test { list in
            var depths: [Int] = []
            for name in ["propose", "perform", "end"] { list.onCall[name] = { depths.append(list.passDepth) } }
            list.drag(to: list.point(3))
            list.drop()
            list.end()
            #expect(depths == [1, 1, 1])
            list.onCall = [:]
        }
    }
}
