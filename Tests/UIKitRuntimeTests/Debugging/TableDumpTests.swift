import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct TableDumpTests {
    @Test func aDumpShowsCountsPositionAndWhatHasAView() {
        let fixture = TableFixture([1000], size: CGSize(width: 320, height: 150))
        fixture.configure = { cell, path in cell.textLabel?.text = "Row \(path.row)" }
        fixture.table.layoutIfNeeded()
        fixture.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(
            fixture.table.tableDump() == """
                UITableView plain 320x150
                  offset 0 of 60000
                  1 sections, 1000 rows, 0 estimated
                  section 0 at 0: header 0, 1000 rows, footer 0
                    row 0-0 CountedCell (0, 0, 320, 60) "Row 0"
                    row 0-1 CountedCell (0, 60, 320, 60) "Row 1" selected
                    row 0-2 CountedCell (0, 120, 320, 60) "Row 2"
                """)
    }

    @Test func aDumpAsksNobody() {
        let fixture = TableFixture([3])
        _ = fixture.table.tableDump()
        #expect(fixture.calls.isEmpty)
    }
}
