import Cassowary
import Testing

@Suite struct SolverPriorityTests {
    private let solver = Solver()

    @Test func aVariableWithoutConstraintsIsZero() {
        let variable = solver.makeVariable()
        #expect(solver.solve() == nil)
        #expect(solver.value(of: variable) == 0)
    }

    @Test func requiredEqualitiesHold() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(x, .equal, 20)
        solver.add(y, .equal, x, times: 0.5, 3)
        #expect(solver.solve() == nil)
        #expect(solver.values(of: [x, y]) == [20, 13])
    }

    @Test(arguments: [(749.0, 750.0), (250, 251), (999, 1000), (999, 999.5), (49, 51)])
    func aHigherPriorityWinsOutright(lower: Double, higher: Double) {
        let x = solver.makeVariable()
        solver.add(x, .equal, 10, priority: higher)
        solver.add(x, .equal, 30, priority: lower)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 10)
    }

    @Test func oneConstraintBeatsAnyNumberOfLowerPriority() {
        let x = solver.makeVariable()
        for _ in 0..<50 { solver.add(x, .equal, 30, priority: 250) }
        solver.add(x, .equal, 10, priority: 251)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 10)
    }

    @Test func withinAPriorityTheSumOfErrorsIsMinimal() {
        let x = solver.makeVariable()
        for constant in [0.0, 10, 11] { solver.add(x, .equal, constant, priority: 250, rank: 5) }
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 10)
    }

    @Test func anInequalityHasAnErrorOnOneSideOnly() {
        let x = solver.makeVariable()
        solver.add(x, .greaterThanOrEqual, 10, priority: 750)
        solver.add(x, .equal, 40, priority: 250)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 40)
    }

    @Test(arguments: [0, 1]) func amongEqualSumsTheErrorGoesToTheLowestRank(first: Int) {
        let x = solver.makeVariable()
        solver.add(x, .equal, 10, priority: 250, rank: first)
        solver.add(x, .equal, 20, priority: 250, rank: 1 - first)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == (first == 0 ? 20 : 10))
    }

    @Test func dozensOfPrioritiesKeepTheirOrder() {
        let variables = solver.makeVariables(40)
        for (place, variable) in variables.enumerated() {
            solver.add(variable, .equal, Double(place), priority: Double(place) + 0.5)
            if place > 0 { solver.add(variable, .equal, variables[place - 1], 0, priority: Double(place) + 400) }
        }
        #expect(solver.solve() == nil)
        #expect(solver.values(of: variables) == Array(repeating: 39, count: 40))
    }

    @Test func aChangedPriorityCounts() {
        let x = solver.makeVariable()
        let ten = solver.add(x, .equal, 10, priority: 250)
        solver.add(x, .equal, 20, priority: 500)
        _ = solver.solve()
        solver.setPriority(750, of: ten)
        _ = solver.solve()
        #expect(solver.value(of: x) == 10)
        solver.setPriority(499, of: ten)
        _ = solver.solve()
        #expect(solver.value(of: x) == 20)
    }

    @Test func aConstraintMayBecomeRequiredAndOptionalAgain() {
        let x = solver.makeVariable()
        let ten = solver.add(x, .equal, 10, priority: 250)
        solver.add(x, .equal, 20, priority: 999)
        solver.setPriority(1000, of: ten)
        _ = solver.solve()
        #expect(solver.value(of: x) == 10)
        solver.setPriority(250, of: ten)
        _ = solver.solve()
        #expect(solver.value(of: x) == 20)
    }

    @Test func valuesUpToTenMillionAreExact() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(x, .equal, 1e7, priority: 750)
        solver.add(y, .equal, x, 0.25)
        solver.add(y, .lessThanOrEqual, 1e7 - 0.5, priority: 800)
        #expect(solver.solve() == nil)
        #expect(solver.values(of: [x, y]) == [1e7 - 0.75, 1e7 - 0.5])
    }
}
