import TableEngine
import Testing

@Suite struct ScrollAnchorTests {
    /// Twenty rows of 40 points, seen from 100 to 300.
    private let geometry = TableGeometry(sections: [SectionGeometry(rows: ExtentTree(rows: 20, extent: .measured(40)))])
    private let viewport = Viewport(visible: Span(from: 100, to: 300), unobscured: Span(from: 100, to: 300))

    private func correction(
        _ calls: [TableChange], rows: Int, restsAtTop: Bool = false, mode: ScrollAnchor.Mode = .visibleRows
    ) -> Double {
        let anchor = ScrollAnchor(geometry: geometry, viewport: viewport, restsAtTop: restsAtTop, mode: mode)
        let changes = ChangeSet(calls)
        #expect(changes.fault(before: SectionCounts([20]), after: SectionCounts([rows])) == nil)
        let plan = Reconciler(changes, before: SectionCounts([20]), after: SectionCounts([rows])).plan()
        var after = geometry
        after.apply(plan, extents: NewExtents(sections: { _ in [] }, rows: { [ExtentRun($0.count, .measured(50))] }))
        return anchor.correction(in: after, through: plan.map)
    }

    private func rows(_ range: Range<Int>) -> [RowRange] { [RowRange(section: 0, rows: range)] }

    @Test func theFirstRowThatIsSeenIsHeldOnTo() {
        let anchor = ScrollAnchor(geometry: geometry, viewport: viewport, restsAtTop: false)
        #expect(anchor.row == RowIndex(section: 0, row: 2))
        #expect(anchor.distance == -20)
    }

    @Test func rowsAboveComeAndGoUnseen() {
        #expect(correction([.insertRows(rows(0..<3))], rows: 23) == 150)
        #expect(correction([.deleteRows(rows(0..<2))], rows: 18) == -80)
        #expect(correction([.insertRows(rows(10..<12))], rows: 22) == 0)
    }

    @Test func whenTheRowIsGoneTheNextOneStaysWhereItIs() {
        #expect(correction([.deleteRows(rows(2..<4))], rows: 18) == -80)
    }

    @Test func whenAllThatIsSeenIsGoneTheNextRowTakesThePlace() {
        #expect(correction([.deleteRows(rows(2..<10))], rows: 12) == 0)
    }

    @Test func whenNothingFollowsTheLastRowAboveEndsThere() {
        #expect(correction([.deleteRows(rows(2..<20))], rows: 2) == 0)
        #expect(correction([.deleteRows(rows(1..<20))], rows: 1) == -40)
    }

    @Test func aReloadedRowIsStillHeldOnTo() {
        #expect(correction([.reloadRows(rows(2..<3)), .insertRows(rows(0..<1))], rows: 21) == 50)
    }

    @Test func aRowThatIsMovedAwayIsNotFollowed() {
        let move = TableChange.moveRow(from: RowIndex(section: 0, row: 2), to: RowIndex(section: 0, row: 19))
        #expect(correction([move], rows: 20) == -40)
    }

    @Test func aTableAtItsTopShowsWhatComesInAbove() {
        #expect(correction([.insertRows(rows(0..<3))], rows: 23, restsAtTop: true) == 0)
    }

    @Test func theOffsetStaysWhereThatIsAskedFor() {
        #expect(correction([.insertRows(rows(0..<3))], rows: 23, mode: .contentOffset) == 0)
    }

    @Test func heightsAboveThatTurnOutDifferentAreMadeUpFor() {
        let anchor = ScrollAnchor(geometry: geometry, viewport: viewport, restsAtTop: false)
        var after = geometry
        after.setExtent(.measured(65), of: RowIndex(section: 0, row: 0))
        #expect(anchor.correction(in: after) == 25)
    }

    @Test func anEmptyTableHoldsOnToNothing() {
        let anchor = ScrollAnchor(geometry: TableGeometry(), viewport: viewport, restsAtTop: false)
        #expect(anchor.row == nil)
        #expect(anchor.correction(in: geometry, through: IndexMap(identity: SectionCounts([]))) == 0)
    }
}
