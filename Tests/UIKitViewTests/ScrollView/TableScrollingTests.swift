import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A table under the finger and the wheel.
@MainActor @Suite(.serialized)
final class TableScrollingTests {
    private let source = TableSource()
    private lazy var table: UITableView = {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = source
        return table
    }()
    private lazy var stage = TouchStage(showing: table)

    @Test func aTapSelectsARow() {
        stage.tap(100, 100)
        #expect(source.transcript.take() == ["didSelect 2"])
    }

    @Test func aDragSelectsNothing() {
        stage.down(100, 500)
        stage.drag(by: CGPoint(x: 0, y: -100), steps: 10)
        stage.advance(by: 0.2)
        stage.up()
        #expect(table.contentOffset.y == 90)
        #expect(source.transcript.take() == ["willBeginDragging", "didEndDragging false"])
    }

    // Seeds 83.
    @Test func theFingerHighlightsARowAfterTheDelayAndADragTakesItBack() {
        stage.down(100, 500)
        stage.advance(by: 0.1)
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
        stage.advance(by: 0.1)
        #expect(table.cellForRow(at: IndexPath(row: 11, section: 0))?.isHighlighted == true)
        stage.move(0, -50)
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
        stage.up()
        stage.advance(by: 2)
        #expect(!source.transcript.take().contains { $0.hasPrefix("didSelect") })
    }

    @Test func aTouchThatStopsATableSelectsNothing() {
        stage.down(100, 500)
        stage.drag(by: CGPoint(x: 0, y: -200), steps: 10)
        stage.up()
        stage.advance(by: 0.1)
        #expect(table.isDecelerating)
        stage.down(100, 300)
        stage.advance(by: 0.3)
        #expect(!table.isDecelerating)
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
        stage.up()
        stage.advance(by: 1)
        #expect(!source.transcript.take().contains { $0.hasPrefix("didSelect") })
    }

    // Seeds 197.
    @Test func aSidewaysDragMovesNothing() {
        stage.down(300, 500)
        stage.drag(by: CGPoint(x: -100, y: 10), steps: 10)
        stage.up()
        #expect(table.contentOffset == .zero)
        #expect(!source.transcript.take().contains("willBeginDragging"))
    }

    @Test func aTableThatIsTooShortBouncesAndComesBack() {
        source.rows = 3
        table.reloadData()
        stage.down(100, 300)
        stage.drag(by: CGPoint(x: 0, y: 110), steps: 10)
        #expect(table.contentOffset.y < -40)
        stage.up()
        stage.advance(by: 2)
        #expect(table.contentOffset == .zero)
    }

    // Seeds 195, 333.
    @Test func theWheelTurnsTheTableToItsLastRow() {
        source.rows = 100
        table.reloadData()
        for _ in 0..<100 {
            stage.wheel(100, 100, dy: -60)
            stage.advance(by: 0.02)
        }
        stage.advance(by: 1)
        #expect(table.contentOffset.y == 3548)
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99, section: 0))
    }

    @Test func aDragLaysOutNoRowThatStays() {
        _ = stage
        let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { (ObjectIdentifier($0), $0) })
        stage.down(100, 800)
        stage.move(0, -11)
        stage.advance(by: 0.1)
        let before = LayoutStatistics.cellLayouts
        stage.drag(by: CGPoint(x: 0, y: -10), steps: 10)
        stage.advance(by: 0.1)
        #expect(LayoutStatistics.cellLayouts == before)
        #expect(table.visibleCells.filter { cells[ObjectIdentifier($0)] != nil }.count >= 18)
        stage.up()
    }
}

@MainActor
private final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = 10_000
    let transcript = Transcript()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        transcript.add("didSelect \(indexPath.row)")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        transcript.add("willBeginDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        transcript.add("didEndDragging \(decelerate)")
    }
}
