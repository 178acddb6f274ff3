import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct InsetGroupedTests {
    @Test func rowsStandOnCardsInsideTheTable() {
        let fixture = TableFixture([3], style: .insetGrouped, size: CGSize(width: 390, height: 600))
        fixture.table.layoutIfNeeded()
        let row = fixture.table.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(row == CGRect(x: 20, y: 95, width: 350, height: 60))
        #expect(fixture.table.visibleCells[1].frame == CGRect(x: 0, y: 95, width: 350, height: 60))
        #expect(fixture.table.visibleCells[1].superview === fixture.table.parts.wrapper.ifMade)
        #expect(fixture.table.rectForHeader(inSection: 0).width == 390)
    }

    @Test func cellsKnowTheirPlaceOnTheCard() {
        let fixture = TableFixture([3, 1], style: .insetGrouped)
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells.map { $0.tableContext?.position } == [.first, .middle, .last, .only])
        #expect(fixture.table.visibleCells.map { $0.tableContext?.showsBottomSeparator } == [true, true, false, false])
        fixture.counts = [2, 1]
        fixture.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        #expect(fixture.table.visibleCells.map { $0.tableContext?.position } == [.first, .last, .only])
    }

    @Test func scrolledCellsGetTouches() throws {
        let fixture = TableFixture([100], style: .insetGrouped, size: CGSize(width: 390, height: 844))
        let controller = UIViewController()
        controller.view = fixture.table
        let app = try TestApplication(showing: controller)
        fixture.table.contentOffset.y = 3000
        app.frame()
        try app.tap(fixture.table.visibleCells[3])
        #expect(fixture.table.indexPathForSelectedRow == fixture.table.indexPathsForVisibleRows?[3])
    }
}
