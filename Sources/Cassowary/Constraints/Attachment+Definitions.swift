extension Attachment {
    /// Takes a definition's constraint out: the variable that it defined goes to the tableau.
    func undefine(_ variable: Int) {
        let constraint = definitions.definition(of: variable)
        let unknown = Unknown.variable(variable)
        definitions.changes[variable] = 1 / definitions.coefficient(of: variable)
        definitions.findDependents(of: variable)
        sumChanges { _, _ in }
        guard !sumRows.isEmpty else {
            definitions.undefine(variable)
            tableau.insertNonbasic(unknown, value: tableau.values[unknown])
            return
        }
        // As a tight row first, whose column is what would change with the definition's constant.
        let column = Unknown.expression(constraint)
        tableau.reserve(column + 1)
        expansion.expand(variable: variable)
        insertRow(unknown)
        sumRows.insert(unknown)
        sums.reserve(tableau.count)
        sums[unknown] = 1 / definitions.coefficient(of: variable)
        definitions.undefine(variable)
        tableau.insertBasic(unknown, value: tableau.values[unknown], cost: .free)
        tableau.insertNonbasic(column, value: 0, cost: Cost(constraints[constraint]))
        insertColumn(column)
        free(column, preferring: unknown)
        tableau.remove(column)
    }

    func insertRow(_ row: Int) {
        for place in 0..<expansion.columns.count {
            let column = expansion.columns[place]
            let coefficient = expansion.coefficient(of: column)
            if coefficient != 0 { tableau.matrix.insert(row: row, column: column, coefficient) }
        }
    }

    /// Adds the column of an unknown that changes rows by their `sums`. Tight rows have to stay at 0, so other unknowns
    /// make up for what it would change in them.
    private func insertColumn(_ column: Int) {
        let direct = sumRows.count
        for place in 0..<direct {
            let tight = sumRows[place]
            guard tableau.places[tight] == .nonbasic else { continue }
            let change = sums[tight]
            var entry = tableau.matrix.firstInColumn(tight)
            while entry >= 0 {
                let row = Int(tableau.matrix[entry].row)
                sumRows.insert(row)
                sums[row] -= change * tableau.matrix[entry].coefficient
                entry = Int(tableau.matrix[entry].nextInColumn)
            }
        }
        while !sumRows.isEmpty {
            let row = sumRows.popLast()
            let coefficient = sums[row]
            sums[row] = 0
            guard tableau.places[row] == .basic, abs(coefficient) > 1e-11 else { continue }
            tableau.matrix.insert(row: row, column: column, coefficient)
        }
    }
}
