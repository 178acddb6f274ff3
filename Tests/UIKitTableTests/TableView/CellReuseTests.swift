import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct CellReuseTests {
    // Seeds 18, 20, 41, 262.
    @Test func theFirstLayoutMakesOneScreenOfCells() {
        let fixture = TableFixture()
        #expect(fixture.rowsAskedFor { fixture.table.layoutIfNeeded() } == (0..<10).map { "0-\($0)" })
        #expect(CountedCell.made == 10)
        #expect(fixture.table.visibleCells.count == 10)
    }

    // Seeds 229.
    @Test func aLayoutWithoutScrollingAsksForNothing() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        let before = fixture.calls
        fixture.table.setNeedsLayout()
        fixture.table.layoutIfNeeded()
        #expect(fixture.calls == before)
    }

    @Test func aCellThatOutlivesItsTableHasNone() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        do {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            cell.tableLink = table.link
            #expect(cell.tableView === table)
        }
        #expect(cell.tableView == nil)
        cell.frame.size.width = 200
        cell.layoutIfNeeded()
        cell.setSelected(true, animated: false)
    }

    @Test func aRecognizerThatOutlivesItsViewHasNone() {
        let recognizer = UITapGestureRecognizer()
        do {
            let view = UIView()
            view.addGestureRecognizer(recognizer)
            #expect(recognizer.view === view)
        }
        #expect(recognizer.view == nil)
    }

    // 60 pt rows, 10 visible; counts measured on Catalyst iOS 26.

    // Seeds 17.
    @Test func smallStepsNeedTwelveCells() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        var most = 0
        for step in 1...100 {
            fixture.scroll(to: CGFloat(step) * 30)
            most = max(most, fixture.table.visibleCells.count)
        }
        #expect(CountedCell.made == 12)
        #expect(most == 11)
    }

    @Test func wholeScreensNeedTwentyOneCells() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        for step in 1...5 { fixture.scroll(to: CGFloat(step) * 600) }
        #expect(CountedCell.made == 21)
    }

    @Test func aJumpAsksForNewCellsBeforeItLetsGoOfTheOld() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 3000)
        #expect(CountedCell.made == 20)
    }

    @Test func reloadingMakesNoCells() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        #expect(CountedCell.made == 10)
        #expect((fixture.table.visibleCells as! [CountedCell]).allSatisfy { $0.reuses == 1 })
    }

    @Test func reloadingARowTakesANewCell() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        let before = fixture.table.cellForRow(at: IndexPath(row: 3, section: 0))
        fixture.table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        #expect(CountedCell.made == 11)
        #expect(fixture.table.cellForRow(at: IndexPath(row: 3, section: 0)) !== before)
    }

    @Test func deletingARowMakesNoCellWhenOneIsIdle() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 30)
        fixture.scroll(to: 90)
        let made = CountedCell.made
        fixture.counts[0] -= 1
        fixture.table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
        #expect(CountedCell.made == made)
    }

    @Test func prepareForReuseRunsInsideDequeuing() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 3000)
        var reuses: [Int] = []
        fixture.configure = { cell, _ in reuses.append((cell as! CountedCell).reuses) }
        fixture.scroll(to: 0)
        #expect(reuses == Array(repeating: 1, count: 10))
    }

    // Seeds 19.
    @Test func dequeuedForARowACellHasTheRowsSize() {
        let fixture = TableFixture()
        var sizes: Set<CGFloat> = []
        fixture.configure = { cell, _ in sizes.formUnion([cell.frame.width, cell.frame.height]) }
        fixture.table.layoutIfNeeded()
        #expect(sizes == [320, 60])
    }

    @Test func dequeuedOutsideLayoutACellHasTheDefaultSize() {
        let fixture = TableFixture()
        #expect(fixture.table.dequeueReusableCell(withIdentifier: "cell")?.frame.size == CGSize(width: 320, height: 44))
    }

    // Seeds 21.
    @Test func eachIdentifierHasAPoolOfItsOwn() throws {
        final class OddCell: UITableViewCell {
            static var made = 0

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                OddCell.made += 1
            }

            required init?(coder: NSCoder) { nil }
        }
        final class TwoKinds: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(
                    withIdentifier: indexPath.row % 2 == 0 ? "cell" : "odd", for: indexPath)
            }
        }
        let fixture = TableFixture()
        let source = TwoKinds()
        fixture.table.register(OddCell.self, forCellReuseIdentifier: "odd")
        fixture.table.dataSource = source
        fixture.table.layoutIfNeeded()
        for step in 1...60 {
            fixture.scroll(to: CGFloat(step) * 30)
            for path in try #require(fixture.table.indexPathsForVisibleRows) {
                let cell = try #require(fixture.table.cellForRow(at: path))
                #expect((cell is OddCell) == (path.row % 2 == 1))
                #expect(cell.reuseIdentifier == (path.row % 2 == 1 ? "odd" : "cell"))
            }
        }
        // Both kinds come back from their pools: eleven rows are visible, and one cell of each kind is idle at most.
        #expect(CountedCell.made <= 7 && OddCell.made <= 7)
        withExtendedLifetime(source) {}
    }

    // Seeds 265.
    @Test func withoutRegistrationDequeuingGivesNothing() {
        let fixture = TableFixture()
        #expect(fixture.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    // Seeds 263.
    @Test func unregisteringKeepsIdleCellsForDequeuingWithoutIndexPath() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 3000)
        fixture.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
        #expect(fixture.table.dequeueReusableCell(withIdentifier: "cell") != nil)
    }

    // Seeds 10.
    @Test func cellsWithoutIdentifierAreNotKept() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        weak var former: UITableViewCell?
        autoreleasepool {
            let source = PlainSource()
            fixture.table.dataSource = source
            fixture.table.layoutIfNeeded()
            former = fixture.table.visibleCells.first
            fixture.scroll(to: 3000)
        }
        #expect(former == nil)
    }

    @Test func aMemoryWarningEmptiesThePool() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 3000)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        fixture.scroll(to: 0)
        #expect(CountedCell.made == 30)
    }

    @Test func theLowestRowIsTheFirstSubview() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        let cells = fixture.table.subviews.compactMap { $0 as? UITableViewCell }
        #expect(cells.compactMap { fixture.table.indexPath(for: $0)?.row } == (0..<10).reversed())
    }

    @Test func cellsOfRowsThatLeftHideUntilTheyAreUsedAgain() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 3000)
        let cells = fixture.table.subviews.compactMap { $0 as? UITableViewCell }
        #expect(cells.count { !$0.isHidden } == 10)
        #expect(cells.count { $0.isHidden } == 10)
        fixture.scroll(to: 6000)
        #expect(fixture.table.visibleCells.allSatisfy { !$0.isHidden })
        #expect(fixture.table.subviews.count { $0 is UITableViewCell } == 20)
    }

    // Seeds 26.
    @Test func aCellThatTheApplicationHidStaysHiddenInItsNextRow() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.table.visibleCells.forEach { $0.isHidden = true }
        fixture.scroll(to: 3000)
        fixture.scroll(to: 6000)
        #expect(fixture.table.visibleCells.allSatisfy { $0.isHidden })
    }

    @Test func cellsComingAndGoingMoveNoView() {
        let fixture = TableFixture()
        let window = UIWindow(frame: fixture.table.frame)
        window.addSubview(fixture.table)
        window.isHidden = false
        window.layoutIfNeeded()
        fixture.scroll(to: 3000)
        CountedCell.windowMoves = 0
        for step in 1..<20 { fixture.scroll(to: CGFloat(step % 2) * 600) }
        #expect(CountedCell.windowMoves == 0)
    }

    @Test func aCellDequeuedOutsideTheDataSourceIsNoSubview() {
        let fixture = TableFixture()
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 3000)
        let cell = fixture.table.dequeueReusableCell(withIdentifier: "cell")
        #expect(cell != nil)
        #expect(cell?.superview == nil)
        #expect(cell?.isHidden == false)
    }
}

private final class PlainSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// Lets go of objects at its end, where there are pools.
private func autoreleasepool(_ body: () -> Void) { body() }
