/// Computes the values of defined variables, removes rounding, and shows the caller what changed.
final class Solution {
    private let constraints: ConstraintTable
    private let definitions: Definitions
    private let tableau: Tableau
    private let variables: VariableTable

    /// Defined variables whose definitions are new or changed.
    @exclusivity(unchecked) private var stale = MarkedIndexes()
    /// Variables whose values changed since the caller saw them.
    @exclusivity(unchecked) private var unpublished = MarkedIndexes()
    @exclusivity(unchecked) private var rows = MarkedIndexes()
    /// Watched variables whose values came to another side of 0.
    @exclusivity(unchecked) var turned = MarkedIndexes()

    init(constraints: ConstraintTable, definitions: Definitions, tableau: Tableau, variables: VariableTable) {
        self.constraints = constraints
        self.definitions = definitions
        self.tableau = tableau
        self.variables = variables
    }

    func definitionChanged(of variable: Int) { stale.insert(variable) }

    func forget(_ variable: Int) {
        stale.remove(variable)
        unpublished.remove(variable)
        turned.remove(variable)
        tableau.movedVariables.remove(Unknown.variable(variable))
    }

    /// Computes the defined variables that depend on variables whose values changed.
    func refresh() {
        guard !stale.isEmpty || !tableau.movedVariables.isEmpty else { return }
        for place in 0..<stale.count { definitions.findDependents(of: stale[place]) }
        for place in 0..<tableau.movedVariables.count {
            definitions.findDependents(of: Unknown.index(tableau.movedVariables[place]))
        }
        stale.removeAll()
        tableau.movedVariables.removeAll()
        definitions.forEachFound { variable in
            let unknown = Unknown.variable(variable)
            if definitions.isDefined(variable) {
                tableau.values[unknown] = definitions.value(of: variable, tableau.values)
            }
            unpublished.insert(variable)
            if variables.turns(variable, tableau.values[unknown], tolerance: tableau.tolerance) {
                turned.insert(variable)
            }
        }
    }

    /// Removes rounding from the values that changed, and publishes them. False: the tableau itself is not exact enough.
    func publish() -> Bool {
        var isExact = true
        for attempt in 0..<4 {
            let error = correctRows()
            refresh()
            if error <= 1e-10 { break }
            if attempt == 3 { isExact = error <= tableau.tolerance }
        }
        while !unpublished.isEmpty {
            let variable = unpublished.popLast()
            let value = tableau.values[Unknown.variable(variable)]
            // What is only rounding is no change.
            if abs(value - variables.value(of: variable)) > max(1e-9, 4e-15 * abs(value)) {
                variables.publish(value, of: variable)
            }
        }
        return isExact
    }

    /// Computes the rows of changed variables from their constraints, and moves tight ones back to 0. Returns the
    /// greatest error of a tight one.
    private func correctRows() -> Double {
        for place in 0..<unpublished.count {
            var entry = constraints.terms.firstInColumn(unpublished[place])
            while entry >= 0 {
                let row = Int(constraints.terms[entry].row)
                if constraints[row].state == .row { rows.insert(row) }
                entry = Int(constraints.terms[entry].nextInColumn)
            }
        }
        var error = 0.0
        while !rows.isEmpty {
            let constraint = rows.popLast()
            let unknown = Unknown.expression(constraint)
            let value = constraints.value(of: constraint) { tableau.values[Unknown.variable($0)] }
            if tableau.places[unknown] == .basic {
                tableau.values[unknown] = value
            } else if value != 0 {
                error = max(error, abs(value) / max(1, abs(constraints[constraint].constant) * 1e-4))
                tableau.shift(column: unknown, by: -value)
                tableau.values[unknown] = 0
            }
        }
        return error
    }
}
