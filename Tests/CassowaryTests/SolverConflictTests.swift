import Cassowary
import Testing

@Suite struct SolverConflictTests {
    private let solver = Solver()

    @Test func aConflictNamesExactlyTheConstraintsThatCannotHoldTogether() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let first = solver.add(x, .equal, 10)
        solver.add(z, .equal, x, 3)
        let second = solver.add(y, .greaterThanOrEqual, x, 5)
        solver.add(y, .lessThanOrEqual, 100)
        let third = solver.add(y, .lessThanOrEqual, 14)
        #expect(solver.solve()?.constraints == [first, second, third])
    }

    @Test func aChainOfDefinitionsIsNamedAsAWhole() {
        let variables = solver.makeVariables(5)
        var tokens = [solver.add(variables[0], .equal, 0)]
        for (left, right) in zip(variables, variables.dropFirst()) {
            tokens.append(solver.add(right, .equal, left, 10))
        }
        _ = solver.solve()
        tokens.append(solver.add(variables[3], .equal, 31))
        #expect(solver.solve()?.constraints == [tokens[0], tokens[1], tokens[2], tokens[3], tokens[5]])
    }

    @Test func afterOneIsRemovedTheOthersHold() throws {
        let x = solver.makeVariable()
        solver.add(x, .equal, 10)
        solver.add(x, .greaterThanOrEqual, 20)
        let conflict = try #require(solver.solve())
        solver.remove(conflict.constraints[0])
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 20)
    }

    @Test func aConflictLastsUntilSomethingChanges() {
        let x = solver.makeVariable()
        let first = solver.add(x, .equal, 10)
        let second = solver.add(x, .equal, 20)
        #expect(solver.solve()?.constraints == [first, second])
        #expect(solver.solve()?.constraints == [first, second])
        solver.setConstant(-10, of: second)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 10)
    }

    @Test func aChangedConstantCanConflict() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add(x, .equal, 10)
        let second = solver.add(y, .equal, x, 0)
        let third = solver.add(y, .lessThanOrEqual, 10)
        #expect(solver.solve() == nil)
        solver.setConstant(-11, of: first)
        #expect(solver.solve()?.constraints == [first, second, third])
    }

    @Test func aConstraintWithoutVariablesCanConflictAlone() {
        let x = solver.makeVariable()
        let token = solver.add(LinearExpression([Term(x), Term(x, -1)], constant: 1), .equal, priority: 1000)
        #expect(solver.solve()?.constraints == [token])
    }

    @Test func optionalConstraintsNeverConflict() {
        let x = solver.makeVariable()
        solver.add(x, .equal, 10)
        solver.add(x, .equal, 20, priority: 999.9)
        #expect(solver.solve() == nil)
    }

    @Test(arguments: [0, 1]) func redundantConstraintsAreNoConflictAndEitherCanGo(removed: Int) {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(x, .equal, 10)
        let twins = [solver.add(y, .equal, x, 5), solver.add(y, .equal, x, 5)]
        #expect(solver.solve() == nil)
        solver.remove(twins[removed])
        #expect(solver.solve() == nil)
        #expect(solver.value(of: y) == 15)
    }

    @Test func roundingIsNoConflict() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(x, .equal, 320)
        solver.add(y, .equal, x, times: 1.0 / 3, 0)
        solver.add(y, .equal, 106.6666667)
        #expect(solver.solve() == nil)
    }

    @Test func anErrorOfAHundredthIsAConflict() {
        let x = solver.makeVariable()
        solver.add(x, .equal, 1000)
        solver.add(x, .equal, 1000.01)
        #expect(solver.solve() != nil)
    }
}
