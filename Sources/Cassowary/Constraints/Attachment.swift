/// Puts constraints into the tableau and takes them out.
final class Attachment {
    let constraints: ConstraintTable
    let definitions: Definitions
    let tableau: Tableau
    let expansion: Expansion
    let solution: Solution

    /// Required equalities that became rows, to be made definitions once they are tight.
    @exclusivity(unchecked) private var equalities = MarkedIndexes()
    @exclusivity(unchecked) var sums = Store(0.0)
    @exclusivity(unchecked) var sumRows = MarkedIndexes()

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
            guard constraints[constraint].state == .row, tableau.places[unknown] == .nonbasic,
                let variable = variableToDefine(by: constraint)
            else { continue }
            tableau.remove(Unknown.variable(variable))
            tableau.remove(unknown)
            definitions.define(variable, by: constraint)
        }
    }

    /// The basic variable that the fewest constraints use, of those that the constraint can define.
    private func variableToDefine(by constraint: Int) -> Int? {
        var best: (variable: Int, uses: Int)?
        var entry = constraints.terms.firstInRow(constraint)
        while entry >= 0 {
            let variable = Int(constraints.terms[entry].column)
            entry = Int(constraints.terms[entry].nextInRow)
            let uses = constraints.terms.count(ofColumn: variable)
            guard tableau.places[Unknown.variable(variable)] == .basic, uses < best?.uses ?? .max,
                definitions.canDefine(variable, by: constraint, steps: 64)
            else { continue }
            best = (variable, uses)
        }
        return best?.variable
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
    func free(_ column: Int, preferring preferred: Int = -1) {
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
}
