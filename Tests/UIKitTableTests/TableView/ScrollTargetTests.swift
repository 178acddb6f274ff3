import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct ScrollTargetTests {
    private func shown(_ counts: [Int] = [100], rowHeight: CGFloat = 60) -> TableFixture {
        let fixture = TableFixture(counts, rowHeight: rowHeight)
        fixture.table.layoutIfNeeded()
        return fixture
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // Seeds 284, 327.
    @Test func positionsPutTheRowAtTopMiddleAndBottom() {
        let table = shown().table
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 3000)
        table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 2460)
        table.scrollToRow(at: path(50), at: .middle, animated: false)
        #expect(table.contentOffset.y == 2730)
    }

    // Seeds 327.
    @Test func noneScrollsByTheLeastDistance() {
        let table = shown().table
        table.scrollToRow(at: path(5), at: .none, animated: false)
        #expect(table.contentOffset.y == 0)
        table.scrollToRow(at: path(20), at: .none, animated: false)
        #expect(table.contentOffset.y == 660)
        table.scrollToRow(at: path(3), at: .none, animated: false)
        #expect(table.contentOffset.y == 180)
    }

    @Test func theContentDoesNotLeaveItsEdges() {
        let table = shown().table
        table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 5400)
        table.scrollToRow(at: path(0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 0)
    }

    @Test func insetsCount() {
        let table = shown().table
        table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2960)
        table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 2490)
    }

    @Test func aFarRowWithAnEstimatedPlaceIsReachedExactly() {
        let fixture = TableFixture([1000], rowHeight: UITableView.automaticDimension)
        fixture.configure = { cell, indexPath in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "words that wrap ", count: 1 + indexPath.row % 9)
        }
        fixture.table.layoutIfNeeded()
        let table = fixture.table
        table.scrollToRow(at: path(700), at: .top, animated: false)
        #expect(abs(table.rectForRow(at: path(700)).minY - table.contentOffset.y) < 0.6)
        table.scrollToRow(at: path(999), at: .bottom, animated: false)
        #expect(abs(table.rectForRow(at: path(999)).maxY - table.bounds.maxY) < 0.6)
        table.scrollToRow(at: path(300), at: .middle, animated: false)
        #expect(abs(table.rectForRow(at: path(300)).midY - table.bounds.midY) < 0.6)
    }

    @Test func anAnimatedScrollArrivesThoughRowsAreMeasuredOnTheWay() throws {
        let fixture = TableFixture(
            [300], size: CGSize(width: 390, height: 844), rowHeight: UITableView.automaticDimension)
        fixture.configure = { cell, indexPath in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "words that wrap ", count: 1 + indexPath.row % 9)
        }
        let controller = UIViewController()
        controller.view = fixture.table
        let app = try TestApplication(showing: controller)
        fixture.table.scrollToRow(at: path(120), at: .top, animated: true)
        app.advance(by: 1)
        let table = fixture.table
        #expect(abs(table.rectForRow(at: path(120)).minY - table.contentOffset.y) < 0.6)
    }

    // MARK: Estimates that are far off

    /// Rows of one height that their cells give, with the default estimate or another one.
    private final class TallCell: UITableViewCell {
        static var height: CGFloat = 64

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    }

    private func tallRows(_ height: CGFloat, estimate: CGFloat = UITableView.automaticDimension) -> TableFixture {
        TallCell.height = height
        let fixture = TableFixture(
            [1000], size: CGSize(width: 390, height: 844), rowHeight: UITableView.automaticDimension)
        fixture.table.estimatedRowHeight = estimate
        fixture.table.register(TallCell.self, forCellReuseIdentifier: "cell")
        return fixture
    }

    private func distance(_ table: UITableView, _ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
        let rect = table.rectForRow(at: path(row))
        return switch position {
        case .bottom: rect.maxY - table.bounds.maxY
        case .middle: rect.midY - table.bounds.midY
        default: rect.minY - table.bounds.minY
        }
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom], [500, 998])
    func anAnimatedScrollEndsAtTheRow(position: UITableView.ScrollPosition, row: Int) {
        guard row == 500 || position == .bottom else { return }
        let table = tallRows(64).table
        let stage = TouchStage(showing: table)
        stage.advance(by: 0.1)
        table.scrollToRow(at: path(row), at: position, animated: true)
        var steps: [CGFloat] = []
        for _ in 0..<40 {
            let before = table.contentOffset.y
            stage.advance(by: 1.0 / 60)
            steps.append(table.contentOffset.y - before)
        }
        #expect(abs(distance(table, row, position)) < 0.6)
        #expect(table.visibleCells.count >= 13)
        // From the middle on every step is shorter than the one before it, and none goes back.
        let slowing = steps.drop { $0 < steps.max()! }
        #expect(zip(slowing, slowing.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 0 }, "\(steps)")
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom], [6.0, 10, 300])
    func aScrollArrivesHoweverWrongTheEstimates(position: UITableView.ScrollPosition, estimate: Double) {
        let table = tallRows(64, estimate: estimate).table
        table.layoutIfNeeded()
        for row in [500, 20, 990, 501] {
            table.scrollToRow(at: path(row), at: position, animated: false)
            guard row != 990 || position != .top else { continue }
            #expect(abs(distance(table, row, position)) < 0.6, "\(row)")
        }
    }

    @Test func theDelegateLearnsOfTheEndOfAScrollWhenTheRowIsThere() {
        final class Delegate: NSObject, UITableViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
        }
        let (table, delegate) = (tallRows(64).table, Delegate())
        table.delegate = delegate
        let stage = TouchStage(showing: table)
        stage.advance(by: 0.1)
        table.scrollToRow(at: path(500), at: .bottom, animated: true)
        stage.advance(by: 1)
        #expect(delegate.offsets == [table.contentOffset.y])
        #expect(abs(distance(table, 500, .bottom)) < 0.6)
    }

    // Seeds 197.
    @Test func xNeverChanges() {
        let table = shown().table
        table.setContentOffset(CGPoint(x: 40, y: 100), animated: false)
        table.scrollRectToVisible(CGRect(x: 500, y: 800, width: 100, height: 100), animated: false)
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.x == 0)
        #expect(table.contentSize.width == 320)
    }

    // Seeds 285.
    @Test func theNearestSelectedRowIsFound() {
        let table = shown().table
        table.allowsMultipleSelection = true
        for row in [3, 40, 90] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 3000
        table.layoutIfNeeded()
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 2400)
    }

    @Test func aFloatingHeaderDoesNotCoverTheRow() {
        final class Titles: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        }
        let titles = Titles()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 44
        table.dataSource = titles
        table.layoutIfNeeded()
        table.scrollToRow(at: path(20), at: .top, animated: false)
        #expect(table.headerView(forSection: 0)?.frame.maxY == table.rectForRow(at: path(20)).minY)
    }

    @Test func rowsThatDoNotExistRaise() {
        let table = shown([20]).table
        let rows = raised { table.scrollToRow(at: path(20), at: .top, animated: false) }
        #expect(rows.map(\.name) == [.rangeException])
        #expect(
            rows.first?.reason?.hasPrefix(
                "Attempted to scroll the table view to an out-of-bounds row (20) when there are only 20 rows in section 0. "
                    + "Table view: <") == true)
        #expect(
            raised { table.scrollToRow(at: path(0, 3), at: .top, animated: false) }.map(\.reason)
                == [
                    "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 1 sections."
                ])
        #expect(table.contentOffset.y == 0)
    }

    @Test func notFoundScrollsToASectionWithoutRows() {
        let table = shown([50, 0, 50]).table
        table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
        #expect(table.contentOffset.y == 3000)
    }
}
