import Foundation
import Testing

@testable import UIKit

/// The counts that keep tables cheap: one screen of work, whatever the number of rows.
@MainActor @Suite(.serialized) struct TableBudgetTests {
    @Test func aBillionRowsAskForOneScreenOfCells() {
        let fixture = TableFixture([1_000_000_000], rowHeight: 44)
        let rows = fixture.rowsAskedFor { fixture.table.layoutIfNeeded() }
        #expect(rows.count == 14)
        #expect(fixture.table.contentSize.height == 44e9)
        #expect(fixture.table.contents.geometry.runCount == 1)
    }

    @Test func aBillionRowsTakeNoMoreMemoryThanAThousand() throws {
        /// Pages of the process in memory.
        func pages() throws -> Int {
            let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(fields[1]))
        }
        func pages(opening rows: Int) throws -> Int {
            let before = try pages()
            let fixture = TableFixture([rows], rowHeight: 44)
            fixture.table.layoutIfNeeded()
            return try pages() - before
        }
        _ = try pages(opening: 1000)
        let few = try pages(opening: 1000)
        let many = try pages(opening: 1_000_000_000)
        #expect(many - few < 256, "\(few) and \(many) pages of 4 KiB: a billion rows may take 1 MiB more")
    }

    @Test func aBillionSelfSizingRowsAskForOneScreenOfCells() {
        let fixture = TableFixture([1_000_000_000], rowHeight: UITableView.automaticDimension)
        let rows = fixture.rowsAskedFor { fixture.table.layoutIfNeeded() }
        #expect(rows.count <= 14)
        #expect(fixture.table.contents.geometry.runCount <= 3)
    }

    @Test func jumpingToTheLastOfABillionRowsAsksForOneScreen() {
        let fixture = TableFixture([1_000_000_000], rowHeight: 44)
        fixture.table.layoutIfNeeded()
        let last = IndexPath(row: 999_999_999, section: 0)
        let rows = fixture.rowsAskedFor { fixture.table.scrollToRow(at: last, at: .bottom, animated: false) }
        #expect(rows.count == 14)
        #expect(rows.last == "0-999999999")
        #expect(fixture.table.cellForRow(at: last)?.frame.maxY == 44e9)
    }

    @Test func scrollingWhatIsThereLaysOutAndShapesNothing() {
        let fixture = TableFixture()
        fixture.configure = { cell, indexPath in cell.textLabel?.text = "Row \(indexPath.row)" }
        let window = UIWindow(frame: fixture.table.frame)
        window.addSubview(fixture.table)
        window.isHidden = false
        window.layoutIfNeeded()
        fixture.scroll(to: 10)
        let layouts = LayoutStatistics.cellLayouts
        let shapings = TextLayout.shapingCount
        let asked = fixture.rowsAskedFor {
            for y in 11..<55 { fixture.scroll(to: CGFloat(y)) }
        }
        #expect(asked == [])
        #expect(LayoutStatistics.cellLayouts == layouts)
        #expect(TextLayout.shapingCount == shapings)
    }

    @Test func aRowThatScrollsInCostsOneCell() {
        let fixture = TableFixture()
        let window = UIWindow(frame: fixture.table.frame)
        window.addSubview(fixture.table)
        window.isHidden = false
        window.layoutIfNeeded()
        fixture.scroll(to: 10)
        fixture.scroll(to: 70)
        let layouts = LayoutStatistics.cellLayouts
        let dequeues = LayoutStatistics.dequeues
        let asked = fixture.rowsAskedFor { fixture.scroll(to: 130) }
        #expect(asked == ["0-12"])
        #expect(LayoutStatistics.cellLayouts == layouts + 1)
        #expect(LayoutStatistics.dequeues == dequeues + 1)
    }
}
