import Cassowary
import Testing

/// What UIKit's stack views answer (real UIKit 26.1), written as the constraints that they make.
@Suite struct SolverStackTests {
    @Test func withSlackTheFirstViewStretches() {
        let row = Row(length: 290, spacing: 5, contents: [40, 60, 10, 25])
        #expect(row.solver.solve() == nil)
        #expect(row.frames == [180, 60, 10, 25])
    }

    @Test func withTooLittleRoomTheFirstViewShrinks() {
        let row = Row(length: 120, spacing: 5, contents: [40, 60, 10, 25])
        #expect(row.solver.solve() == nil)
        #expect(row.frames == [10, 60, 10, 25])
    }

    @Test func whenTheFirstViewIsGoneTheNextShrinks() {
        let row = Row(length: 100, spacing: 5, contents: [40, 60, 10, 25])
        #expect(row.solver.solve() == nil)
        #expect(row.frames == [0, 50, 10, 25])
    }

    @Test func ofViewsWithoutALengthTheLastTakesTheSlack() {
        let row = Row(length: 300, spacing: 8, contents: [29.5, nil, 29, nil, 41.5])
        #expect(row.solver.solve() == nil)
        #expect(row.frames == [29.5, 0, 29, 168, 41.5])
        #expect(row.solver.values(of: row.origins) == [0, 37.5, 45.5, 82.5, 258.5])
    }

    @Test func aRowWithNewContentsIsLaidOutAsANewRow() {
        let row = Row(length: 200, spacing: 8, contents: [100, 20, 90])
        #expect(row.solver.solve() == nil)
        for contents in [[20.0, 30, 40], [300, 300, 300], [0, 0, 0], [100, 20, 90], [90, 10, 84]] {
            for (place, content) in contents.enumerated() {
                row.solver.setConstant(-content, of: row.hugging[place])
                row.solver.setConstant(-content, of: row.resistance[place])
            }
            #expect(row.solver.solve() == nil)
            let other = Row(length: 200, spacing: 8, contents: contents)
            #expect(other.solver.solve() == nil)
            #expect(row.frames == other.frames)
            #expect(row.solver.brokenInvariant == nil)
        }
    }

    @Test func equalWidthsShareTheLength() {
        let row = Row(length: 296, spacing: 8, contents: [20, nil, 25])
        for width in row.widths.dropFirst() { row.solver.add(width, .equal, row.widths[0], 0) }
        #expect(row.solver.solve() == nil)
        for width in row.frames { #expect(abs(width - 280.0 / 3) < 1e-9) }
    }
}
