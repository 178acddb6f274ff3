/// Finds the constraints that together determine a value.
final class Explanation {
    private let constraints: ConstraintTable
    private let definitions: Definitions
    private let expansion: Expansion
    @exclusivity(unchecked) private var factors = Store(0.0)
    @exclusivity(unchecked) private var variables = MarkedIndexes()
    @exclusivity(unchecked) private var involved = MarkedIndexes()

    init(constraints: ConstraintTable, definitions: Definitions, expansion: Expansion) {
        self.constraints = constraints
        self.definitions = definitions
        self.expansion = expansion
    }

    /// The required constraints that do not let a constraint hold, and itself. They are as few as can be: all but the
    /// given one are linearly independent, and it is a sum of multiples of all of them.
    func conflict(of constraint: Int) -> Conflict {
        expansion.expand(constraint: constraint)
        addTerms(of: constraint, times: 1)
        collect()
        involved.insert(constraint)
        return Conflict(constraints: takeInvolved())
    }

    func constraints(affecting variable: Int) -> [ConstraintToken] {
        expansion.expand(variable: variable)
        add(variable, 1)
        collect()
        return takeInvolved()
    }

    /// Writes what was added as a sum of multiples of constraints.
    private func collect() {
        for place in 0..<expansion.columns.count {
            let column = expansion.columns[place]
            let coefficient = expansion.coefficient(of: column)
            guard coefficient != 0, !Unknown.isVariable(column) else { continue }
            involved.insert(Unknown.index(column))
            addTerms(of: Unknown.index(column), times: -coefficient)
        }
        for place in 0..<variables.count { definitions.findSources(of: variables[place]) }
        definitions.forEachFound { variable in
            let factor = factors[variable]
            guard abs(factor) > 1e-9 else { return }
            let constraint = definitions.definition(of: variable)
            involved.insert(constraint)
            addTerms(of: constraint, times: -factor / definitions.coefficient(of: variable))
        }
        while !variables.isEmpty { factors[variables.popLast()] = 0 }
    }

    private func addTerms(of constraint: Int, times factor: Double) {
        var entry = constraints.terms.firstInRow(constraint)
        while entry >= 0 {
            add(Int(constraints.terms[entry].column), factor * constraints.terms[entry].coefficient)
            entry = Int(constraints.terms[entry].nextInRow)
        }
    }

    private func add(_ variable: Int, _ factor: Double) {
        factors.reserve(variable + 1)
        factors[variable] += factor
        variables.insert(variable)
    }

    private func takeInvolved() -> [ConstraintToken] {
        var indexes = (0..<involved.count).map { involved[$0] }
        involved.removeAll()
        indexes.removeAll { constraints[$0].isAnchor }
        return indexes.sorted { constraints[$0].sequence < constraints[$1].sequence }.map { constraints.token($0) }
    }
}
