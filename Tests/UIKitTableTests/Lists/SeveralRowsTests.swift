internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Fingers that select several rows, without a table or collection view.
@MainActor @Suite(.serialized) struct SeveralRowsTests {
    @MainActor
    private final class List: FakeRowList, MultipleSelectionHost {
        let touched = FakeTouchList()
        var selection: ListSelection { touched.selection }
        var mayBegin = true
        var begins = true

        func startsWithOneFinger(_ point: CGPoint) -> Bool { false }
        func allowSeveralRows() { touched.allowsMultipleSelection = true }

        func shouldBegin(at row: RowIndex) -> Bool {
            call("should begin", row)
            return begins
        }

        func didBegin(at row: RowIndex) { call("begin", row) }
        func didEnd() { call("end") }

        var rows: [Int] { touched.selectedRows.sorted() }
    }

    private func test(_ body: (List, MultipleSelection) -> Void) {
        let time = HandMovedTime()
        defer { time.stop() }
        let list = List()
        let selection = MultipleSelection(host: list)
        body(list, selection)
        selection.end()
    }

    /// Begins on a row as the fingers do.
    private func begin(_ list: List, _ selection: MultipleSelection, at row: Int) {
        selection.begin(at: list.point(row))
        selection.follow(to: list.point(row))
    }

    @Test func rowsFromTheFirstToTheFingersAreSelected() {
        test { list, selection in
            begin(list, selection, at: 2)
            selection.follow(to: list.point(5))
            #expect(list.rows == [2, 3, 4, 5])
            #expect(list.takeLog() == ["cancel touches", "begin 2"])
        }
    }

    @Test func fingersThatMoveUpSelectInThatOrder() {
        test { list, selection in
            begin(list, selection, at: 5)
            selection.follow(to: list.point(3))
            #expect(list.touched.selectedRows == [5, 4, 3])
        }
    }

    @Test func rowsThatTheFingersLeaveGetTheirFormerStateBack() {
        test { list, selection in
            list.touched.allowsMultipleSelection = true
            list.selection.select(RowIndex(section: 0, row: 4), animated: false)
            begin(list, selection, at: 2)
            selection.follow(to: list.point(6))
            #expect(list.rows == [2, 3, 4, 5, 6])
            selection.follow(to: list.point(2))
            #expect(list.rows == [2, 4])
        }
    }

    @Test func fingersThatBeginOnASelectedRowDeselect() {
        test { list, selection in
            list.touched.allowsMultipleSelection = true
            for row in [2, 3, 6] { list.selection.select(RowIndex(section: 0, row: row), animated: false) }
            begin(list, selection, at: 2)
            selection.follow(to: list.point(4))
            #expect(list.rows == [6])
        }
    }

    @Test func nothingBeginsBesideTheRowsAndWhereTheDelegateRefuses() {
        test { list, selection in
            #expect(!selection.mayBegin(at: list.pointBelow))
            #expect(list.takeLog() == [])
            list.begins = false
            #expect(!selection.mayBegin(at: list.point(2)))
            #expect(list.takeLog() == ["should begin 2"])
            list.mayBegin = false
            #expect(!selection.mayBegin(at: list.point(2)))
            #expect(list.takeLog() == [])
        }
    }

    @Test func anUpdateEndsTheInteraction() {
        test { list, selection in
            begin(list, selection, at: 2)
            list.insert(0)
            selection.follow(to: list.point(7))
            #expect(list.rows == [2])
            #expect(list.takeLog().last == "end")
        }
    }

    @Test func aListThatIsReloadedWhenTheInteractionBeginsStillSelects() {
        test { list, selection in
            list.onCall["begin"] = { list.reload([10]) }
            begin(list, selection, at: 2)
            selection.follow(to: list.point(3))
            #expect(list.rows == [2, 3])
        }
    }
}
