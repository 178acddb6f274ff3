import Cassowary
import Testing
import UpdateModels

/// Random systems that are changed and solved many times. `SEED=7 ITERATIONS=1` repeats one run.
@Suite struct SolverFuzz {
    @Test(arguments: [[250, 750, 1000], [250, 1000], [49, 51, 149, 250, 250.5, 999], [1000]])
    func smallSystemsGetTheExactSolution(priorities: [Double]) {
        run(length: 60, maximum: (4, 6), Self.checkAgainstReference) {
            .random(using: &$0, priorities: priorities, size: 8)
        }
    }

    @Test(arguments: [[250, 750, 1000], [49, 51, 250, 750, 999, 1000]])
    func largerSystemsGetWhatANewSolverFinds(priorities: [Double]) {
        run(length: 100, share: 2, maximum: (12, 24), Self.checkAgainstNewSolver) {
            .random(using: &$0, priorities: priorities, size: 100)
        }
    }

    @Test(arguments: [[250, 750, 1000, 1000], [25, 250, 251, 750, 999, 1000, 1000, 1000]])
    func layoutsGetWhatANewSolverFinds(priorities: [Double]) {
        run(length: 100, share: 2, maximum: (12, 30), Self.checkAgainstNewSolver) {
            .randomLayout(using: &$0, priorities: priorities, size: 100)
        }
    }

    @Test func layoutsOfTenMillionPointsGetWhatANewSolverFinds() {
        run(length: 100, share: 2, maximum: (12, 30), Self.checkAgainstNewSolver) {
            .randomLayout(using: &$0, priorities: [250, 750, 1000, 1000], size: 10_000_000)
        }
    }

    @Test func smallLayoutsGetTheExactSolution() {
        run(length: 60, maximum: (4, 7), Self.checkAgainstReference) {
            .randomLayout(using: &$0, priorities: [250, 750, 1000, 1000], size: 20)
        }
    }

    @Test func aFailingRunShrinksToTheStepsThatMatter() {
        let steps: [SolverOperation] = [.makeVariable(rank: 0), .solve, .remove(1), .solve]
        let shrunk = Shrinking.shortest(steps) { $0.contains { "\($0)" == "remove(1)" } }
        #expect(shrunk.map { "\($0)" } == ["remove(1)"])
    }

    private func run(
        length: Int, share: Int = 1, maximum: (Int, Int), _ check: @escaping (inout FuzzedSystem) -> String?,
        step: (inout SeededGenerator) -> SolverOperation
    ) {
        for iteration in 0..<FuzzSettings.iterations / share {
            let seed = FuzzSettings.seed &+ UInt64(iteration)
            var generator = SeededGenerator(seed: seed)
            var steps = (0..<maximum.0 / 2).map { _ in SolverOperation.makeVariable(rank: 0) }
            steps += (0..<length).map { _ in step(&generator) }
            func fault(_ steps: [SolverOperation]) -> String? {
                var system = FuzzedSystem(maximum: maximum)
                for step in steps {
                    if let fault = system.apply(step, check: check) { return fault }
                }
                return nil
            }
            guard let found = fault(steps) else { continue }
            let shortest = Shrinking.shortest(steps) { fault($0) != nil }
            let list = shortest.map { "    .\($0)" }.joined(separator: "\n")
            Issue.record("SEED=\(seed): \(found), shrunk: \(fault(shortest) ?? "")\n\(list)")
            return
        }
    }

    // MARK: Checks

    private static func checkAgainstReference(_ system: inout FuzzedSystem) -> String? {
        while let conflict = system.solver.solve() {
            if ExactReference.solve(system.constraints, order: system.order) != nil {
                return "a conflict where there is none"
            }
            let members = system.entries.indices.filter { conflict.constraints.contains(system.entries[$0].token) }
            if members.count != conflict.constraints.count { return "a conflict with a constraint that is not there" }
            if members.map({ system.entries[$0].token }) != conflict.constraints { return "a conflict out of order" }
            let constraints = system.constraints
            for left in [-1] + members {
                let rest = members.filter { $0 != left }.map { constraints[$0] }
                let isPossible = ExactReference.solve(rest, order: system.order) != nil
                if isPossible != (left >= 0) { return "a conflict that is not minimal" }
            }
            system.solver.remove(system.entries.remove(at: members.last!).token)
        }
        guard let point = ExactReference.solve(system.constraints, order: system.order) else { return "no conflict" }
        let values = system.variables.map { system.solver.value(of: $0.variable) }
        if zip(values, point.values).contains(where: { abs($0 - $1) > 1e-6 }) {
            return "\(values) instead of \(point.values)"
        }
        if let fault = system.solver.brokenInvariant { return fault }
        // One variable after every other solve or so: the question costs as much as the solution.
        guard !system.variables.isEmpty, system.entries.count.isMultiple(of: 2) else { return nil }
        let place = system.entries.count / 2 % system.variables.count
        let isAmbiguous = ExactReference.isAmbiguous(place, system.constraints, best: point)
        if system.solver.isAmbiguous(system.variables[place].variable) != isAmbiguous {
            return "variable \(place) is \(isAmbiguous ? "" : "not ")ambiguous"
        }
        return nil
    }

    private static func checkAgainstNewSolver(_ system: inout FuzzedSystem) -> String? {
        while let conflict = system.solver.solve() {
            let members = system.entries.indices.filter { conflict.constraints.contains(system.entries[$0].token) }
            if members.isEmpty || members.map({ system.entries[$0].token }) != conflict.constraints {
                return "a conflict of unknown constraints"
            }
            for left in [-1] + members {
                let rest = members.filter { $0 != left }.map { system.entries[$0] }
                if (newSolver(system, rest).solve() == nil) != (left >= 0) { return "a conflict that is not minimal" }
            }
            system.solver.remove(system.entries.remove(at: members.last!).token)
        }
        if let fault = system.solver.brokenInvariant { return fault }
        let fresh = newSolver(system, system.entries.reversed())
        if fresh.solve() != nil { return "a new solver finds a conflict" }
        for (variable, _) in system.variables {
            let (value, other) = (system.solver.value(of: variable), fresh.value(of: variable))
            if abs(value - other) > 1e-6 * max(1, abs(other) / 1e7) {
                return "variable \(variable.index): \(value), a new solver: \(other)"
            }
        }
        return nil
    }

    private static func newSolver(_ system: FuzzedSystem, _ entries: [FuzzedSystem.Entry]) -> Solver {
        let solver = Solver()
        let last = system.variables.map { Int($0.variable.index) }.max() ?? -1
        for index in 0...max(0, last) {
            let rank = system.variables.first { Int($0.variable.index) == index }?.rank ?? 0
            _ = solver.makeVariable(rank: rank)
        }
        for entry in entries { _ = FuzzedSystem.add(entry.terms, entry.constraint, to: solver) }
        return solver
    }
}
