import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows that stay visible move by exactly what the content was moved by, whatever comes in above them.
@MainActor @Suite(.serialized) struct HeldRowTests {
    /// Ten thousand rows that size themselves, 30 to 150 points high and estimated at 50, scrolled to row 5,000.
    private final class SelfSizedRows: NSObject, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)

        override init() {
            super.init()
            table.estimatedRowHeight = 50
            table.register(SelfSizedCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.tag = indexPath.row
            return cell
        }

        /// Where the rows on screen stand.
        var places: [Int: CGFloat] {
            table.visibleCells.reduce(into: [:]) { $0[$1.tag] = $1.frame.minY - table.contentOffset.y }
        }
    }

    private final class SelfSizedCell: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: CGFloat(30 + tag * 7919 % 121))
        }
    }

    private func expectSteps(
        _ rows: SelfSizedRows, _ count: Int, sourceLocation: SourceLocation = #_sourceLocation, _ step: () -> CGFloat
    ) {
        for _ in 0..<count {
            let before = rows.places
            let distance = step()
            for (row, y) in rows.places {
                guard let former = before[row] else { continue }
                #expect(abs(y - (former - distance)) < 0.51, "row \(row)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test(arguments: [-30, -100, -150, -400, -599, 100, 400] as [CGFloat])
    func rowsThatStayVisibleMoveByTheStep(step: CGFloat) {
        let rows = SelfSizedRows()
        rows.table.layoutIfNeeded()
        rows.table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
        expectSteps(rows, 60) {
            rows.table.contentOffset.y += step
            rows.table.layoutIfNeeded()
            return step
        }
    }

    @Test func rowsThatStayVisibleMoveWithADrag() {
        let rows = SelfSizedRows()
        let stage = TouchStage(showing: rows.table)
        rows.table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
        stage.advance(by: 0.1)
        stage.down(100, 100)
        stage.advance(by: 0.02)
        stage.move(0, 20)
        stage.advance(by: 0.02)
        expectSteps(rows, 4) {
            stage.move(0, 110)
            stage.advance(by: 1.0 / 60)
            return -110
        }
        stage.up()
    }

    @Test func rowsThatStayVisibleMoveWithAWheel() {
        let rows = SelfSizedRows()
        let stage = TouchStage(showing: rows.table)
        rows.table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
        stage.advance(by: 0.1)
        expectSteps(rows, 20) {
            stage.wheel(100, 100, dy: 130, isPrecise: true)
            stage.advance(by: 1.0 / 60)
            return -130
        }
    }

    @Test func rowsThatStayVisibleMoveTogetherInAFling() {
        let rows = SelfSizedRows()
        let stage = TouchStage(showing: rows.table)
        rows.table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
        stage.advance(by: 0.1)
        stage.down(100, 100)
        stage.drag(by: CGPoint(x: 0, y: 400), steps: 6)
        stage.up()
        var lastDistance: CGFloat = 0
        for _ in 0..<60 where rows.table.isDecelerating {
            let before = rows.places
            stage.advance(by: 1.0 / 60)
            let distances = rows.places.compactMap { row, y in before[row].map { y - $0 } }
            // All the same, and after the first frame slower than in the frame before.
            let (least, most) = (distances.min() ?? 0, distances.max() ?? 0)
            #expect(most - least < 0.51)
            if lastDistance > 0 { #expect(most <= lastDistance + 5) }
            lastDistance = most
        }
        #expect(lastDistance > 0)
    }

    @Test func onlyRowsThatFitComeInAbove() {
        let rows = SelfSizedRows()
        rows.table.layoutIfNeeded()
        rows.table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
        let before = Set(rows.places.keys)
        let made = LayoutStatistics.dequeues
        rows.table.contentOffset.y -= 400
        rows.table.layoutIfNeeded()
        // None is asked for that its neighbors' heights push out of sight again.
        #expect(LayoutStatistics.dequeues - made <= Set(rows.places.keys).subtracting(before).count)
    }

    @Test func anAnimatedScrollToTheTopArrivesThere() {
        let rows = SelfSizedRows()
        let stage = TouchStage(showing: rows.table)
        rows.table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
        rows.table.reloadData()
        rows.table.contentOffset.y = 700
        stage.advance(by: 0.1)
        rows.table.setContentOffset(.zero, animated: true)
        stage.advance(by: 1)
        #expect(rows.table.contentOffset.y == 0)
        #expect(rows.table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 0)
    }
}
