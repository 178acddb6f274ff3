internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Where the items of a drop go, and the temporary rows that wait for them, without a table or collection view.
@MainActor @Suite(.serialized) struct DropEndsTests {
    private final class Row: DropPlaceholder {
        let cell = FakeCell()
        var draggedCell: any DraggedCell { cell }
        var frameInList: CGRect? { nil }
    }

    private final class Room: PlaceholderRoom {
        var rows: [Row] = []
        private(set) var removals = 0

        func contains(_ row: Row) -> Bool { rows.contains { $0 === row } }

        func commit(_ row: Row, exchangingData exchange: (IndexPath) -> Void) {
            exchange(IndexPath(row: 2, section: 1))
            rows.removeAll { $0 === row }
        }

        func remove(_ row: Row, animated: Bool) {
            removals += 1
            rows.removeAll { $0 === row }
        }
    }

    private let item = UIDragItem(itemProvider: NSItemProvider())

    /// A drop of one item at row 3, which comes from row 5.
    private func makeEnds() -> DropEnds {
        let session = DropSession(DragDropContents(items: [item], location: .zero), local: nil)
        return DropEnds(session, destination: RowIndex(section: 0, row: 3)) { _ in RowIndex(section: 0, row: 5) }
    }

    private func context(_ room: Room?, _ row: Row) -> PlaceholderContext<Room> {
        let context = PlaceholderContext<Room>(item) { room }
        context.row = row
        return context
    }

    // MARK: Ends

    @Test func theDelegateSeesTheItemsAndTheirRows() {
        let ends = makeEnds()
        #expect(ends.destinationIndexPath == IndexPath(row: 3, section: 0))
        #expect(ends.dropItems.map(\.dragItem) == [item])
        #expect(ends.dropItems.map(\.sourceIndexPath) == [IndexPath(row: 5, section: 0)])
    }

    @Test func theLastEndOfAnItemCounts() {
        let ends = makeEnds()
        let cell = FakeCell()
        ends.add(item, .row(nil))
        let last = ends.add(item, .row(cell))
        guard case .row(let found) = ends.end(of: item) else {
            Issue.record("no row")
            return
        }
        #expect(found === cell)
        #expect(ends.animator(of: item) === last)
    }

    @Test func nothingMovesAfterTheDrop() {
        let time = HandMovedTime()
        defer { time.stop() }
        let ends = makeEnds()
        ends.isOpen = false
        var positions: [UIViewAnimatingPosition] = []
        ends.add(item, .row(nil)).addCompletion { positions.append($0) }
        time.advance()
        #expect(positions == [.end])
        #expect(ends.end(of: item) == nil)
    }

    // MARK: Temporary rows

    @Test func aTemporaryRowIsExchangedOnce() {
        let (room, row) = (Room(), Row())
        room.rows = [row]
        let context = context(room, row)
        var paths: [IndexPath] = []
        #expect(context.commitInsertion { paths.append($0) })
        #expect(!context.commitInsertion { paths.append($0) })
        #expect(!context.deletePlaceholder())
        #expect(paths == [IndexPath(row: 2, section: 1)])
        #expect(room.removals == 0)
    }

    @Test func aTemporaryRowIsRemovedOnce() {
        let (room, row) = (Room(), Row())
        room.rows = [row]
        let context = context(room, row)
        #expect(context.deletePlaceholder())
        #expect(!context.deletePlaceholder())
        #expect(room.removals == 1)
    }

    @Test(arguments: [true, false])
    func aTemporaryRowThatIsGoneIsNotExchanged(listIsGone: Bool) {
        let context = context(listIsGone ? nil : Room(), Row())
        var isCalled = false
        #expect(!context.commitInsertion { _ in isCalled = true })
        #expect(!isCalled)
        #expect(context.present == nil)
    }
}
