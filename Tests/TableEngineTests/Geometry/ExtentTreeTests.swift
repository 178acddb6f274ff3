import TableEngine
import Testing

@Suite struct ExtentTreeTests {
    @Test func aBillionLikeRowsAreOneRun() {
        let tree = ExtentTree(rows: 1_000_000_000, extent: .measured(44))
        #expect(tree.runCount == 1)
        #expect(tree.points == 44e9)
        #expect(tree.row(at: 44e9 - 1) == 999_999_999)
        #expect(tree.span(ofRow: 500_000_000) == Span(start: 22e9, length: 44))
    }

    @Test func measuringARowInTheMiddleSplitsItsRun() {
        var tree = ExtentTree(rows: 100, extent: .estimated(44))
        tree.setExtent(.measured(60), ofRow: 50)
        #expect(tree.dump == "50x~44.0 1x60.0 49x~44.0 = 100 rows, 4416.0 points, 99 unmeasured")
        #expect(tree.brokenInvariant == nil)
    }

    @Test func rowsMeasuredAlikeJoinTheirNeighbours() {
        var tree = ExtentTree(rows: 100, extent: .estimated(44))
        for row in 0..<100 { tree.setExtent(.measured(50), ofRow: row) }
        #expect(tree.dump == "100x50.0 = 100 rows, 5000.0 points, 0 unmeasured")
    }

    @Test func rowsMeasuredAlikeInAnyOrderEndAsOneRun() {
        var tree = ExtentTree(rows: 500, extent: .estimated(44), nodeCapacity: 4)
        for step in 0..<500 {
            tree.setExtent(.measured(50), ofRow: step * 7 % 500)
            #expect(tree.brokenInvariant == nil)
        }
        #expect(tree.runCount == 1)
    }

    @Test func anEstimateIsNotAMeasuredHeightOfTheSameSize() {
        var tree = ExtentTree(rows: 3, extent: .estimated(44))
        tree.setExtent(.measured(44), ofRow: 1)
        #expect(tree.runCount == 3)
        #expect(tree.summary.unmeasuredRows == 2)
    }

    @Test func rowsOfNoHeightAreSkippedByPosition() {
        let tree = ExtentTree([ExtentRun(2, .measured(10)), ExtentRun(3, .measured(0)), ExtentRun(1, .measured(10))])
        #expect(tree.row(at: 20) == 5)
        #expect(tree.span(ofRow: 3) == Span(start: 20, length: 0))
    }

    @Test func offsetsOutsideGiveTheFirstAndTheLastRow() {
        let tree = ExtentTree(rows: 10, extent: .measured(44))
        #expect(tree.row(at: -1e300) == 0)
        #expect(tree.row(at: 1e300) == 9)
        #expect(ExtentTree(rows: 0, extent: .measured(44)).row(at: 0) == nil)
    }

    @Test func copiesOfATreeDoNotChangeWithIt() {
        var tree = ExtentTree((0..<100).map { ExtentRun(1, .measured(Double($0))) }, nodeCapacity: 4)
        let copy = tree
        let before = copy.dump
        tree.setExtent(.measured(500), ofRow: 40)
        tree.splice(rows: 10..<80, with: [])
        #expect(copy.dump == before)
    }

    @Test func aQueryAtAMillionDifferentHeightsLooksAtFewNodes() {
        let heights = SummaryTree((0..<1_000_000).map { ExtentRun(1, .measured(Double(20 + $0 % 97))) })
        #expect(heights.depth == 4)
        for row in stride(from: 0, to: 1_000_000, by: 99_991) {
            var probes = 0
            let found = heights.seek {
                probes += 1
                return $0.rows > row
            }
            #expect(found?.before.rows == row)
            // At most every child of one node per level.
            #expect(probes <= heights.capacity * heights.depth)
        }
    }

    @Test func changingOneOfAMillionHeightsLooksAtFewNodes() {
        var heights = SummaryTree((0..<1_000_000).map { ExtentRun(1, .measured(Double(20 + $0 % 97))) })
        var probes = 0
        let changed = heights.editLeaf({
            probes += 1
            return $0.rows > 654_321
        }) { runs, index, _ in
            runs[index].extent = .measured(500)
            return true
        }
        #expect(changed)
        #expect(probes <= heights.capacity * heights.depth)
        #expect(heights.summary.rows == 1_000_000)
    }
}
