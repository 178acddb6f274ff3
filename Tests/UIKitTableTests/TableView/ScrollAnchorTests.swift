import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What the user looks at stays put.
@MainActor @Suite(.serialized) struct ScrollAnchorTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Where the cells on screen stand, by their texts.
    private func places(_ rows: RowsOfSections) -> [String: CGFloat] {
        rows.table.visibleCells.reduce(into: [:]) {
            $0[$1.textLabel?.text ?? ""] = $1.frame.minY - rows.table.contentOffset.y
        }
    }

    private func expectInPlace(
        _ rows: RowsOfSections, sourceLocation: SourceLocation = #_sourceLocation, _ update: () -> Void
    ) {
        let before = places(rows)
        update()
        let after = places(rows)
        let both = before.keys.filter { after[$0] != nil }
        #expect(both.count >= 9, sourceLocation: sourceLocation)
        for row in both { #expect(before[row] == after[row], "row \(row)", sourceLocation: sourceLocation) }
        #expect(rows.wrong == nil, sourceLocation: sourceLocation)
    }

    private func scrolled(to y: CGFloat) -> RowsOfSections {
        let rows = RowsOfSections([Array(0..<100), Array(100..<200)])
        rows.table.layoutIfNeeded()
        rows.table.contentOffset.y = y
        rows.table.layoutIfNeeded()
        return rows
    }

    @Test func changesAboveDoNotMoveWhatIsSeen() {
        let rows = scrolled(to: 1210)
        expectInPlace(rows) {
            rows.data[0].insert(contentsOf: 500..<507, at: 3)
            rows.table.insertRows(at: (3..<10).map { path($0) }, with: .none)
        }
        expectInPlace(rows) {
            rows.data[0].removeSubrange(0..<5)
            rows.table.deleteRows(at: (0..<5).map { path($0) }, with: .none)
        }
        expectInPlace(rows) {
            rows.data.insert(Array(600..<620), at: 0)
            rows.table.insertSections([0], with: .none)
        }
        expectInPlace(rows) {
            rows.table.performBatchUpdates {
                rows.data[0].remove(at: 0)
                rows.data[2].insert(600, at: 90)
                rows.table.moveRow(at: path(0), to: path(90, 2))
            }
        }
    }

    @Test func atRestAtTheTopNewRowsComeIntoSight() {
        let rows = scrolled(to: 0)
        rows.data[0].insert(500, at: 0)
        rows.table.insertRows(at: [path(0)], with: .none)
        #expect(rows.table.contentOffset.y == 0)
        #expect(rows.table.visibleCells.first?.textLabel?.text == "500")
    }

    @Test func theOffsetCanStayInstead() {
        let rows = scrolled(to: 1210)
        rows.table.updateAnchor = .contentOffset
        rows.data[0].insert(500, at: 0)
        rows.table.insertRows(at: [path(0)], with: .none)
        #expect(rows.table.contentOffset.y == 1210)
    }

    @Test func whenTheFirstVisibleRowGoesTheNextTakesItsPlace() {
        let rows = scrolled(to: 1200)
        rows.data[0].remove(at: 20)
        rows.table.deleteRows(at: [path(20)], with: .none)
        #expect(rows.table.contentOffset.y == 1200)
        #expect(rows.table.visibleCells.first?.textLabel?.text == "21")
    }

    @Test func rowsHigherThanEstimatedMoveNothingInEitherDirection() {
        let rows = RowsOfSections([Array(0..<300)])
        rows.height = { CGFloat(40 + $0 * 37 % 90) }
        let stage = TouchStage(showing: rows.table)
        func drag(_ step: CGFloat, times: Int) {
            for _ in 0..<times {
                let before = places(rows)
                rows.table.contentOffset.y += step
                stage.advance(by: 1.0 / 60)
                let after = places(rows)
                for (row, y) in before {
                    if let now = after[row] { #expect(abs(now - (y - step)) < 0.51, "row \(row)") }
                }
            }
        }
        // A jump into the unknown, then up through rows that were never measured, and down again.
        rows.table.contentOffset.y = 9000
        stage.advance(by: 0.1)
        drag(-25, times: 100)
        drag(25, times: 60)
        #expect(rows.wrong == nil)
    }

    // Seeds 51.
    @Test func theIndicatorNeverLeaps() {
        let rows = RowsOfSections([Array(0..<500)])
        rows.height = { CGFloat(20 + $0 * 53 % 150) }
        let stage = TouchStage(showing: rows.table)
        func position() -> CGFloat {
            let track = rows.table.contentSize.height - rows.table.bounds.height
            return rows.table.contentOffset.y / track
        }
        rows.table.contentOffset.y = rows.table.contentSize.height * 0.6
        stage.advance(by: 0.1)
        for _ in 0..<200 {
            let before = position()
            rows.table.contentOffset.y -= 40
            let moved = before - position()
            stage.advance(by: 1.0 / 60)
            // Beyond what the finger moved it.
            #expect(abs(position() - (before - moved)) < 0.02)
        }
    }
}
