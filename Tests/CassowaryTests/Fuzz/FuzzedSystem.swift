import Cassowary

/// A solver, and what it was told in plain arrays.
struct FuzzedSystem {
    struct Entry {
        var token: ConstraintToken
        var terms: [(variable: Int, coefficient: Int)]
        var constraint: ExactReference.Constraint
    }

    let solver = Solver()
    var variables: [(variable: Variable, rank: Int)] = []
    var entries: [Entry] = []
    /// How large the system may become.
    var maximum: (variables: Int, constraints: Int)

    init(maximum: (variables: Int, constraints: Int)) { self.maximum = maximum }

    /// Makes the change. Returns what is wrong after a solve; nil when nothing is.
    mutating func apply(_ operation: SolverOperation, check: (inout FuzzedSystem) -> String?) -> String? {
        switch operation {
        case .makeVariable(let rank):
            guard variables.count < maximum.variables else { return nil }
            variables.append((solver.makeVariable(rank: rank), rank))
        case .removeVariable(let place):
            guard !variables.isEmpty else { return nil }
            removeVariable(place % variables.count)
        case .add(let terms, let constant, let relation, let priority, let rank):
            guard entries.count < maximum.constraints, !variables.isEmpty else { return nil }
            add(terms, constant, relation, priority, rank)
        case .remove(let place):
            guard !entries.isEmpty else { return nil }
            solver.remove(entries.remove(at: place % entries.count).token)
        case .setConstant(let place, let constant):
            guard !entries.isEmpty else { return nil }
            entries[place % entries.count].constraint.constant = constant
            solver.setConstant(Double(constant) / 2, of: entries[place % entries.count].token)
        case .setPriority(let place, let priority):
            guard !entries.isEmpty else { return nil }
            entries[place % entries.count].constraint.priority = priority
            solver.setPriority(priority, of: entries[place % entries.count].token)
        case .ask(let place):
            guard !variables.isEmpty else { return nil }
            _ = solver.isAmbiguous(variables[place % variables.count].variable)
        case .rebuild: solver.rebuild()
        case .solve: return check(&self)
        }
        return nil
    }

    private mutating func removeVariable(_ place: Int) {
        let variable = Int(variables[place].variable.index)
        for entry in entries where entry.terms.contains(where: { $0.variable == variable }) {
            solver.remove(entry.token)
        }
        entries.removeAll { $0.terms.contains { $0.variable == variable } }
        solver.removeVariable(variables.remove(at: place).variable)
    }

    private mutating func add(
        _ terms: [(variable: Int, coefficient: Int)], _ constant: Int, _ relation: Relation, _ priority: Double,
        _ rank: Int
    ) {
        let chosen = terms.map { term in
            (variable: Int(variables[term.variable % variables.count].variable.index), coefficient: term.coefficient)
        }
        let constraint = ExactReference.Constraint(
            coefficients: [], constant: constant, relation: relation, priority: priority, rank: rank)
        let token = Self.add(chosen, constraint, to: solver)
        entries.append(Entry(token: token, terms: chosen, constraint: constraint))
    }

    static func add(
        _ terms: [(variable: Int, coefficient: Int)], _ constraint: ExactReference.Constraint, to solver: Solver
    ) -> ConstraintToken {
        let expression = LinearExpression(
            terms.map { Term(Variable(index: Int32($0.variable)), Double($0.coefficient) / 2) },
            constant: Double(constraint.constant) / 2)
        return solver.add(expression, constraint.relation, priority: constraint.priority, rank: constraint.rank)
    }

    /// The constraints with their coefficients in the order of `variables`.
    var constraints: [ExactReference.Constraint] {
        entries.map { entry in
            var constraint = entry.constraint
            constraint.coefficients = variables.map { variable in
                entry.terms.filter { $0.variable == Int(variable.variable.index) }.reduce(0) { $0 + $1.coefficient }
            }
            return constraint
        }
    }

    /// Places in `variables`, in the order in which they are decided.
    var order: [Int] {
        variables.indices.sorted {
            (variables[$0].rank, variables[$0].variable.index) < (variables[$1].rank, variables[$1].variable.index)
        }
    }
}
