import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Views that an application puts into the table itself.
@MainActor @Suite(.serialized) struct ApplicationSubviewTests {
    private let fixture = TableFixture()
    private var table: UITableView { fixture.table }

    private func marker(_ y: CGFloat) -> UIView { UIView(frame: CGRect(x: 10, y: y, width: 50, height: 50)) }

    private func index(_ view: UIView) -> Int { table.subviews.firstIndex { $0 === view }! }

    private var cellIndexes: [Int] { table.subviews.indices.filter { table.subviews[$0] is UITableViewCell } }

    private func shake() {
        for step in 0..<30 { fixture.scroll(to: CGFloat(step) * 70) }
        table.reloadData()
        table.layoutIfNeeded()
        fixture.counts[0] += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        fixture.scroll(to: 0)
    }

    @Test func addedViewsStayAboveTheCells() {
        table.layoutIfNeeded()
        let view = marker(100)
        table.addSubview(view)
        shake()
        #expect(index(view) > cellIndexes.last!)
        #expect(view.frame == CGRect(x: 10, y: 100, width: 50, height: 50))
    }

    @Test func viewsInsertedAtTheBackStayBelowTheCells() {
        table.layoutIfNeeded()
        let view = marker(100)
        table.insertSubview(view, at: 0)
        shake()
        #expect(index(view) < cellIndexes.first!)
        #expect(view.frame == CGRect(x: 10, y: 100, width: 50, height: 50))
    }

    @Test func severalKeepTheirOrder() {
        let views = (0..<4).map { marker(CGFloat($0) * 60) }
        table.addSubview(views[2])
        table.insertSubview(views[1], at: 0)
        table.insertSubview(views[0], at: 0)
        table.addSubview(views[3])
        shake()
        #expect(views.map(index) == views.map(index).sorted())
        #expect(index(views[1]) < cellIndexes.first!)
        #expect(index(views[2]) > cellIndexes.last!)
    }

    // Seeds 118.
    @Test func aViewBelowTheLastRowScrollsWithTheContent() {
        fixture.counts = [5]
        table.layoutIfNeeded()
        let view = marker(400)
        table.addSubview(view)
        table.contentInset.bottom = 300
        fixture.scroll(to: 50)
        #expect(view.frame.minY == 400)
        #expect(view.frame.minY - table.bounds.minY == 350)
        #expect(table.hitTest(CGPoint(x: 30, y: 420), with: nil) === view)
    }

    @Test func theyGetTouchesAboveCells() {
        table.layoutIfNeeded()
        let view = marker(100)
        table.addSubview(view)
        #expect(table.hitTest(CGPoint(x: 30, y: 120), with: nil) === view)
    }

    // Seeds 256.
    @Test func aBackgroundViewIsBehindEverythingAndStays() {
        let background = UIView()
        table.backgroundView = background
        table.insertSubview(marker(0), at: 0)
        table.layoutIfNeeded()
        fixture.scroll(to: 500)
        #expect(background.frame == CGRect(x: 0, y: 500, width: 320, height: 600))
        #expect(index(background) < cellIndexes.first!)
    }

    // Seeds 130, 269, 270.
    @Test func headerAndFooterViewsFrameTheRows() {
        fixture.counts = [3]
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        table.tableHeaderView = header
        table.tableFooterView = footer
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
        #expect(footer.frame == CGRect(x: 0, y: 260, width: 320, height: 40))
        #expect(table.contentSize.height == 300)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
        table.tableHeaderView = nil
        table.layoutIfNeeded()
        #expect(header.superview == nil)
        #expect(footer.frame.minY == 180)
    }

    @Test func aHeaderViewThatGrewCountsWhenItIsSetAgain() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        table.tableHeaderView = header
        table.layoutIfNeeded()
        header.frame.size.height = 120
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    }
}
