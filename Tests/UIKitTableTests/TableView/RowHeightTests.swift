import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct RowHeightTests {
    private final class Heights: NSObject, UITableViewDelegate {
        var height: (IndexPath) -> CGFloat = { _ in 60 }
        var asked: [Int] = []

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath.row)
            return height(indexPath)
        }
    }

    private final class Estimates: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 500 }
    }

    // Seeds 330.
    @Test func heightsAreAutomaticUnlessSet() {
        let table = UITableView()
        #expect(table.rowHeight == -1)
        #expect(table.estimatedRowHeight == -1)
        #expect(table.estimatedSectionHeaderHeight == -1)
        #expect(table.sectionHeaderTopPadding == -1)
        #expect(UITableView.automaticDimension == -1)
    }

    // Seeds 48, 252.
    @Test func aFixedHeightHoldsForAllRows() {
        let fixture = TableFixture([50], rowHeight: 48)
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize == CGSize(width: 320, height: 2400))
        #expect(
            fixture.table.rectForRow(at: IndexPath(row: 10, section: 0)) == CGRect(x: 0, y: 480, width: 320, height: 48)
        )
    }

    // Seeds 49, 54.
    @Test func theDelegatesHeightWinsOverTheProperty() {
        let fixture = TableFixture([50], rowHeight: 48)
        let heights = Heights()
        fixture.table.delegate = heights
        fixture.table.estimatedRowHeight = 0
        heights.height = { $0.row % 2 == 0 ? 30 : 50 }
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize.height == 2000)
        #expect(
            fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame
                == CGRect(x: 0, y: 30, width: 320, height: 50))
    }

    // Measured on Catalyst iOS 26: 2 * rows + 2 * visible, the load and the first layout asking for all rows.
    @Test(arguments: [(100, 220), (10_000, 20_020)])
    func withoutEstimatesAllHeightsAreAskedFor(rows: Int, calls: Int) {
        let fixture = TableFixture([rows])
        let heights = Heights()
        fixture.table.delegate = heights
        fixture.table.estimatedRowHeight = 0
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        #expect(heights.asked.count == calls)
    }

    // Seeds 50.
    // Measured on Catalyst iOS 26: 30 calls for 100 rows of which 10 are visible.
    @Test func withEstimatesOnlyVisibleHeightsAreAskedFor() {
        let fixture = TableFixture()
        let heights = Heights()
        fixture.table.delegate = heights
        fixture.table.layoutIfNeeded()
        #expect(heights.asked.count == 30)
        #expect(Set(heights.asked) == Set(0..<10))
    }

    // Seeds 281.
    @Test func theContentIsMeasuredRowsAndEstimates() {
        let fixture = TableFixture()
        let heights = Heights()
        fixture.table.delegate = heights
        fixture.table.estimatedRowHeight = 100
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize.height == 9600)
    }

    // Seeds 52.
    @Test func theDelegatesEstimateWinsOverTheProperty() {
        let fixture = TableFixture()
        let estimates = Estimates()
        fixture.table.delegate = estimates
        fixture.table.estimatedRowHeight = 0
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells.count == 10)
        #expect(fixture.table.contentSize.height == 45_600)
    }

    @Test func builtInCellsSizeThemselves() {
        with(scale: 2) {
            let fixture = TableFixture([20], rowHeight: UITableView.automaticDimension)
            fixture.configure = { cell, indexPath in
                cell.textLabel?.text =
                    indexPath.row == 1 ? String(repeating: "words that wrap ", count: 20) : "one line"
                cell.textLabel?.numberOfLines = 0
            }
            fixture.table.layoutIfNeeded()
            let heights = fixture.table.visibleCells.map(\.frame.height)
            #expect(heights[0] == 44.5)
            #expect(heights[1] > 100)
            #expect(fixture.table.visibleCells[2].frame.minY == heights[0] + heights[1])
        }
    }

    @Test func heightsAreWholePixels() {
        with(scale: 2) {
            let fixture = TableFixture()
            let heights = Heights()
            heights.height = { _ in 40.2 }
            fixture.table.delegate = heights
            fixture.table.layoutIfNeeded()
            #expect(fixture.table.visibleCells[0].frame.height == 40.5)
        }
    }

    @Test func withoutEstimatesAutomaticRowsHaveTheSystemsHeight() {
        let fixture = TableFixture([20], rowHeight: UITableView.automaticDimension)
        fixture.table.estimatedRowHeight = 0
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells[3].frame == CGRect(x: 0, y: 132, width: 320, height: 44))
    }

    @Test func whatIsSeenStaysWhenARowAboveTurnsOutHigher() {
        let fixture = TableFixture()
        let heights = Heights()
        heights.height = { $0.row < 40 ? 90 : 60 }
        fixture.table.delegate = heights
        fixture.table.estimatedRowHeight = 60
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 3000)
        for _ in 0..<20 {
            let first = fixture.table.indexPathsForVisibleRows![0]
            let before = fixture.table.rectForRow(at: first).minY - fixture.table.contentOffset.y
            fixture.table.contentOffset.y -= 45
            fixture.table.layoutIfNeeded()
            let after = fixture.table.rectForRow(at: first).minY - fixture.table.contentOffset.y
            #expect(after - before == 45)
        }
    }

    @Test func aNewWidthMeasuresAgainAndKeepsTheFirstRow() {
        let fixture = TableFixture([200], rowHeight: UITableView.automaticDimension)
        fixture.configure = { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "words that wrap ", count: 6)
        }
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 1500)
        let first = fixture.table.indexPathsForVisibleRows![0]
        let height = fixture.table.rectForRow(at: first).height
        let distance = fixture.table.rectForRow(at: first).minY - fixture.table.contentOffset.y
        fixture.table.frame.size.width = 700
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.rectForRow(at: first).height < height)
        #expect(abs(fixture.table.rectForRow(at: first).minY - fixture.table.contentOffset.y - distance) < 1)
    }

    @Test func aNegativeHeightRaisesAndCountsAsNothing() {
        let fixture = TableFixture([3])
        let heights = Heights()
        fixture.table.delegate = heights
        fixture.table.estimatedRowHeight = 0
        heights.height = { $0.row == 1 ? -5 : 60 }
        let exceptions = raised { fixture.table.layoutIfNeeded() }
        #expect(
            exceptions.first?.reason?.hasPrefix(
                "table view row height must not be negative - provided height for index path (") == true)
        #expect(exceptions.first?.reason?.hasSuffix("is -5.000000") == true)
        #expect(fixture.table.contentSize.height == 120)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aHeightThatIsNoNumberRaisesAndCountsAsNothing(height: CGFloat) {
        let fixture = TableFixture([3])
        let heights = Heights()
        fixture.table.delegate = heights
        heights.height = { $0.row == 1 ? height : 60 }
        let exceptions = raised { fixture.table.layoutIfNeeded() }
        #expect(
            exceptions.first?.reason?.hasPrefix(
                "table view row height must not be negative - provided height for index path (") == true)
        #expect(fixture.table.contentSize.height == 120)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func aCellsHeightThatIsNoNumberRaisesToo(height: CGFloat) {
        final class Cell: UITableViewCell {
            static var height: CGFloat = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
        }
        Cell.height = height
        let fixture = TableFixture([1], rowHeight: UITableView.automaticDimension)
        fixture.table.register(Cell.self, forCellReuseIdentifier: "cell")
        let exceptions = raised { fixture.table.layoutIfNeeded() }
        #expect(exceptions.first?.reason?.hasPrefix("table view row height must not be negative") == true)
        #expect(fixture.table.contentSize.height == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func aPropertyKeepsItsHeightWhenItIsSetToNoNumber(height: CGFloat) {
        let table = UITableView()
        table.rowHeight = 50
        let exceptions = raised {
            table.rowHeight = height
            table.estimatedSectionHeaderHeight = height
            table.sectionHeaderTopPadding = height
        }
        #expect(
            exceptions.map { $0.reason?.prefix { $0 != " " } } == [
                "rowHeight", "estimatedSectionHeaderHeight", "sectionHeaderTopPadding",
            ])
        #expect(table.rowHeight == 50)
        #expect(table.estimatedSectionHeaderHeight == -1)
        #expect(table.sectionHeaderTopPadding == -1)
    }

    // MARK: Rows that change off screen

    /// A cell as high as its text says.
    private final class TextHighCell: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: CGFloat(Double(textLabel?.text ?? "") ?? 0))
        }
    }

    @Test func aRowIsMeasuredEachTimeItComesOnScreen() throws {
        let fixture = TableFixture([100], rowHeight: UITableView.automaticDimension)
        fixture.table.register(TextHighCell.self, forCellReuseIdentifier: "cell")
        var heights = Array(repeating: 50, count: 100)
        fixture.configure = { $0.textLabel?.text = "\(heights[$1.row])" }
        fixture.table.layoutIfNeeded()
        for y in stride(from: 0, through: 2000, by: 200) { fixture.scroll(to: CGFloat(y)) }
        for row in 20..<35 { heights[row] = 90 }
        var last = try #require(fixture.table.indexPathsForVisibleRows?.first)
        for _ in 0..<15 {
            let place = fixture.table.rectForRow(at: last).minY - fixture.table.contentOffset.y
            fixture.scroll(to: fixture.table.contentOffset.y - 70)
            // What is on screen moves by the step, whatever the rows above it have become.
            #expect(fixture.table.rectForRow(at: last).minY - fixture.table.contentOffset.y == place + 70)
            last = try #require(fixture.table.indexPathsForVisibleRows?.first)
            for cell in fixture.table.visibleCells {
                #expect("\(Int(cell.frame.height))" == cell.textLabel?.text)
            }
        }
    }
}
