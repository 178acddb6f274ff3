/// Writes a constraint's expression or a variable as a sum of multiples of the tableau's nonbasic unknowns.
final class Expansion {
    private let constraints: ConstraintTable
    private let definitions: Definitions
    private let tableau: Tableau

    /// The columns that the last expansion met; some coefficients may be 0.
    @exclusivity(unchecked) private(set) var columns = MarkedIndexes()
    @exclusivity(unchecked) private var sums = Store(0.0)
    @exclusivity(unchecked) private var factors = Store(0.0)
    @exclusivity(unchecked) private var variables = MarkedIndexes()

    init(constraints: ConstraintTable, definitions: Definitions, tableau: Tableau) {
        self.constraints = constraints
        self.definitions = definitions
        self.tableau = tableau
    }

    /// A coefficient of the last expansion. What cancelled up to rounding is 0.
    func coefficient(of column: Int) -> Double {
        let sum = sums[column]
        return abs(sum) > 1e-11 ? sum : 0
    }

    /// - Complexity: O(terms of the definitions that are met, and of the basic variables' rows)
    func expand(constraint: Int) {
        begin()
        var entry = constraints.terms.firstInRow(constraint)
        while entry >= 0 {
            let term = constraints.terms[entry]
            add(Int(term.column), term.coefficient)
            entry = Int(term.nextInRow)
        }
        finish()
    }

    func expand(variable: Int) {
        begin()
        add(variable, 1)
        finish()
    }

    private func begin() {
        sums.reserve(tableau.count)
        factors.reserve(tableau.count)
        for place in 0..<columns.count { sums[columns[place]] = 0 }
        columns.removeAll()
    }

    private func add(_ variable: Int, _ factor: Double) {
        factors[variable] += factor
        variables.insert(variable)
    }

    private func finish() {
        if hasDefinitions {
            for place in 0..<variables.count { definitions.findSources(of: variables[place]) }
            definitions.forEachFound { variable in
                let factor = factors[variable]
                factors[variable] = 0
                guard factor != 0 else { return }
                let constraint = definitions.definition(of: variable)
                let scale = -factor / definitions.coefficient(of: variable)
                var entry = constraints.terms.firstInRow(constraint)
                while entry >= 0 {
                    let term = constraints.terms[entry]
                    if Int(term.column) != variable { add(Int(term.column), scale * term.coefficient) }
                    entry = Int(term.nextInRow)
                }
            }
        }
        while !variables.isEmpty {
            let variable = variables.popLast()
            let factor = factors[variable]
            factors[variable] = 0
            let unknown = Unknown.variable(variable)
            guard factor != 0, !definitions.isDefined(variable) else { continue }
            if tableau.places[unknown] == .nonbasic {
                put(unknown, factor)
                continue
            }
            var entry = tableau.matrix.firstInRow(unknown)
            while entry >= 0 {
                put(Int(tableau.matrix[entry].column), factor * tableau.matrix[entry].coefficient)
                entry = Int(tableau.matrix[entry].nextInRow)
            }
        }
    }

    private var hasDefinitions: Bool {
        for place in 0..<variables.count where definitions.isDefined(variables[place]) { return true }
        return false
    }

    @inline(__always) private func put(_ column: Int, _ coefficient: Double) {
        columns.insert(column)
        sums[column] += coefficient
    }
}
