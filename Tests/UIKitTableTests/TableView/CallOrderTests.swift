import Testing

@testable import UIKit

/// Orders and counts measured on UIKit (iOS 26 under Mac Catalyst, a table without a window).
@MainActor @Suite(.serialized) struct CallOrderTests {
    private let header = ["heightForHeader 0", "viewForHeader 0", "titleForHeader 0", "willDisplayHeader 0"]

    // MARK: Loading

    @Test func reloadDataAsksForCountsAndHeightsAndNoCell() {
        let transcript = TableTranscript()
        transcript.table.estimatedRowHeight = 0
        #expect(transcript.writes { transcript.table.reloadData() } == transcript.load)
    }

    // Seeds 7.
    @Test func theFirstLayoutAsksAgainThenRowByRowThenForHeadersAndLaysCellsOutLast() {
        let transcript = TableTranscript(tableHeight: 120)
        transcript.table.estimatedRowHeight = 0
        transcript.table.reloadData()
        let written = transcript.writes { transcript.table.layoutIfNeeded() }
        let layouts = Array(repeating: "layoutSubviews", count: 2)
        #expect(written == transcript.load + transcript.newRow(0) + transcript.newRow(1) + header + layouts)
    }

    @Test(arguments: [(100, 220), (1000, 2020)])
    func withoutEstimatesHeightsAreAskedTwiceForEveryRowAndTwiceMoreForVisibleOnes(rows: Int, expected: Int) {
        let transcript = TableTranscript(rows: rows)
        transcript.table.estimatedRowHeight = 0
        transcript.table.reloadData()
        transcript.table.layoutIfNeeded()
        #expect(transcript.lines.count { $0.hasPrefix("heightForRow") } == expected)
    }

    @Test func withEstimatesOnlyVisibleRowsAreAskedThreeTimesEach() {
        let transcript = TableTranscript(rows: 100)
        transcript.table.reloadData()
        transcript.table.layoutIfNeeded()
        #expect(transcript.lines.count { $0.hasPrefix("heightForRow") } == 30)
    }

    // MARK: Layouts that ask nothing

    @Test func aForcedLayoutAsksNothingUntilTheNextReload() {
        let transcript = TableTranscript()
        transcript.table.estimatedRowHeight = 0
        transcript.table.layoutIfNeeded()
        let forced = transcript.writes {
            for _ in 0..<3 {
                transcript.table.setNeedsLayout()
                transcript.table.layoutIfNeeded()
            }
        }
        #expect(forced == [])
        let reloaded = transcript.writes {
            transcript.table.reloadData()
            transcript.table.layoutIfNeeded()
        }
        #expect(reloaded.count { $0 == "numberOfRows 0" } == 1)
        #expect(reloaded.count { $0.hasPrefix("cellForRow") && $0.hasSuffix("begin") } == 10)
    }

    @Test func aNewDataSourceMakesTheNextLayoutReload() {
        let transcript = TableTranscript()
        transcript.table.layoutIfNeeded()
        let written = transcript.writes {
            transcript.table.dataSource = transcript
            transcript.table.layoutIfNeeded()
        }
        #expect(written.count { $0 == "numberOfSections" } == 1)
        #expect(written.count { $0.hasSuffix("begin") } == 10)
    }

    // Seeds 103.
    @Test func moreRowsInTheDataStayUnseenUntilAReload() {
        let transcript = TableTranscript(rows: 3)
        transcript.table.layoutIfNeeded()
        transcript.rows = 5
        transcript.table.setNeedsLayout()
        transcript.table.layoutIfNeeded()
        #expect(transcript.table.visibleCells.count == 3)
        transcript.table.reloadData()
        transcript.table.layoutIfNeeded()
        #expect(transcript.table.visibleCells.count == 5)
    }

    // MARK: Scrolling

    @Test func scrollingOneRowInAsksForThatRow() {
        let transcript = TableTranscript(tableHeight: 120)
        transcript.table.estimatedRowHeight = 0
        transcript.table.layoutIfNeeded()
        let written = transcript.writes {
            transcript.table.contentOffset.y = 60
            transcript.table.layoutIfNeeded()
        }
        #expect(written == ["didScroll"] + transcript.newRow(2) + ["layoutSubviews"])
    }

    @Test func scrollingNeverAsksForCounts() {
        let transcript = TableTranscript(rows: 200)
        transcript.table.layoutIfNeeded()
        let written = transcript.writes {
            for step in 1...50 {
                transcript.table.contentOffset.y = CGFloat(step) * 100
                transcript.table.layoutIfNeeded()
            }
        }
        #expect(!written.contains { $0.hasPrefix("numberOf") })
    }

    @Test func aReusedCellIsPreparedInsideDequeuing() throws {
        let transcript = TableTranscript(tableHeight: 120)
        transcript.table.estimatedRowHeight = 0
        transcript.table.layoutIfNeeded()
        transcript.table.contentOffset.y = 300
        transcript.table.layoutIfNeeded()
        let written = transcript.writes {
            transcript.table.contentOffset.y = 600
            transcript.table.layoutIfNeeded()
        }
        let first = try #require(written.firstIndex { $0.hasSuffix("begin") })
        #expect(Array(written[first..<first + 6]) == transcript.reusedRow(9))
    }

    // MARK: Reloading what is shown

    @Test func reloadDataEndsDisplayingFromBottomToTop() {
        let transcript = TableTranscript()
        transcript.table.layoutIfNeeded()
        let written = transcript.writes { transcript.table.reloadData() }
        let ended = written.filter { $0.hasPrefix("didEndDisplaying ") }
        #expect(ended == (0..<10).reversed().map { "didEndDisplaying \($0)" })
    }

    @Test func aRowThatLeavesEndsDisplayingAfterTheOneThatComes() throws {
        let transcript = TableTranscript(tableHeight: 120)
        transcript.table.layoutIfNeeded()
        let written = transcript.writes {
            transcript.table.contentOffset.y = 300
            transcript.table.layoutIfNeeded()
        }
        let came = try #require(written.lastIndex { $0.hasPrefix("willDisplay ") })
        let left = try #require(written.firstIndex { $0.hasPrefix("didEndDisplaying ") })
        #expect(came < left)
    }
}
