import PageTable
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct RefreshTests {
    private func fixture() throws -> PageFixture {
        try PageFixture { page in
            page.addSection(at: 0)
            page.add("a", at: 0)
        }
    }

    // Seeds 365.
    @Test func deferredChangesAreShownByAReload() throws {
        let fixture = try fixture()
        fixture.page.add("b", at: 1, refresh: .deferred)
        #expect(fixture.rows == [["a"]])
        #expect(fixture.page.numberOfRows(inSection: 0) == 2)
        fixture.table.reloadData()
        #expect(fixture.rows == [["a", "b"]])
    }

    // Seeds 365.
    @Test func deferredChangesOfOneSectionAreShownByReloadingIt() throws {
        let fixture = try fixture()
        fixture.page.add("b", at: 1, refresh: .deferred)
        fixture.page.add("c", at: 2, refresh: .deferred)
        fixture.table.reloadSections([0], with: .fade)
        #expect(fixture.rows == [["a", "b", "c"]])
    }

    @Test func anImmediateChangeAfterADeferredOneReloads() throws {
        let fixture = try fixture()
        fixture.page.add("b", at: 1, refresh: .deferred)
        fixture.page.add("c", at: 2)
        #expect(fixture.rows == [["a", "b", "c"]])
    }

    @Test func aDeferredReplacementIsShownByTheNextImmediateChange() throws {
        let fixture = try fixture()
        fixture.page.replaceRow(
            at: 0, inSection: 0, by: PageCellDescription(cellClass: LabelCell.self, cellData: "new"),
            refresh: .deferred)
        fixture.page.add("b", at: 1)
        #expect(fixture.rows == [["new", "b"]])
    }

    @Test func afterTheReloadChangesAreAnimatedAgain() throws {
        let fixture = try fixture()
        fixture.page.add("b", at: 1, refresh: .deferred)
        fixture.table.reloadData()
        fixture.app.advance(by: 0.1)
        fixture.page.addRow(at: 0, inSection: 0, cellClass: LabelCell.self, cellData: "c", with: .right)
        fixture.app.advance(by: 0.1)
        let cell: LabelCell = try fixture.cell(0)
        #expect(try #require(cell.layer.presentation()).frame.minX > 10)
    }

    @Test func deferredSectionsWait() throws {
        let fixture = try fixture()
        fixture.page.addSection(at: 1, refresh: .deferred)
        #expect(fixture.table.numberOfSections == 1)
        fixture.table.reloadData()
        #expect(fixture.table.numberOfSections == 2)
    }
}
