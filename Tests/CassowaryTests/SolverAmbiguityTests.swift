import Cassowary
import Testing

@Suite struct SolverAmbiguityTests {
    private let solver = Solver()

    @Test func aDeterminedVariableIsNotAmbiguous() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(x, .equal, 10)
        solver.add(y, .equal, x, 5, priority: 1)
        _ = solver.solve()
        #expect(!solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(y))
    }

    @Test func aVariableWithoutConstraintsIsAmbiguous() {
        let x = solver.makeVariable()
        _ = solver.solve()
        #expect(solver.isAmbiguous(x))
    }

    @Test func aVariableWithRoomBetweenInequalitiesIsAmbiguous() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(x, .greaterThanOrEqual, 10)
        solver.add(x, .lessThanOrEqual, 20)
        solver.add(y, .greaterThanOrEqual, 10)
        solver.add(y, .lessThanOrEqual, 10)
        _ = solver.solve()
        #expect(solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(y))
        #expect(solver.values(of: [x, y]) == [10, 10])
    }

    @Test func twoVariablesWithAGivenSumAreAmbiguous() {
        let variables = solver.makeVariables(3)
        _ = solver.add(
            LinearExpression([Term(variables[0]), Term(variables[1])], constant: -10), .equal, priority: 1000)
        solver.add(variables[2], .equal, 4)
        _ = solver.solve()
        #expect(variables.map(solver.isAmbiguous) == [true, true, false])
    }

    @Test func equallyGoodErrorsAreAmbiguous() {
        let x = solver.makeVariable()
        solver.add(x, .equal, 10, priority: 250)
        solver.add(x, .equal, 20, priority: 250)
        _ = solver.solve()
        #expect(solver.isAmbiguous(x))
        #expect(solver.value(of: x) == 10)
    }

    @Test func openVariablesAreDecidedByRankAndThenByIndex() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(rank: 1), solver.makeVariable())
        let sum = [Term(x), Term(y), Term(z)]
        _ = solver.add(LinearExpression(sum, constant: -10), .equal, priority: 1000)
        _ = solver.solve()
        #expect(solver.values(of: [x, y, z]) == [0, 10, 0])
    }

    @Test func openVariablesForgetWhereTheyWere() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let sum = LinearExpression([Term(x), Term(y)], constant: -10)
        _ = solver.add(sum, .equal, priority: 1000)
        let seven = solver.add(x, .equal, 7)
        _ = solver.solve()
        solver.remove(seven)
        _ = solver.solve()
        #expect(solver.values(of: [x, y]) == [0, 10])
    }

    @Test func theConstraintsThatAffectAVariableAreThoseThatDetermineIt() {
        let variables = solver.makeVariables(4)
        let first = solver.add(variables[0], .equal, 10)
        let second = solver.add(variables[1], .equal, variables[0], 5)
        solver.add(variables[1], .greaterThanOrEqual, 0)
        let third = solver.add(variables[2], .greaterThanOrEqual, variables[1], 1)
        let fourth = solver.add(variables[2], .equal, 0, priority: 250)
        solver.add(variables[3], .equal, 3)
        _ = solver.solve()
        #expect(solver.constraints(affecting: variables[2]) == [first, second, third])
        #expect(solver.constraints(affecting: variables[0]) == [first])
        #expect(!solver.constraints(affecting: variables[2]).contains(fourth))
    }
}
