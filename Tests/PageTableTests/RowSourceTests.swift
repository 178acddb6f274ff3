import PageTable
import Testing
import UIKit

private final class Numbers: PageRowSource {
    var numberOfRows: Int
    private(set) var made = 0

    init(_ count: Int) { numberOfRows = count }

    func row(at index: Int) -> PageCellDescription {
        made += 1
        return PageCellDescription(cellClass: LabelCell.self, cellData: index)
    }
}

@MainActor @Suite(.serialized)
struct RowSourceTests {
    // Seeds 396.
    @Test func aBillionRowsMakeOneScreenOfDescriptions() throws {
        let numbers = Numbers(1_000_000_000)
        let fixture = try PageFixture { $0.addSection(PageSectionDescription(rowSource: numbers), at: 0) }
        #expect(fixture.table.numberOfRows(inSection: 0) == 1_000_000_000)
        // Rows are asked for when they come on screen, for their cells and for their heights.
        #expect(numbers.made <= 120)
        let before = numbers.made
        fixture.table.scrollToRow(at: IndexPath(row: 999_999_999, section: 0), at: .bottom, animated: false)
        fixture.app.advance(by: 0.1)
        #expect(fixture.app.shows(text: "999999999"))
        #expect(numbers.made - before <= 120)
    }

    @Test func aChangedSourceIsShownByReloadingItsSection() throws {
        let numbers = Numbers(2)
        let fixture = try PageFixture { $0.addSection(PageSectionDescription(rowSource: numbers), at: 0) }
        numbers.numberOfRows = 3
        fixture.page.reloadSection(at: 0, with: .fade)
        #expect(fixture.rows == [["0", "1", "2"]])
    }

    @Test func aSourceMayTellTheTableItself() throws {
        let numbers = Numbers(2)
        let fixture = try PageFixture { $0.addSection(PageSectionDescription(rowSource: numbers), at: 0) }
        numbers.numberOfRows = 3
        fixture.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        #expect(fixture.rows == [["0", "1", "2"]])
    }

    @Test func rowsCannotBeAddedToASource() throws {
        let fixture = try PageFixture { $0.addSection(PageSectionDescription(rowSource: Numbers(2)), at: 0) }
        let lines = reported {
            fixture.page.add("x", at: 0)
            fixture.page.removeRow(at: 0, inSection: 0)
        }
        #expect(fixture.rows == [["0", "1"]])
        #expect(lines.count == 2)
    }

    @Test func removingAllRowsRemovesTheSource() throws {
        let fixture = try PageFixture {
            $0.addSection(PageSectionDescription(rowSource: Numbers(1_000_000_000)), at: 0)
        }
        fixture.page.removeAllRows(inSection: 0)
        #expect(fixture.rows == [[]])
        fixture.page.add("x", at: 0)
        #expect(fixture.rows == [["x"]])
    }

    @Test func sourcesAndDescribedRowsShareAPage() throws {
        let fixture = try PageFixture { page in
            page.addSection(at: 0)
            page.add("a", at: 0)
            page.addSection(PageSectionDescription(rowSource: Numbers(2)), at: 1)
        }
        #expect(fixture.rows == [["a"], ["0", "1"]])
        fixture.page.add("b", at: 1)
        #expect(fixture.rows == [["a", "b"], ["0", "1"]])
    }

    @Test func aNegativeNumberOfRowsCountsAsNone() throws {
        let fixture = try PageFixture { $0.addSection(PageSectionDescription(rowSource: Numbers(-3)), at: 0) }
        #expect(fixture.rows == [[]])
    }
}
