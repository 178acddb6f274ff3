import Cassowary
import Testing

/// How far constraints are from holding.
@Suite struct SolverErrorTests {
    private let solver = Solver()

    @Test func whatHoldsHasNoError() {
        let x = solver.makeVariable()
        let tokens = [
            solver.add(x, .equal, 120), solver.add(x, .lessThanOrEqual, 154, priority: 250),
            solver.add(x, .greaterThanOrEqual, 100, priority: 750),
        ]
        #expect(solver.solve() == nil)
        #expect(tokens.map { solver.error(of: $0) } == [0, 0, 0])
    }

    @Test func whatLosesIsOffByWhatItLacks() {
        let x = solver.makeVariable()
        solver.add(x, .equal, 120)
        let (least, other) = (
            solver.add(x, .greaterThanOrEqual, 154, priority: 750), solver.add(x, .equal, 100, priority: 500)
        )
        #expect(solver.solve() == nil)
        #expect(solver.error(of: least) == -34)
        #expect(solver.error(of: other) == 20)
    }

    @Test func whatIsNotSolvedOrIsRemovedHasNone() {
        let x = solver.makeVariable()
        let token = solver.add(x, .equal, 120)
        #expect(solver.error(of: token) == nil)
        #expect(solver.solve() == nil)
        solver.remove(token)
        #expect(solver.error(of: token) == nil)
    }
}
