internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows that a swipe opens, without a table or collection view.
@MainActor @Suite(.serialized) struct SwipedRowsTests {
    @MainActor
    private final class List: FakeRowList, SwipeHost {
        var maySwipe = true
        var mayOpenRow = true
        private(set) lazy var actions = followers.adding(RowActions(host: self))

        func displace(_ cell: any UIKit.SwipedCell, from former: CGFloat, to offset: CGFloat) {
            cell.center.x += offset - former
        }

        func swipedCell(at point: CGPoint) -> (any UIKit.SwipedCell)? { row(at: point).flatMap { cell(at: $0) } }

        func swipeActions(of cell: any UIKit.SwipedCell, on side: RowSide) -> RowActionSet? {
            call(side == .leading ? "leading" : "trailing", row(of: cell))
            let action = UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
            return RowActionSet(side, [action], allowsFullSwipe: false)
        }

        func willOpenRow(_ row: RowIndex, close: @escaping (Bool) -> Void) { call("open", row) }
        func didCloseRow(_ row: RowIndex?) { call("close", row) }

        /// Swipes over the middle of a row. Returns false if no swipe may begin there.
        @discardableResult
        func swipe(_ row: Int, by distance: CGFloat) -> Bool {
            guard actions.tracking.mayBegin(at: point(row), towards: distance) else { return false }
            actions.tracking.begin(pull: 0)
            actions.tracking.follow(pull: distance)
            actions.tracking.release(velocity: 0)
            return true
        }

        func cell(_ row: Int) -> FakeCell? { cell(at: RowIndex(section: 0, row: row)) }
    }

    private func test(_ body: (List) -> Void) {
        let time = HandMovedTime()
        defer { time.stop() }
        body(List())
    }

    @Test func aSwipeToTheLeftOpensTheTrailingActions() {
        test { list in
            list.swipe(3, by: -100)
            #expect(list.takeLog() == ["trailing 3", "cancel touches", "open 3"])
            #expect(list.actions.current?.cell === list.cell(3))
            #expect((list.cell(3)?.frame.minX ?? 0) < 0)
            #expect(list.cell(3)?.showsActions == true)
        }
    }

    @Test func aSwipeToTheRightOpensTheLeadingActions() {
        test { list in
            list.swipe(3, by: 100)
            #expect(list.takeLog() == ["leading 3", "cancel touches", "open 3"])
            #expect((list.cell(3)?.frame.minX ?? 0) > 0)
        }
    }

    @Test func aShortSwipeClosesTheRowAgain() {
        test { list in
            list.swipe(3, by: -20)
            #expect(list.takeLog() == ["trailing 3", "cancel touches", "open 3", "close 3"])
            #expect(list.actions.current == nil)
            #expect(list.cell(3)?.frame.minX == 0)
            #expect(list.cell(3)?.showsActions == false)
        }
    }

    @Test func aSwipeOnAnotherRowClosesTheOpenOne() {
        test { list in
            list.swipe(3, by: -100)
            _ = list.takeLog()
            list.swipe(5, by: -100)
            #expect(list.takeLog() == ["trailing 5", "close 3", "cancel touches", "open 5"])
            #expect(list.cell(3)?.frame.minX == 0)
        }
    }

    @Test func theOpenRowIsSwipedInBothDirectionsWithoutAQuestion() {
        test { list in
            list.swipe(3, by: -100)
            _ = list.takeLog()
            #expect(list.actions.tracking.mayBegin(at: list.point(3), towards: 50))
            #expect(list.takeLog() == [])
        }
    }

    @Test func nothingIsAskedWhereRowsMayNotBeSwiped() {
        test { list in
            list.maySwipe = false
            #expect(!list.swipe(3, by: -100))
            list.maySwipe = true
            #expect(!list.actions.tracking.mayBegin(at: list.pointBelow, towards: -100))
            #expect(list.takeLog() == [])
        }
    }

    @Test func aRowThatMayNotOpenStaysClosed() {
        test { list in
            list.mayOpenRow = false
            list.swipe(3, by: -100)
            #expect(list.takeLog() == ["trailing 3"])
            #expect(list.actions.current == nil)
        }
    }

    // MARK: Updates

    @Test func aRowThatTheQuestionRemovesDoesNotOpen() {
        test { list in
            list.onCall["trailing"] = { list.delete(3) }
            #expect(!list.swipe(3, by: -100))
        }
    }

    @Test func theOpenRowFollowsUpdates() {
        test { list in
            list.swipe(3, by: -100)
            list.insert(0)
            _ = list.takeLog()
            list.actions.close()
            #expect(list.takeLog() == ["close 4"])
        }
    }

    @Test func anOpenRowThatIsDeletedClosesWithoutANumber() {
        test { list in
            list.swipe(3, by: -100)
            _ = list.takeLog()
            list.delete(3)
            #expect(list.takeLog() == ["close"])
            #expect(list.actions.all.isEmpty)
        }
    }

    @Test func aReloadClosesTheOpenRow() {
        test { list in
            list.swipe(3, by: -100)
            _ = list.takeLog()
            list.reload([10])
            #expect(list.takeLog() == ["close 3"])
            #expect(list.actions.all.isEmpty)
        }
    }
}
