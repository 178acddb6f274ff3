import TableEngine
import Testing

@Suite struct RowSelectionTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    private func selection(_ rows: [RowIndex]) -> RowSelection {
        var selection = RowSelection()
        for row in rows { selection.insert(row) }
        return selection
    }

    @Test func rowsKeepTheOrderOfSelecting() {
        let selection = selection([row(5), row(1), row(2), row(0)])
        #expect(selection.rangesInOrder.flatMap { Array($0.indexes) } == [row(5), row(1), row(2), row(0)])
        #expect(selection.ranges == [RowRange(section: 0, rows: 0..<3), RowRange(section: 0, rows: 5..<6)])
    }

    @Test func aMillionRowsSelectedInTurnAreOneRange() {
        var selection = RowSelection()
        for number in 0..<1_000_000 { selection.insert(row(number)) }
        #expect(selection.ranges.count == 1)
        #expect(selection.rangesInOrder.count == 1)
        #expect(selection.count == 1_000_000)
    }

    @Test func selectingTwiceIsSelecting() {
        var selection = selection([row(1)])
        let isNew = selection.insert(row(1))
        #expect(!isNew)
        #expect(selection.count == 1)
    }

    @Test func deselectingInTheMiddleCutsARange() {
        var selection = selection([row(0), row(1), row(2)])
        let removals = [selection.remove(row(1)), selection.remove(row(1))]
        #expect(removals == [true, false])
        #expect(selection.rangesInOrder.flatMap { Array($0.indexes) } == [row(0), row(2)])
        #expect(!selection.contains(row(1)))
        #expect(selection.brokenInvariant == nil)
    }

    @Test func selectedRowsGoWhereAnUpdatePutsThem() {
        var selection = selection([row(0), row(1), row(2), row(0, 1)])
        let changes = ChangeSet([
            .deleteRows([RowRange(row(1))]), .reloadRows([RowRange(row(2))]), .moveRow(from: row(0, 1), to: row(0)),
        ])
        selection.remap(Reconciler(changes, before: SectionCounts([4, 1]), after: SectionCounts([4, 0])).plan().map)
        #expect(selection.rangesInOrder.flatMap { Array($0.indexes) } == [row(1), row(0)])
        #expect(selection.brokenInvariant == nil)
    }
}
