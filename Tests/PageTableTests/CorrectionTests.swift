import PageTable
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct CorrectionTests {
    private func fixture() throws -> PageFixture {
        try PageFixture { page in
            page.addSection(at: 0)
            page.add("a", at: 0)
            page.add("b", at: 1)
        }
    }

    // Seeds 366.
    @Test func aRowBeyondTheEndIsAddedAtTheEnd() throws {
        let fixture = try fixture()
        let lines = reported { fixture.page.add("c", at: 9) }
        #expect(fixture.rows == [["a", "b", "c"]])
        #expect(lines == ["there is no row 9; row 2 is used"])
    }

    @Test func aNegativeRowIsAddedAtTheBeginning() throws {
        let fixture = try fixture()
        let lines = reported { fixture.page.add("c", at: -4) }
        #expect(fixture.rows == [["c", "a", "b"]])
        #expect(lines == ["there is no row -4; row 0 is used"])
    }

    // Seeds 366.
    @Test func aRowThatDoesNotExistStandsForTheNearestWhenRemoved() throws {
        let fixture = try fixture()
        let lines = reported { fixture.page.removeRow(at: 2, inSection: 0) }
        #expect(fixture.rows == [["a"]])
        #expect(lines == ["there is no row 2; row 1 is used"])
    }

    @Test func removingFromAnEmptySectionDoesNothing() throws {
        let fixture = try fixture()
        fixture.page.removeAllRows(inSection: 0)
        let lines = reported { fixture.page.removeRow(at: 0, inSection: 0) }
        #expect(fixture.rows == [[]])
        #expect(lines == ["there is no row 0; section 0 is empty"])
    }

    @Test func movesAreCorrectedAtBothEnds() throws {
        let fixture = try fixture()
        let lines = reported { fixture.page.moveRow(at: 7, inSection: 3, toRow: -1, inSection: 5) }
        #expect(fixture.rows == [["b", "a"]])
        #expect(lines.count == 4)
    }

    // Seeds 367.
    @Test func missingSectionsAreCreated() throws {
        let fixture = try fixture()
        let lines = reported { fixture.page.add("c", at: 0, 3) }
        #expect(fixture.rows == [["a", "b"], [], [], ["c"]])
        #expect(lines == ["there is no section 3; 3 are created"])
    }

    @Test func theFirstRowOfAnEmptyPageCreatesItsSection() throws {
        let fixture = try PageFixture()
        let lines = reported { fixture.page.add("a", at: 0) }
        #expect(fixture.rows == [["a"]])
        #expect(lines == ["there is no section 0; section 0 is created"])
    }

    // Seeds 368.
    @Test func aSectionNumberThatIsAMistakeCreatesOneSection() throws {
        let fixture = try fixture()
        _ = reported { fixture.page.add("c", at: 0, NSNotFound) }
        #expect(fixture.rows == [["a", "b"], ["c"]])
    }

    // Seeds 368.
    @Test func aNegativeSectionStandsForTheFirst() throws {
        let fixture = try fixture()
        let lines = reported { fixture.page.add("c", at: 0, -1) }
        #expect(fixture.rows == [["c", "a", "b"]])
        #expect(lines == ["there is no section -1; section 0 is used"])
    }

    @Test func newSectionsComeToTheNearestPlace() throws {
        let fixture = try fixture()
        let lines = reported {
            fixture.page.addSection(at: 8)
            fixture.page.addSection(at: -8)
        }
        #expect(fixture.rows == [[], ["a", "b"], []])
        #expect(lines.count == 2)
    }

    @Test func removingASectionOfAnEmptyPageDoesNothing() throws {
        let fixture = try PageFixture()
        let lines = reported { fixture.page.removeSection(at: 0) }
        #expect(fixture.page.numberOfSections == 0)
        #expect(lines == ["there is no section 0; the page is empty"])
    }

    @Test func aTableThatIsAheadOfTheDescriptionsShowsAnEmptyCell() throws {
        let fixture = try fixture()
        let lines = reported {
            fixture.page.removeAllRows(inSection: 0, refresh: .deferred)
            _ = fixture.page.tableView(fixture.table, cellForRowAt: IndexPath(row: 1, section: 0))
        }
        #expect(lines == ["there is no row 1 in section 0; an empty cell is shown"])
    }
}
