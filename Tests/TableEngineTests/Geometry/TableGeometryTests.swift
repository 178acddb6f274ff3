import TableEngine
import Testing

@Suite struct TableGeometryTests {
    private let geometry = TableGeometry(
        tableHeader: 100,
        sections: [
            SectionGeometry(
                topPadding: 22, header: .measured(28), rows: ExtentTree(rows: 10, extent: .measured(44)),
                footer: .measured(30)),
            SectionGeometry(rows: ExtentTree(rows: 0, extent: .measured(44))),
            SectionGeometry(header: .measured(28), rows: ExtentTree(rows: 5, extent: .measured(60))),
        ], tableFooter: 50)

    @Test func everythingStandsBelowWhatComesBefore() {
        #expect(geometry.span(ofSection: 0) == Span(start: 100, length: 520))
        #expect(geometry.span(ofHeader: 0) == Span(start: 122, length: 28))
        #expect(geometry.span(of: RowIndex(section: 0, row: 1)) == Span(start: 194, length: 44))
        #expect(geometry.span(ofFooter: 0) == Span(start: 590, length: 30))
        #expect(geometry.span(ofSection: 1) == Span(start: 620, length: 0))
        #expect(geometry.span(of: RowIndex(section: 2, row: 4)) == Span(start: 888, length: 60))
        #expect(geometry.tableFooterSpan == Span(start: 948, length: 50))
        #expect(geometry.contentHeight == 998)
    }

    @Test func aHeightNamesWhatStandsThere() {
        #expect(geometry.item(at: 99) == .tableHeader)
        #expect(geometry.item(at: 100) == .padding(section: 0))
        #expect(geometry.item(at: 122) == .header(section: 0))
        #expect(geometry.item(at: 150) == .row(RowIndex(section: 0, row: 0)))
        #expect(geometry.item(at: 619) == .footer(section: 0))
        #expect(geometry.item(at: 620) == .header(section: 2))
        #expect(geometry.item(at: 948) == .tableFooter)
        #expect(geometry.item(at: -1) == nil)
        #expect(geometry.item(at: 998) == nil)
    }

    @Test func noRowStandsInAHeader() {
        #expect(geometry.row(at: 130) == nil)
        #expect(geometry.row(at: 648) == RowIndex(section: 2, row: 0))
    }

    @Test func rowsThatOnlyTouchTheSpanAreNotInIt() {
        #expect(geometry.rows(in: Span(from: 194, to: 238)) == 1..<2)
        #expect(geometry.rows(in: Span(from: 193, to: 239)) == 0..<3)
        #expect(geometry.rows(in: Span(from: 100, to: 150)) == 0..<0)
        #expect(geometry.rows(in: Span(from: 590, to: 700)) == 10..<11)
        #expect(geometry.rows(in: Span(from: -500, to: 5000)) == 0..<15)
    }

    @Test func ordinalsCountOverAllSections() {
        #expect(geometry.ordinal(of: RowIndex(section: 2, row: 3)) == 13)
        #expect(geometry.row(withOrdinal: 9) == RowIndex(section: 0, row: 9))
        #expect(geometry.row(withOrdinal: 10) == RowIndex(section: 2, row: 0))
    }

    @Test func aMeasuredRowMovesWhatFollows() {
        var geometry = geometry
        geometry.setExtent(.measured(100), of: RowIndex(section: 0, row: 2))
        #expect(geometry.span(of: RowIndex(section: 0, row: 3)).start == 338)
        #expect(geometry.contentHeight == 1054)
        #expect(geometry.brokenInvariant == nil)
    }

    @Test func sectionsAreReplacedInTheMiddle() {
        var geometry = geometry
        let rows = ExtentTree(rows: 3, extent: .measured(10))
        geometry.replaceSections(1..<2, with: [SectionGeometry(rows: rows), SectionGeometry(rows: rows)])
        #expect(geometry.numberOfSections == 4)
        #expect(geometry.span(ofHeader: 3) == Span(start: 680, length: 28))
        #expect(geometry.numberOfRows == 21)
        #expect(geometry.brokenInvariant == nil)
    }

    @Test func emptyTablesAnswerNothing() {
        let geometry = TableGeometry()
        #expect(geometry.contentHeight == 0)
        #expect(geometry.item(at: 0) == nil)
        #expect(geometry.rows(in: Span(from: 0, to: 100)) == 0..<0)
        #expect(!geometry.contains(RowIndex(section: 0, row: 0)))
    }

    @Test func aBillionRowsInAHundredLikeSectionsAreOneRun() {
        let section = SectionGeometry(header: .measured(28), rows: ExtentTree(rows: 10_000_000, extent: .measured(44)))
        let geometry = TableGeometry(sections: Array(repeating: section, count: 100))
        #expect(geometry.runCount == 1)
        #expect(geometry.row(withOrdinal: 999_999_999) == RowIndex(section: 99, row: 9_999_999))
    }

    @Test func aMillionSectionsOfOneRowAreOneRunAndAreFoundByTheirHeight() {
        let section = SectionGeometry(header: .measured(28), rows: ExtentTree(rows: 1, extent: .measured(44)))
        var geometry = TableGeometry(runs: [SectionRun(1_000_000, section)])
        #expect(geometry.contentHeight == 72e6)
        #expect(geometry.span(of: RowIndex(section: 700_000, row: 0)) == Span(start: 50_400_028, length: 44))
        #expect(geometry.item(at: 50_400_000) == .header(section: 700_000))
        #expect(geometry.rows(in: Span(from: 50_400_000, to: 50_400_144)) == 700_000..<700_002)
        geometry.setExtent(.measured(60), of: RowIndex(section: 500_000, row: 0))
        #expect(geometry.runCount == 3)
        #expect(geometry.span(ofHeader: 700_000).start == 50_400_016)
        geometry.setExtent(.measured(44), of: RowIndex(section: 500_000, row: 0))
        #expect(geometry.runCount == 1)
        #expect(geometry.brokenInvariant == nil)
    }

    @Test func sectionsWithDifferentRowsAreOneRunOnlyWithOneTree() {
        let rows = ExtentTree([ExtentRun(1, .measured(10)), ExtentRun(1, .measured(20))])
        var geometry = TableGeometry(sections: Array(repeating: SectionGeometry(rows: rows), count: 5))
        #expect(geometry.runCount == 2)
        geometry.setExtent(.measured(30), of: RowIndex(section: 2, row: 0))
        #expect(geometry.span(of: RowIndex(section: 3, row: 1)) == Span(start: 120, length: 20))
        #expect(geometry.brokenInvariant == nil)
    }
}
