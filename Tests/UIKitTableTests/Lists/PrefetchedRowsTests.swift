internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows ahead of the scrolling, without a table or collection view.
@MainActor @Suite(.serialized) struct PrefetchedRowsTests {
    @MainActor
    private final class List: FakeRowList, PrefetchHost {
        var prefetches = true
        var position = 0.0
        /// The rows of each call.
        private(set) var asked: [[Int]] = []
        private(set) var cancelled: [[Int]] = []
        private(set) lazy var prefetching = followers.adding(Prefetching(host: self))

        var version: Int { generation }
        var visibleSpan: Span { Span(start: position, length: Double(surface.bounds.height)) }
        /// The rows of a layout that the list has not had again since; nil for those at the position.
        var laidOut: Range<Int>?
        var visibleOrdinals: Range<Int> { laidOut ?? ordinals(in: visibleSpan) }

        func isOnScreen(_ row: RowIndex) -> Bool { visibleOrdinals.contains(ordinal(of: row)) }

        func prefetch(_ rows: [RowIndex]) {
            guard !rows.isEmpty else { return }
            asked.append(rows.map(\.row))
            call("prefetch")
        }

        func cancelPrefetching(_ rows: [RowIndex]) {
            guard !rows.isEmpty else { return }
            cancelled.append(rows.map(\.row))
            call("cancel")
        }

        /// Scrolls without time passing, and lays out.
        func scroll(to position: Double) {
            self.position = position
            prefetching.listWasLaidOut()
        }
    }

    private func test(_ rows: Int = 100, _ body: (List) -> Void) {
        let time = HandMovedTime()
        defer { time.stop() }
        body(List([rows]))
    }

    @Test func rowsOfHalfAScreenBelowAreAskedForOnce() {
        test { list in
            list.scroll(to: 0)
            list.scroll(to: 0)
            #expect(list.asked == [[10, 11, 12, 13, 14]])
        }
    }

    @Test func rowsThatClientCodeHasTakenAwayAreNotAskedFor() {
        let time = HandMovedTime()
        defer { time.stop() }
        let list = List([])
        list.laidOut = 10..<20
        list.scroll(to: 400)
        list.scroll(to: 300)
        #expect(list.asked == [])
    }

    @Test func aListWithoutPrefetchingAsksForNothing() {
        test { list in
            list.prefetches = false
            list.scroll(to: 0)
            #expect(list.asked == [])
        }
    }

    @Test func moreRowsAreAskedForWhenMostOfThoseAheadAreMissing() {
        test { list in
            list.scroll(to: 0)
            list.scroll(to: 40)
            #expect(list.asked.count == 1)
            list.scroll(to: 120)
            #expect(list.asked.last == [15, 16, 17])
            #expect(list.cancelled == [])
        }
    }

    @Test func theLastRowsAreAskedForHoweverFewTheyAre() {
        test(16) { list in
            list.scroll(to: 0)
            list.scroll(to: 40)
            #expect(list.asked == [[10, 11, 12, 13, 14], [15]])
        }
    }

    @Test func rowsThatAJumpLeavesBehindAreCancelled() {
        test { list in
            list.scroll(to: 0)
            list.scroll(to: 2000)
            #expect(list.cancelled == [[10, 11, 12, 13, 14]])
            #expect(list.asked.last == [60, 61, 62, 63, 64])
        }
    }

    @Test func scrollingUpAsksForTheNearestRowsAboveFirst() {
        test { list in
            list.scroll(to: 2000)
            list.scroll(to: 1900)
            #expect(list.asked.last == [46, 45, 44, 43, 42])
            #expect(list.cancelled == [[60, 61, 62, 63, 64]])
        }
    }

    // MARK: Updates

    @Test func rowsFollowUpdatesAndRemovedOnesAreNotCancelled() {
        test { list in
            list.scroll(to: 0)
            list.delete(12)
            list.scroll(to: 2000)
            #expect(list.cancelled == [[10, 11, 12, 13]])
        }
    }

    @Test func rowsAreAskedForAgainAfterAReload() {
        test { list in
            list.scroll(to: 0)
            list.reload([100])
            list.scroll(to: 0)
            #expect(list.asked == [[10, 11, 12, 13, 14], [10, 11, 12, 13, 14]])
        }
    }

    @Test func aDataSourceThatUpdatesTheListWhenItCancelsIsNotAskedForFormerNumbers() {
        test { list in
            list.scroll(to: 0)
            list.onCall["cancel"] = { list.insert(0) }
            list.scroll(to: 2000)
            #expect(list.asked.count == 1)
            list.scroll(to: 2000)
            #expect(list.asked.last == [60, 61, 62, 63, 64])
        }
    }
}
