internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows that are dragged out of a list, without a table or collection view.
@MainActor @Suite(.serialized) struct DraggedRowsTests {
    @MainActor
    private final class List: FakeRowList, ListDragHost {
        var hasDelegate = true
        var isMovingRow = false
        /// The number of items that each row gives.
        var itemsPerRow = 1
        private(set) lazy var dragging = followers.adding(ListDragging(host: self))
        let contents = DragDropContents(items: [], location: .zero)
        private(set) lazy var session = DragSession(contents)

        func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters { UIDragPreviewParameters() }

        func items(forBeginning session: any UIDragSession, at row: RowIndex) -> [UIDragItem] {
            call("begin", row)
            return makeItems()
        }

        func items(forAddingTo session: any UIDragSession, at row: RowIndex, _ point: CGPoint) -> [UIDragItem] {
            call("add", row)
            return makeItems()
        }

        private func makeItems() -> [UIDragItem] {
            (0..<itemsPerRow).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
        }

        func previewParameters(at row: RowIndex) -> UIDragPreviewParameters? { nil }
        func willBegin(_ session: any UIDragSession) { call("will begin") }
        func didEnd(_ session: any UIDragSession) { call("did end") }
        func allowsMoveOperation(_ session: any UIDragSession) -> Bool { true }
        func isRestricted(_ session: any UIDragSession) -> Bool { false }

        // MARK: The interaction

        func begin(at point: CGPoint) -> [UIDragItem] {
            contents.move(to: point, sourceLocation: point)
            return dragging.dragInteraction(dragging.interaction, itemsForBeginning: session)
        }

        func add(at point: CGPoint) -> [UIDragItem] {
            dragging.dragInteraction(dragging.interaction, itemsForAddingTo: session, withTouchAt: point)
        }

        func lift() {
            dragging.dragInteraction(
                dragging.interaction, willAnimateLiftWith: DragAnimator(duration: 0), session: session)
        }

        func start() { dragging.dragInteraction(dragging.interaction, sessionWillBegin: session) }
        func end() { dragging.dragInteraction(dragging.interaction, session: session, didEndWith: .copy) }

        /// The rows whose cells show that they are dragged.
        var draggedRows: [Int] {
            var rows: [Int] = []
            forEachCell { row, cell in if cell.dragState != .none { rows.append(row.row) } }
            return rows
        }
    }

    private func row(_ row: Int) -> RowIndex { RowIndex(section: 0, row: row) }

    @Test func aDragBeginsWithTheItemsOfTheRowBelowTheFinger() {
        let list = List()
        list.itemsPerRow = 2
        let items = list.begin(at: list.point(3))
        #expect(items.count == 2)
        #expect(list.takeLog() == ["begin 3"])
        #expect(items.map { list.dragging.row(of: $0) } == [row(3), row(3)])
    }

    @Test func nothingIsAskedWhereNoRowCanBeDragged() {
        let list = List()
        #expect(list.begin(at: list.pointBelow) == [])
        list.isReady = false
        #expect(list.begin(at: list.point(3)) == [])
        list.isReady = true
        list.hasDelegate = false
        #expect(list.begin(at: list.point(3)) == [])
        #expect(list.takeLog() == [])
    }

    @Test func aRowThatTheQuestionMovesIsDragged() {
        let list = List()
        list.onCall["begin"] = { list.insert(0) }
        let items = list.begin(at: list.point(3))
        #expect(items.map { list.dragging.row(of: $0) } == [row(4)])
    }

    @Test func aRowThatTheQuestionRemovesIsNotDragged() {
        let list = List()
        list.onCall["begin"] = { list.delete(3) }
        #expect(list.begin(at: list.point(3)) == [])
    }

    @Test func aDraggedRowFollowsUpdatesButIsNoSourceAnyMore() throws {
        let list = List()
        let item = try #require(list.begin(at: list.point(3)).first)
        #expect(list.dragging.sourceRow(of: item) == row(3))
        list.insert(0)
        #expect(list.dragging.row(of: item) == row(4))
        #expect(list.dragging.sourceRow(of: item) == nil)
    }

    @Test func aRowThatTheDragItselfMovesStaysTheSource() throws {
        let list = List()
        let item = try #require(list.begin(at: list.point(3)).first)
        list.isMovingRow = true
        list.insert(0)
        #expect(list.dragging.sourceRow(of: item) == row(4))
    }

    @Test func aDraggedRowIsGoneAfterAReload() throws {
        let list = List()
        let item = try #require(list.begin(at: list.point(3)).first)
        list.reload([10])
        #expect(list.dragging.row(of: item) == nil)
    }

    // MARK: More rows

    @Test func rowsAreAddedOnce() {
        let list = List()
        _ = list.begin(at: list.point(3))
        #expect(list.add(at: list.point(5)).count == 1)
        #expect(list.add(at: list.point(5)) == [])
        #expect(list.add(at: list.point(3)) == [])
        #expect(list.takeLog() == ["begin 3", "add 5"])
    }

    // MARK: Cells

    @Test func cellsShowTheDragFromTheLiftToTheEnd() {
        let list = List()
        _ = list.begin(at: list.point(3))
        #expect(list.draggedRows == [])
        list.lift()
        #expect(list.cell(at: row(3))?.dragState == .lifting)
        list.start()
        #expect(list.cell(at: row(3))?.dragState == .dragging)
        #expect(list.draggedRows == [3])
        list.end()
        #expect(list.draggedRows == [])
        #expect(list.takeLog() == ["begin 3", "cancel touches", "will begin", "did end"])
    }

    @Test func aLiftThatIsGivenUpLeavesNothingBehind() throws {
        let list = List()
        let item = try #require(list.begin(at: list.point(3)).first)
        list.lift()
        list.dragging.liftWasGivenUp()
        #expect(list.draggedRows == [])
        #expect(list.dragging.row(of: item) == nil)
    }

    @Test func aCellThatComesForADraggedRowShowsTheDrag() {
        let list = List()
        _ = list.begin(at: list.point(3))
        list.start()
        let cell = FakeCell()
        list.followers.cellArrives(cell) { row(3) }
        #expect(cell.dragState == .dragging)
        list.followers.cellArrives(cell) { row(4) }
        #expect(cell.dragState == .none)
    }

    @Test func aCellThatLeavesIsAsItWas() throws {
        let list = List()
        _ = list.begin(at: list.point(3))
        list.start()
        let cell = try #require(list.cell(at: row(3)))
        list.delete(3)
        #expect(cell.dragState == .none)
        #expect(cell.alpha == 1)
    }
}
