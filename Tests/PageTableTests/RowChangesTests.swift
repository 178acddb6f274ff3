import PageTable
import Testing
import UIKit

private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@MainActor @Suite(.serialized)
struct RowChangesTests {
    private func fixture() throws -> PageFixture {
        try PageFixture { page in
            page.addSection(at: 0)
            for (row, text) in ["a", "b", "c"].enumerated() { page.add(text, at: row) }
        }
    }

    // Seeds 355, 369, 370, 373, 375, 388.
    @Test func oneStatementAddsARow() throws {
        let fixture = try PageFixture()
        fixture.page.addSection(at: 0, with: .fade)
        fixture.page.addRow(at: 0, inSection: 0, cellClass: LabelCell.self, cellData: "Hello", with: .left)
        #expect(fixture.rows == [["Hello"]])
    }

    @Test func rowsAddedBeforeTheViewIsLoadedAreShown() throws {
        #expect(try fixture().rows == [["a", "b", "c"]])
    }

    @Test func rowsAddedBeforeTheFirstLayoutAreShown() throws {
        let fixture = try PageFixture { page in
            page.loadViewIfNeeded()
            page.addSection(at: 0)
            page.add("a", at: 0)
            page.add("b", at: 1)
        }
        #expect(fixture.rows == [["a", "b"]])
    }

    // Seeds 364.
    @Test func anAddedRowComesInWithItsAnimation() throws {
        let fixture = try fixture()
        fixture.page.addRow(at: 1, inSection: 0, cellClass: LabelCell.self, cellData: "new", with: .left)
        fixture.app.advance(by: 0.1)
        let cell: LabelCell = try fixture.cell(1)
        #expect(try #require(cell.layer.presentation()).frame.minX < -10)
        fixture.app.advance(by: 1)
        #expect(cell.layer.presentation()?.frame.minX ?? 0 == 0)
    }

    @Test func withoutAnimationTheRowIsThereAtOnce() throws {
        let fixture = try fixture()
        fixture.page.addRow(at: 0, inSection: 0, cellClass: LabelCell.self, cellData: "new", with: .none)
        fixture.app.frame()
        #expect(fixture.app.visibleTexts == ["new", "a", "b", "c"])
    }

    // Seeds 364.
    @Test func rowsAreRemoved() throws {
        let fixture = try fixture()
        fixture.page.removeRow(at: 1, inSection: 0, with: .fade)
        #expect(fixture.rows == [["a", "c"]])
    }

    @Test func allRowsOfASectionAreRemovedAndItStays() throws {
        let fixture = try fixture()
        fixture.page.addSection(at: 1)
        fixture.page.add("d", at: 0, 1)
        fixture.page.removeAllRows(inSection: 0)
        #expect(fixture.rows == [[], ["d"]])
    }

    @Test func rowsAreMovedBetweenSections() throws {
        let fixture = try fixture()
        fixture.page.addSection(at: 1)
        fixture.page.moveRow(at: 0, inSection: 0, toRow: 0, inSection: 1)
        #expect(fixture.rows == [["b", "c"], ["a"]])
    }

    @Test func rowsAreMovedWithinASection() throws {
        let fixture = try fixture()
        fixture.page.moveRow(at: 0, inSection: 0, toRow: 2, inSection: 0)
        #expect(fixture.rows == [["b", "c", "a"]])
    }

    @Test func aReplacedRowShowsItsNewData() throws {
        let fixture = try fixture()
        fixture.page.replaceRow(
            at: 2, inSection: 0, by: PageCellDescription(cellClass: LabelCell.self, cellData: "C"))
        #expect(fixture.rows == [["a", "b", "C"]])
    }

    // Seeds 364.
    @Test func sectionsAreRemovedAndMoved() throws {
        let fixture = try fixture()
        fixture.page.addSection(
            PageSectionDescription(rows: [PageCellDescription(cellClass: LabelCell.self, cellData: "d")]), at: 1)
        fixture.page.addSection(at: 2)
        fixture.page.moveSection(at: 1, to: 0)
        #expect(fixture.rows == [["d"], ["a", "b", "c"], []])
        fixture.page.removeSection(at: 1)
        #expect(fixture.rows == [["d"], []])
        fixture.page.removeAllSections()
        #expect(fixture.rows == [])
    }

    @Test func manyRowsAreOneUpdate() throws {
        let fixture = try fixture()
        let descriptions = ["x", "y"].map { PageCellDescription(cellClass: LabelCell.self, cellData: $0) }
        fixture.page.addRows(descriptions, at: 1, inSection: 0, with: .fade)
        #expect(fixture.rows == [["a", "x", "y", "b", "c"]])
    }

    // Seeds 395.
    @Test func theDescriptionsCanBeRead() throws {
        let page = try fixture().page
        #expect(page.numberOfSections == 1)
        #expect(page.numberOfRows(inSection: 0) == 3)
        #expect(page.row(at: IndexPath(row: 2, section: 0))?.cellData as? String == "c")
        #expect(page.row(at: IndexPath(row: 3, section: 0)) == nil)
        #expect(page.section(at: 1) == nil)
    }

    @Test func randomChangesKeepTableAndDescriptionsTogether() throws {
        let fixture = try fixture()
        let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)
        var random = Generator(state: seed)
        let page = fixture.page
        _ = reported {
            for step in 0..<400 {
                let section = Int.random(in: -1...4, using: &random)
                let row = Int.random(in: -1...9, using: &random)
                let refresh: PageRefresh = Int.random(in: 0..<5, using: &random) == 0 ? .deferred : .immediate
                switch Int.random(in: 0..<11, using: &random) {
                case 0...3: page.add("\(step)", at: row, section, refresh: refresh)
                case 4, 5: page.removeRow(at: row, inSection: section, refresh: refresh)
                case 6: page.moveRow(at: row, inSection: section, toRow: 1, inSection: 1, refresh: refresh)
                case 7: page.addSection(at: section, refresh: refresh)
                case 8: page.removeSection(at: section, refresh: refresh)
                case 9: page.moveSection(at: section, to: 1, refresh: refresh)
                default: page.removeAllRows(inSection: section, refresh: refresh)
                }
                if step % 3 == 0 { fixture.app.frame() }
            }
            page.addSection(at: 0)
        }
        let described = (0..<page.numberOfSections).map { section in
            page.section(at: section)?.rows.compactMap { $0.cellData as? String } ?? []
        }
        let shown = (0..<fixture.table.numberOfSections).map { fixture.table.numberOfRows(inSection: $0) }
        #expect(shown == described.map(\.count), "SEED=\(seed)")
        for cell in fixture.table.visibleCells {
            let path = try #require(fixture.table.indexPath(for: cell))
            #expect((cell as? LabelCell)?.label.text == described[path.section][path.row], "SEED=\(seed)")
        }
    }
}
