import Cassowary
import Testing

@Suite struct SolverChangeTests {
    private let solver = Solver()

    @Test func aNewConstantMovesEverythingThatDependsOnIt() {
        let variables = solver.makeVariables(100)
        let head = solver.add(variables[0], .equal, 0)
        for (left, right) in zip(variables, variables.dropFirst()) { solver.add(right, .equal, left, 10) }
        _ = solver.solve()
        #expect(solver.value(of: variables[99]) == 990)
        solver.setConstant(-7, of: head)
        _ = solver.solve()
        #expect(solver.value(of: variables[99]) == 997)
    }

    @Test func theMiddleOfAChainCanBeCut() {
        let variables = solver.makeVariables(5)
        solver.add(variables[0], .equal, 3)
        let links = zip(variables, variables.dropFirst()).map { solver.add($1, .equal, $0, 10) }
        _ = solver.solve()
        solver.remove(links[1])
        _ = solver.solve()
        #expect(solver.values(of: variables) == [3, 13, 0, 10, 20])
        #expect(solver.brokenInvariant == nil)
    }

    @Test func changedVariablesAreToldOnceAndInOrder() {
        let variables = solver.makeVariables(3)
        let first = solver.add(variables[2], .equal, 5)
        solver.add(variables[0], .equal, variables[2], 1)
        _ = solver.solve()
        #expect(solver.takeChangedVariables() == [variables[0], variables[2]])
        #expect(solver.takeChangedVariables().isEmpty)
        solver.setConstant(-6, of: first)
        _ = solver.solve()
        solver.setConstant(-5, of: first)
        _ = solver.solve()
        #expect(solver.takeChangedVariables() == [variables[0], variables[2]])
        _ = solver.solve()
        #expect(solver.takeChangedVariables().isEmpty)
    }

    @Test func whatIsRemovedBeforeASolveNeverCounted() {
        let x = solver.makeVariable()
        solver.remove(solver.add(x, .equal, 5))
        _ = solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test func valuesStayUntilTheNextSolve() {
        let x = solver.makeVariable()
        let five = solver.add(x, .equal, 5)
        #expect(solver.value(of: x) == 0)
        _ = solver.solve()
        solver.remove(five)
        #expect(solver.value(of: x) == 5)
        _ = solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test func aRemovedVariablesIndexIsUsedAgain() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let link = solver.add(y, .equal, x, 5)
        _ = solver.solve()
        solver.remove(link)
        solver.removeVariable(y)
        let z = solver.makeVariable()
        #expect(z.index == y.index)
        _ = solver.solve()
        #expect(solver.value(of: z) == 0)
    }

    @Test func aTokenOfARemovedConstraintIsRecognised() {
        let x = solver.makeVariable()
        let first = solver.add(x, .equal, 5)
        #expect(solver.contains(first))
        solver.remove(first)
        _ = solver.solve()
        let second = solver.add(x, .equal, 6)
        #expect(second.index == first.index)
        #expect(!solver.contains(first))
        #expect(solver.contains(second))
        solver.remove(first)
        solver.setConstant(-7, of: first)
        solver.setPriority(250, of: first)
        _ = solver.solve()
        #expect(solver.value(of: x) == 6)
    }

    @Test func aRebuiltTableauGivesTheSameValues() {
        let row = Row(length: 200, spacing: 8, contents: [100, 20, nil, 90])
        _ = row.solver.solve()
        let before = row.frames
        _ = row.solver.takeChangedVariables()
        row.solver.rebuild()
        #expect(row.solver.solve() == nil)
        #expect(row.frames == before)
        #expect(row.solver.takeChangedVariables().isEmpty)
        #expect(row.solver.brokenInvariant == nil)
    }

    @Test func aStayKeepsAVariableWhereItIs() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let seven = solver.add(x, .equal, 7)
        let sum = LinearExpression([Term(x), Term(y)], constant: -10)
        _ = solver.add(sum, .equal, priority: 1000)
        _ = solver.solve()
        _ = solver.addStay(on: x, priority: 10)
        solver.remove(seven)
        _ = solver.solve()
        #expect(solver.values(of: [x, y]) == [7, 3])
    }

    @Test func anEditMovesAVariable() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(y, .equal, x, 5)
        solver.add(y, .lessThanOrEqual, 30)
        let edit = solver.addEdit(on: x, priority: 510)
        for (suggested, expected) in [(10.0, 10.0), (40, 25), (-3, -3)] {
            solver.suggest(suggested, for: edit)
            _ = solver.solve()
            #expect(solver.values(of: [x, y]) == [expected, expected + 5])
        }
    }

    @Test func thousandsOfChangesDoNotDrift() {
        let variables = solver.makeVariables(6)
        var tokens: [ConstraintToken] = []
        for (place, variable) in variables.enumerated() {
            tokens.append(solver.add(variable, .greaterThanOrEqual, variables[(place + 5) % 6], times: 1.0 / 3, 1))
            tokens.append(solver.add(variable, .equal, Double(place), priority: 250, rank: place))
        }
        _ = solver.solve()
        let before = solver.values(of: variables)
        for step in 1...600 {
            for (place, token) in tokens.enumerated() where place % 2 == 1 {
                solver.setConstant(Double((step * (place + 3)) % 17) / 3, of: token)
            }
            _ = solver.solve()
        }
        for (place, token) in tokens.enumerated() where place % 2 == 1 {
            solver.setConstant(-Double(place / 2), of: token)
        }
        _ = solver.solve()
        for (value, other) in zip(before, solver.values(of: variables)) { #expect(abs(value - other) < 1e-9) }
        #expect(solver.brokenInvariant == nil)
    }
}
