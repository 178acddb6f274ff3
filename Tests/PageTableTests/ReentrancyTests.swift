import PageTable
import Testing
import UIKit

/// Changes its page from its callbacks.
private final class MeddlingCell: LabelCell {
    static var meddle: (PageCell, Callback) -> Void = { _, _ in }

    enum Callback { case configure, select }

    override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        Self.meddle(self, .configure)
    }

    override func handleSelection(in tableView: UITableView) {
        Self.meddle(self, .select)
        super.handleSelection(in: tableView)
    }
}

/// Changes its page when it ends.
private final class MeddlingData {
    let atEnd: () -> Void

    init(atEnd: @escaping () -> Void) { self.atEnd = atEnd }

    deinit { atEnd() }
}

@MainActor @Suite(.serialized)
struct ReentrancyTests {
    private func fixture() throws -> PageFixture {
        MeddlingCell.meddle = { _, _ in }
        return try PageFixture { page in
            page.addSection(at: 0)
            for row in 0..<3 {
                page.addRow(at: row, inSection: 0, cellClass: MeddlingCell.self, cellData: "\(row)")
            }
        }
    }

    @Test func aCellMayAddRowsWhileItIsConfigured() throws {
        let fixture = try fixture()
        var added = false
        MeddlingCell.meddle = { _, callback in
            guard callback == .configure, !added else { return }
            added = true
            fixture.page.add("added", at: 0)
        }
        fixture.page.addRow(at: 3, inSection: 0, cellClass: MeddlingCell.self, cellData: "3")
        #expect(fixture.rows == [["added", "0", "1", "2", "3"]])
    }

    @Test func aCellMayRemoveAllRowsWhenItIsSelected() throws {
        let fixture = try fixture()
        MeddlingCell.meddle = { cell, callback in
            if callback == .select { cell.pageViewController?.removeAllSections(with: .none) }
        }
        try fixture.app.tap(text: "1")
        #expect(fixture.rows == [])
    }

    @Test func aCellMayTakeTheTableAway() throws {
        let fixture = try fixture()
        let page = fixture.page
        MeddlingCell.meddle = { _, callback in
            if callback == .select { page.tableView = UITableView(frame: page.view.bounds) }
        }
        try fixture.app.tap(text: "1")
        fixture.app.advance(by: 0.5)
        #expect(fixture.table.numberOfRows(inSection: 0) == 3)
    }

    @Test func dataMayChangeThePageWhenItEnds() throws {
        let fixture = try fixture()
        let page = fixture.page
        page.addRow(
            at: 3, inSection: 0, cellClass: PageCell.self,
            cellData: MeddlingData { MainActor.assumeIsolated { page.add("last", at: 0) } })
        page.removeRow(at: 3, inSection: 0, with: .none)
        #expect(fixture.rows == [["last", "0", "1", "2"]])
        page.removeAllSections()
        #expect(fixture.rows == [])
    }
}
