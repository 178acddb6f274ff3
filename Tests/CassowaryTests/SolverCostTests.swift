import AllocationCount
import Cassowary
import Testing

/// What a solve costs, in counts.
@Suite struct SolverCostTests {
    @Test func changedConstantsAllocateNothing() {
        let row = Row(length: 200, spacing: 8, contents: [100, 20, nil, 90])
        func change(_ step: Int) {
            for place in row.hugging.indices {
                let content = Double((step * (place + 3) * 7) % 110)
                row.solver.setConstant(-content, of: row.hugging[place])
                row.solver.setConstant(-content, of: row.resistance[place])
            }
            row.solver.setConstant(-Double(180 + step % 40), of: row.lengthConstraint)
            #expect(row.solver.solve() == nil)
        }
        for step in 0..<200 { change(step) }
        var allocations: UInt = 0
        for step in 0..<200 {
            let before = allocation_count()
            for place in row.hugging.indices {
                row.solver.setConstant(-Double((step * (place + 5) * 7) % 110), of: row.hugging[place])
            }
            row.solver.setConstant(-Double(180 + step % 40), of: row.lengthConstraint)
            let conflict = row.solver.solve()
            allocations += allocation_count() - before
            #expect(conflict == nil)
        }
        #if DEBUG
            // What the compiler itself adds without optimization.
            #expect(allocations <= 200 * 12)
        #else
            #expect(allocations == 0)
        #endif
    }

    @Test func whatKeepsItsPlacesNeedsNoPivot() {
        let row = Row(length: 400, spacing: 8, contents: [100, 20, 90])
        #expect(row.solver.solve() == nil)
        let before = row.solver.pivotCount
        for width in stride(from: 300.0, through: 500, by: 10) {
            row.solver.setConstant(-width, of: row.lengthConstraint)
            #expect(row.solver.solve() == nil)
        }
        #expect(row.solver.pivotCount == before)
        #expect(row.frames == [374, 20, 90])
    }

    @Test func chainsOfRequiredEqualitiesStayOutOfTheTableau() {
        let solver = Solver()
        let variables = solver.makeVariables(1000)
        solver.add(variables[0], .equal, 5)
        for place in stride(from: 999, to: 0, by: -1) {
            solver.add(variables[place], .equal, variables[place - 1], 10)
        }
        #expect(solver.solve() == nil)
        #expect(solver.value(of: variables[999]) == 9995)
        #expect(solver.pivotCount == 0)
        #expect(solver.coefficientCount == 0)
    }

    @Test(arguments: [10, 100]) func rowsWithOneWidthCostInProportionToTheirNumber(rows: Int) {
        let solver = Solver()
        let width = solver.makeVariable()
        solver.add(width, .equal, 320, priority: 999)
        for _ in 0..<rows {
            let (x, label) = (solver.makeVariable(), solver.makeVariable())
            solver.add(x, .equal, 16)
            _ = solver.add(
                LinearExpression([Term(x), Term(label), Term(width, -1)], constant: 16), .lessThanOrEqual,
                priority: 1000)
            solver.add(label, .lessThanOrEqual, 100, priority: 250)
            solver.add(label, .greaterThanOrEqual, 100, priority: 750)
        }
        #expect(solver.solve() == nil)
        #expect(solver.pivotCount <= 4 * rows + 4)
        #expect(solver.coefficientCount <= 4 * rows + 4)
        #expect(solver.brokenInvariant == nil)
    }

    @Test(arguments: [20, 200]) func aColumnOfLabelsTakesFewPivotsForEach(count: Int) {
        let row = Row(length: Double(count) * 30, spacing: 8, contents: Array(repeating: 20, count: count))
        #expect(row.solver.solve() == nil)
        #expect(row.solver.pivotCount <= 4 * count)
        #expect(row.solver.coefficientCount <= 8 * count)
        #expect(row.frames[0] == Double(count) * 2 + 28)
    }

    @Test func aLongSeriesOfPivotsRebuildsTheTableau() {
        let row = Row(length: 120, spacing: 5, contents: [40, 60, 10, 25])
        var counts: [Int] = []
        for step in 0..<4000 {
            row.solver.setConstant(-Double(step % 2 == 0 ? 80 : 300), of: row.lengthConstraint)
            _ = row.solver.solve()
            counts.append(row.solver.pivotCount)
        }
        #expect(zip(counts, counts.dropFirst()).contains { $0 > 1000 && $1 < 100 })
        row.solver.setConstant(-120, of: row.lengthConstraint)
        #expect(row.solver.solve() == nil)
        #expect(row.frames == [10, 60, 10, 25])
    }
}
