extension Attachment {
    /// Applies changed constants of definitions and tight rows.
    func applyChanges(of changed: borrowing MarkedIndexes) {
        for place in 0..<changed.count {
            let constraint = changed[place]
            let change = constraints[constraint].change
            constraints[constraint].change = 0
            tableau.admit(magnitude: constraints[constraint].constant)
            let variable = constraints.definedVariable(of: constraint)
            if variable >= 0 {
                definitions.changes[variable] -= change / definitions.coefficient(of: variable)
                definitions.findDependents(of: variable)
                solution.definitionChanged(of: variable)
            } else if constraints[constraint].state == .row {
                sumRows.insert(Unknown.expression(constraint))
                sums.reserve(tableau.count)
                sums[Unknown.expression(constraint)] += change
            }
        }
        sumChanges { variable, change in tableau.values[Unknown.variable(variable)] += change }
        while !sumRows.isEmpty {
            let unknown = sumRows.popLast()
            let change = sums[unknown]
            sums[unknown] = 0
            if tableau.places[unknown] == .basic {
                tableau.setValue(tableau.values[unknown] + change, of: unknown)
            } else {
                tableau.shift(column: unknown, by: -change)
                tableau.values[unknown] = 0
            }
        }
    }

    /// Adds up in `sums` what the changes of variables do to the rows of their constraints.
    func sumChanges(_ body: (Int, Double) -> Void) {
        sums.reserve(tableau.count)
        definitions.propagateChanges { variable, change in
            body(variable, change)
            var entry = constraints.terms.firstInColumn(variable)
            while entry >= 0 {
                let term = constraints.terms[entry]
                let unknown = Unknown.expression(Int(term.row))
                if tableau.isPresent(unknown) {
                    sumRows.insert(unknown)
                    sums[unknown] += term.coefficient * change
                }
                entry = Int(term.nextInColumn)
            }
        }
    }
}
