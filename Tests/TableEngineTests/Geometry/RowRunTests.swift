import TableEngine
import Testing

@Suite struct RowRunTests {
    @Test func equalRowsAndEqualSectionsAreOneRun() {
        let rows = ExtentTree([ExtentRun(3, .measured(44)), ExtentRun(997, .estimated(60))])
        let last = SectionGeometry(rows: ExtentTree(rows: 5, extent: .measured(30)))
        let empty = SectionGeometry(rows: ExtentTree(rows: 0, extent: .measured(44)))
        let geometry = TableGeometry(sections: [SectionGeometry(rows: rows), empty, last, last])
        let runs = geometry.rowRuns(limit: 10)
        #expect(runs.map(\.sections) == [0..<1, 0..<1, 2..<4])
        #expect(runs.map(\.rows) == [0..<3, 3..<1000, 0..<5])
        #expect(runs.map(\.extent) == [.measured(44), .estimated(60), .measured(30)])
    }

    @Test func noMoreRunsAreReturnedThanWereAskedFor() {
        let rows = ExtentTree((0..<100).map { ExtentRun(1, .measured(Double($0))) })
        let geometry = TableGeometry(sections: [SectionGeometry(rows: rows)])
        #expect(geometry.rowRuns(limit: 7).map(\.rows.lowerBound) == Array(0..<7))
        #expect(geometry.rowRuns(limit: 0).isEmpty)
    }

    @Test func aTableWithoutRowsHasNone() {
        #expect(TableGeometry(sections: [SectionGeometry]()).rowRuns(limit: 3).isEmpty)
    }
}
