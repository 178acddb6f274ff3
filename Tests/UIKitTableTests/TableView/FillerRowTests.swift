import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct FillerRowTests {
    private func lines(_ table: UITableView) -> [CGRect] {
        table.layoutIfNeeded()
        return table.subviews.filter { $0 is TableSeparatorView }.map(\.frame).sorted { $0.minY < $1.minY }
    }

    // Since iOS 15 plain tables have none unless asked (qiita.com/yosshi4486/items/3b60e42abed72b69b9a7).
    @Test func thereAreNoneUnlessAsked() {
        #expect(TableFixture([2]).table.fillerRowHeight == 0)
        #expect(lines(TableFixture([2]).table).isEmpty)
    }

    @Test func automaticOnesAreAsHighAsTheRows() {
        with(scale: 2) {
            let fixture = TableFixture([2])
            fixture.table.fillerRowHeight = UITableView.automaticDimension
            #expect(lines(fixture.table).map(\.maxY) == (3...10).map { CGFloat($0) * 60 })
            #expect(lines(fixture.table)[0] == CGRect(x: 16, y: 179.5, width: 304, height: 0.5))
        }
    }

    @Test func theyHaveTheirOwnHeight() {
        let fixture = TableFixture([2])
        fixture.table.fillerRowHeight = 100
        #expect(lines(fixture.table).first?.maxY == 220)
    }

    @Test func theTablesInsetCountsForThem() {
        let fixture = TableFixture([2])
        fixture.table.fillerRowHeight = 60
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        #expect(lines(fixture.table).allSatisfy { $0.minX == 50 && $0.maxX == 300 })
    }

    @Test func aFooterViewEndsThem() {
        let fixture = TableFixture([2])
        fixture.table.fillerRowHeight = 60
        fixture.table.tableFooterView = UIView()
        #expect(lines(fixture.table).isEmpty)
    }

    @Test func groupedTablesHaveNone() {
        let fixture = TableFixture([2], style: .grouped)
        fixture.table.fillerRowHeight = 60
        #expect(lines(fixture.table).isEmpty)
    }

    @Test func tablesWithoutSeparatorsHaveNone() {
        let fixture = TableFixture([2])
        fixture.table.fillerRowHeight = 60
        fixture.table.separatorStyle = .none
        #expect(lines(fixture.table).isEmpty)
    }

    @Test func rowsThatFillTheTableLeaveNoRoom() {
        let fixture = TableFixture([50])
        fixture.table.fillerRowHeight = 60
        #expect(lines(fixture.table).isEmpty)
    }
}
