/// Puts constraints into the tableau and takes them out.
final class Attachment {
    private let constraints: ConstraintTable
    private let definitions: Definitions
    private let tableau: Tableau
    private let expansion: Expansion
    private let solution: Solution

    /// Required equalities that became rows, to be made definitions once they are tight.
    @exclusivity(unchecked) private var equalities = MarkedIndexes()
    @exclusivity(unchecked) private var sums = Store(0.0)
    @exclusivity(unchecked) private var sumRows = MarkedIndexes()

    init(
        constraints: ConstraintTable, definitions: Definitions, tableau: Tableau, expansion: Expansion,
        solution: Solution
    ) {
        self.constraints = constraints
        self.definitions = definitions
        self.tableau = tableau
        self.expansion = expansion
        self.solution = solution
    }

    /// Adds a basic row for a pending constraint. Values have to be up to date.
    func attachRow(_ constraint: Int) {
        let unknown = Unknown.expression(constraint)
        tableau.reserve(unknown + 1)
        tableau.admit(magnitude: constraints[constraint].constant)
        constraints[constraint].state = .row
        constraints[constraint].change = 0
        expansion.expand(constraint: constraint)
        insertRow(unknown)
        let value = constraints.value(of: constraint) { tableau.values[Unknown.variable($0)] }
        tableau.insertBasic(unknown, value: value, cost: Cost(constraints[constraint]))
        if constraints[constraint].isRequiredEquality { equalities.insert(constraint) }
    }

    /// Makes a pending required equality the definition of a variable whose column is empty and which no definition uses.
    func define(_ variable: Int, by constraint: Int) {
        tableau.admit(magnitude: constraints[constraint].constant)
        tableau.remove(Unknown.variable(variable))
        constraints[constraint].change = 0
        definitions.define(variable, by: constraint)
        solution.definitionChanged(of: variable)
    }

    /// Takes tight required equalities out of the tableau where they can be definitions.
    func defineTightEqualities() {
        while !equalities.isEmpty {
            let constraint = equalities.popLast()
            let unknown = Unknown.expression(constraint)
            guard constraints[constraint].state == .row, tableau.places[unknown] == .nonbasic else { continue }
            var entry = constraints.terms.firstInRow(constraint)
            while entry >= 0 {
                let variable = Int(constraints.terms[entry].column)
                entry = Int(constraints.terms[entry].nextInRow)
                guard tableau.places[Unknown.variable(variable)] == .basic,
                    definitions.canDefine(variable, by: constraint, steps: 64)
                else { continue }
                tableau.remove(Unknown.variable(variable))
                tableau.remove(unknown)
                definitions.define(variable, by: constraint)
                break
            }
        }
    }

    /// Takes a constraint out. Values stay as they are.
    func detach(_ constraint: Int) {
        let unknown = Unknown.expression(constraint)
        if constraints.definedVariable(of: constraint) >= 0 {
            undefine(constraints.definedVariable(of: constraint))
        } else if tableau.places[unknown] == .basic {
            tableau.remove(unknown)
        } else if tableau.places[unknown] == .nonbasic {
            free(unknown)
            tableau.remove(unknown)
        }
    }

    /// Makes a tight constraint's expression basic: a variable that it determined becomes nonbasic where it is.
    private func free(_ column: Int, preferring preferred: Int = -1) {
        var best = -1
        var bestRate = 0.0
        var entry = tableau.matrix.firstInColumn(column)
        while entry >= 0 {
            let row = Int(tableau.matrix[entry].row)
            let rate = abs(tableau.matrix[entry].coefficient) * (row == preferred ? 4 : 1)
            entry = Int(tableau.matrix[entry].nextInColumn)
            if Unknown.isVariable(row), rate > bestRate { (best, bestRate) = (row, rate) }
        }
        guard best >= 0 else { return }
        tableau.pivot(row: best, column: column)
    }

    /// Takes a definition's constraint out: the variable that it defined goes to the tableau.
    private func undefine(_ variable: Int) {
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

    private func insertRow(_ row: Int) {
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
    private func sumChanges(_ body: (Int, Double) -> Void) {
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
