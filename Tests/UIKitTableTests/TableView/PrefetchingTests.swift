import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct PrefetchingTests {
    /// 100 rows of 60 points in a table 600 points high, on a screen, after its first layout.
    private func stage(_ counts: [Int] = [100]) -> (TableFixture, RowsAhead, TouchStage) {
        let fixture = TableFixture(counts)
        let ahead = RowsAhead()
        fixture.table.prefetchDataSource = ahead
        return (fixture, ahead, TouchStage(showing: fixture.table))
    }

    private func rows(_ range: ClosedRange<Int>) -> [Int] { Array(range) }

    // Seeds 320.
    @Test func theFirstLayoutAsksForTheRowsBelow() {
        let (_, ahead, _) = stage()
        #expect(ahead.asked == [rows(10...14)])
        #expect(ahead.cancelled == [])
    }

    // Seeds 246.
    @Test func rowsAreAskedForOnceInPortionsAndNeverOnScreen() {
        let (fixture, ahead, stage) = stage()
        for y in 1...60 {
            fixture.table.contentOffset.y = CGFloat(y * 10)
            stage.advance(by: 1.0 / 6)
        }
        let all = ahead.asked.flatMap { $0 }
        #expect(all == all.sorted())
        #expect(Set(all).count == all.count)
        #expect(Set(all).isSuperset(of: 10..<20))
        #expect(ahead.asked.count <= 5)
        #expect(ahead.displayedWhenAsked == [])
        #expect(ahead.cancelled == [])
    }

    @Test func fasterScrollingAsksForMore() {
        func farthest(pointsAFrame: CGFloat) -> Int {
            let (fixture, ahead, stage) = stage([1000])
            for _ in 0..<20 {
                fixture.table.contentOffset.y += pointsAFrame
                stage.advance(by: 1.0 / 60)
            }
            let last = ahead.asked.last?.last ?? 0
            return last - (fixture.table.indexPathsForVisibleRows?.last?.row ?? 0)
        }
        let slow = farthest(pointsAFrame: 4)
        let fast = farthest(pointsAFrame: 40)
        #expect(slow <= 5)
        #expect(fast >= 15)
    }

    @Test func theNearestRowComesFirstInBothDirections() {
        let (fixture, ahead, stage) = stage()
        fixture.table.contentOffset.y = 3000
        stage.advance(by: 1)
        ahead.asked = []
        for _ in 0..<10 {
            fixture.table.contentOffset.y -= 20
            stage.advance(by: 1.0 / 6)
        }
        let all = ahead.asked.flatMap { $0 }
        #expect(!all.isEmpty)
        #expect(all == all.sorted(by: >))
    }

    @Test func rowsAreCancelledWhenTheDirectionTurns() {
        let (fixture, ahead, stage) = stage()
        fixture.table.contentOffset.y = 1800
        stage.advance(by: 1)
        let below = ahead.asked.last ?? []
        #expect(below.first == 40)
        fixture.table.contentOffset.y = 1700
        stage.advance(by: 1)
        #expect(ahead.cancelled.last == below)
        #expect(ahead.asked.last?.first == 27)
    }

    @Test func aWaveringFingerDoesNotTurnTheDirection() {
        let (fixture, ahead, stage) = stage()
        fixture.table.contentOffset.y = 1800
        stage.advance(by: 1)
        ahead.cancelled = []
        for y in [1795.0, 1803, 1794, 1800] {
            fixture.table.contentOffset.y = y
            stage.advance(by: 1.0 / 60)
        }
        #expect(ahead.cancelled == [])
    }

    @Test func rowsThatAJumpPassesAreCancelled() {
        let (fixture, ahead, stage) = stage()
        fixture.table.contentOffset.y = 4000
        stage.advance(by: 1)
        #expect(ahead.cancelled == [rows(10...14)])
    }

    @Test func rowsThatCameOnScreenAreNotCancelled() {
        let (fixture, ahead, stage) = stage()
        fixture.table.contentOffset.y = 300
        stage.advance(by: 1)
        fixture.table.contentOffset.y = 0
        stage.advance(by: 1)
        #expect(!ahead.cancelled.flatMap { $0 }.contains { $0 < 15 })
    }

    @Test func aTableWithPrefetchingOffAsksNothing() {
        let fixture = TableFixture()
        let ahead = RowsAhead()
        fixture.table.isPrefetchingEnabled = false
        fixture.table.prefetchDataSource = ahead
        fixture.scroll(to: 600)
        #expect(ahead.asked == [])
        fixture.table.isPrefetchingEnabled = true
        fixture.table.layoutIfNeeded()
        #expect(ahead.asked.count == 1)
    }

    @Test func requestedRowsFollowUpdates() {
        let (fixture, ahead, stage) = stage()
        fixture.counts[0] = 102
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        stage.advance(by: 1)
        #expect(ahead.asked.dropFirst().flatMap { $0 }.allSatisfy { $0 > 16 })
        fixture.table.contentOffset.y = 4000
        stage.advance(by: 1)
        #expect(ahead.cancelled.first?.first == 12)
    }

    @Test func cancellingIsOptionalForControllersToo() throws {
        let controller = PrefetchingController(style: .plain)
        controller.tableView.prefetchDataSource = controller
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        controller.tableView.layoutIfNeeded()
        controller.tableView.contentOffset.y = 3000
        controller.tableView.layoutIfNeeded()
        #expect(controller.asked.count == 2)
    }

    @Test func aSubclassMayDeclareCancelling() {
        let fixture = TableFixture()
        let ahead = CancellingInSubclass()
        fixture.table.prefetchDataSource = ahead
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 4000)
        #expect(ahead.cancelled == (MethodResolution.canSeeUncalledMethods ? 5 : 0))
    }

    @Test func reloadingFromPrefetchingIsAllowed() {
        let fixture = TableFixture()
        let ahead = RowsAhead()
        fixture.table.prefetchDataSource = ahead
        ahead.onAsking = { $0.reloadRows(at: $1, with: .none) }
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 300)
        #expect(fixture.table.visibleCells.count == 10)
    }
}

@MainActor
private final class RowsAhead: NSObject, UITableViewDataSourcePrefetching {
    var asked: [[Int]] = []
    var cancelled: [[Int]] = []
    var displayedWhenAsked: [Int] = []
    var onAsking: ((UITableView, [IndexPath]) -> Void)?

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        asked.append(indexPaths.map(\.row))
        displayedWhenAsked += indexPaths.filter { tableView.cellForRow(at: $0) != nil }.map(\.row)
        let body = onAsking
        onAsking = nil
        body?(tableView, indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled.append(indexPaths.map(\.row))
    }
}

private class Asking: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class CancellingInSubclass: Asking {
    var cancelled = 0

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.count
    }
}

private final class PrefetchingController: UITableViewController, UITableViewDataSourcePrefetching {
    var asked: [[IndexPath]] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked.append(indexPaths) }
}
