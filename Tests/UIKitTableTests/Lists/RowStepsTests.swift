internal import TableEngine
import Testing

@testable import UIKit

/// The rows that keys lead to, without a table.
@MainActor @Suite struct RowStepsTests {
    @MainActor
    private final class List: FakeRowList, SteppedRows {
        /// Rows that cannot have the focus.
        var refused: Set<Int> = []
        /// How far the content is scrolled.
        var offset = 0.0
        /// What bars cover at the top.
        var inset = 0.0

        private var visible: Span { Span(start: offset, length: Double(surface.bounds.height)) }
        var visibleOrdinals: Range<Int> { ordinals(in: visible) }
        var unobscured: Span { Span(from: visible.start + inset, to: visible.end) }
        var contentHeight: Double { Double(numberOfRows) * Double(Self.rowHeight) }

        func span(of row: RowIndex) -> Span {
            Span(start: Double(ordinal(of: row)) * Double(Self.rowHeight), length: Double(Self.rowHeight))
        }

        func canFocus(_ row: RowIndex) -> Bool {
            // Before the client code, which may give the row another number.
            let isAllowed = !refused.contains(ordinal(of: row))
            call("can focus", row)
            return isAllowed
        }

        var steps: RowSteps<List> { RowSteps(table: self) }
    }

    private func row(_ row: Int) -> RowIndex { RowIndex(section: 0, row: row) }

    @Test func theNextRowMayBeInTheNextSection() {
        let list = List([3, 0, 4])
        #expect(list.steps.next(.down, from: row(2)) == RowIndex(section: 2, row: 0))
        #expect(list.steps.next(.up, from: RowIndex(section: 2, row: 0)) == row(2))
    }

    @Test func thereIsNoRowBeyondTheEnds() {
        let list = List([3])
        #expect(list.steps.next(.up, from: row(0)) == nil)
        #expect(list.steps.next(.down, from: row(2)) == nil)
        #expect(List([]).steps.first == nil)
        #expect(List([]).steps.last == nil)
    }

    @Test func rowsThatCannotHaveTheFocusArePassed() {
        let list = List([6])
        list.refused = [0, 2, 3, 5]
        #expect(list.steps.next(.down, from: row(1)) == row(4))
        #expect(list.steps.first == row(1))
        #expect(list.steps.last == row(4))
    }

    @Test func aPageIsAVisibleHeightLessTheRow() {
        let list = List([100])
        #expect(list.steps.page(.down, from: row(0)) == row(9))
        #expect(list.steps.page(.down, from: row(9)) == row(18))
        #expect(list.steps.page(.up, from: row(18)) == row(9))
    }

    @Test func aPageStopsAtTheEnds() {
        let list = List([12])
        #expect(list.steps.page(.down, from: row(8)) == row(11))
        #expect(list.steps.page(.up, from: row(4)) == row(0))
    }

    @Test func aPageEndsBeforeRowsThatCannotHaveTheFocus() {
        let list = List([12])
        list.refused = [10, 11]
        #expect(list.steps.page(.down, from: row(5)) == row(9))
    }

    @Test func theFirstRowThatIsWhollyVisibleIsFocused() {
        let list = List([100])
        list.offset = 410
        #expect(list.steps.firstVisible == row(11))
        list.inset = 60
        #expect(list.steps.firstVisible == row(12))
        list.refused = [12]
        #expect(list.steps.firstVisible == row(13))
    }

    @Test func rowsBetweenTwoAreInTheOrderOfTheTwo() {
        let list = List([3, 3])
        #expect(
            list.steps.rows(from: row(2), to: RowIndex(section: 1, row: 0)) == [row(2), RowIndex(section: 1, row: 0)])
        #expect(list.steps.rows(from: row(2), to: row(0)) == [row(2), row(1), row(0)])
    }

    // MARK: A delegate that changes the list

    @Test func aRowThatTheQuestionMovesIsFound() {
        let list = List([10])
        list.onCall["can focus"] = {
            list.onCall = [:]
            list.insert(0)
        }
        #expect(list.steps.next(.down, from: row(3)) == row(5))
    }

    @Test func aRowThatTheQuestionRemovesEndsTheSearch() {
        let list = List([10])
        list.onCall["can focus"] = { list.delete(4) }
        #expect(list.steps.next(.down, from: row(3)) == nil)
    }

    @Test func theSearchGoesOnFromTheRowThatWasMoved() {
        let list = List([10])
        list.refused = [4]
        list.onCall["can focus"] = {
            list.onCall = [:]
            list.insert(0)
        }
        // Row 4 was refused as row 4 and is row 5 afterwards.
        #expect(list.steps.next(.down, from: row(3)) == row(6))
    }
}
