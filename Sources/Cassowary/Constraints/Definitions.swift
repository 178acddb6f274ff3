/// The required equalities that compute one variable each from others, and so need no place in the tableau.
///
/// They form a graph without cycles: a variable depends on the other variables of its definition.
final class Definitions {
    private let constraints: ConstraintTable
    /// The definition of a variable; -1 for a variable of the tableau.
    @exclusivity(unchecked) private var definitions = Store<Int32>(-1)
    /// The variable's coefficient in its definition.
    @exclusivity(unchecked) private var coefficients = Store(0.0)

    /// Changes that `propagateChanges()` carries on. Zero outside of a use.
    @exclusivity(unchecked) var changes = Store(0.0)
    @exclusivity(unchecked) private var isMarked = Store(false)
    @exclusivity(unchecked) private var path = IndexStack()
    @exclusivity(unchecked) private var entries = IndexStack()
    /// The variables that a walk found, those that others depend on last.
    @exclusivity(unchecked) private var found = IndexStack()

    init(constraints: ConstraintTable) { self.constraints = constraints }

    func reserve(_ count: Int) {
        definitions.reserve(count)
        coefficients.reserve(count)
        changes.reserve(count)
        isMarked.reserve(count)
    }

    @inline(__always) func definition(of variable: Int) -> Int { Int(definitions[variable]) }
    @inline(__always) func isDefined(_ variable: Int) -> Bool { definitions[variable] >= 0 }
    @inline(__always) func coefficient(of variable: Int) -> Double { coefficients[variable] }

    func define(_ variable: Int, by constraint: Int) {
        definitions[variable] = Int32(constraint)
        coefficients[variable] =
            constraints.terms[constraints.terms.entry(row: constraint, column: variable)].coefficient
        constraints[constraint].state = .definition
        constraints[constraint].definedVariable = Int32(variable)
    }

    func undefine(_ variable: Int) {
        constraints[definition(of: variable)].definedVariable = -1
        definitions[variable] = -1
    }

    /// The value that a variable's definition gives it.
    func value(of variable: Int, _ values: borrowing Store<Double>) -> Double {
        let constraint = definition(of: variable)
        var sum = constraints[constraint].constant
        var entry = constraints.terms.firstInRow(constraint)
        while entry >= 0 {
            let term = constraints.terms[entry]
            if Int(term.column) != variable {
                sum += term.coefficient * values[Unknown.variable(Int(term.column))]
            }
            entry = Int(term.nextInRow)
        }
        return -sum / coefficients[variable]
    }

    // MARK: Dependents

    /// Finds a variable and everything that depends on it.
    /// - Complexity: O(terms of the definitions that are met)
    func findDependents(of variable: Int) { walkDependents(of: variable) }

    /// Calls the closure with what was found, sources first.
    func forEachFound(_ body: (Int) -> Void) {
        var place = found.count
        while place > 0 {
            place -= 1
            isMarked[found[place]] = false
            body(found[place])
        }
        found.removeAll()
    }

    /// Adds what follows from the `changes` of found variables to those of their dependents. The closure gets each
    /// variable with its change, sources first; changes are zero afterwards.
    func propagateChanges(_ body: (Int, Double) -> Void) {
        forEachFound { variable in
            let change = changes[variable]
            changes[variable] = 0
            guard abs(change) > 1e-12 else { return }
            var entry = constraints.terms.firstInColumn(variable)
            while entry >= 0 {
                let term = constraints.terms[entry]
                let defined = constraints.definedVariable(of: Int(term.row))
                if defined >= 0, defined != variable {
                    changes[defined] -= term.coefficient * change / coefficients[defined]
                }
                entry = Int(term.nextInColumn)
            }
            body(variable, change)
        }
    }

    /// Whether a definition of the variable by this constraint would make no cycle. Gives up after a number of steps and
    /// answers false.
    func canDefine(_ variable: Int, by constraint: Int, steps: Int) -> Bool {
        walkDependents(of: variable, atMost: steps)
        var answer = found.count < steps
        for place in 0..<found.count where found[place] != variable {
            if constraints.terms.entry(row: constraint, column: found[place]) >= 0 { answer = false }
        }
        for place in 0..<found.count { isMarked[found[place]] = false }
        found.removeAll()
        return answer
    }

    private func walkDependents(of seed: Int, atMost limit: Int = .max) {
        guard !isMarked[seed] else { return }
        isMarked[seed] = true
        path.push(seed)
        entries.push(constraints.terms.firstInColumn(seed))
        while !path.isEmpty {
            let variable = path[path.count - 1]
            var entry = entries[entries.count - 1]
            var next = -1
            while entry >= 0, next < 0 {
                let term = constraints.terms[entry]
                let defined = constraints.definedVariable(of: Int(term.row))
                if defined >= 0, defined != variable, !isMarked[defined] { next = defined }
                entry = Int(term.nextInColumn)
            }
            if next >= 0, found.count + path.count < limit {
                entries[entries.count - 1] = entry
                isMarked[next] = true
                path.push(next)
                entries.push(constraints.terms.firstInColumn(next))
            } else {
                found.push(path.pop())
                _ = entries.pop()
            }
        }
    }

    // MARK: Sources

    /// Finds a variable, if it is defined, and the defined variables that it depends on. `forEachFound(_:)` gives them
    /// dependents first.
    func findSources(of seed: Int) {
        guard isDefined(seed), !isMarked[seed] else { return }
        isMarked[seed] = true
        path.push(seed)
        entries.push(constraints.terms.firstInRow(definition(of: seed)))
        while !path.isEmpty {
            var entry = entries[entries.count - 1]
            var next = -1
            while entry >= 0, next < 0 {
                let variable = Int(constraints.terms[entry].column)
                if isDefined(variable), !isMarked[variable] { next = variable }
                entry = Int(constraints.terms[entry].nextInRow)
            }
            if next >= 0 {
                entries[entries.count - 1] = entry
                isMarked[next] = true
                path.push(next)
                entries.push(constraints.terms.firstInRow(definition(of: next)))
            } else {
                found.push(path.pop())
                _ = entries.pop()
            }
        }
    }
}
