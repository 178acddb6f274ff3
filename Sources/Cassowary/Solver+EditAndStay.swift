extension Solver {
    /// Adds a constraint that keeps a variable at its present value.
    package func addStay(on variable: Variable, priority: Double, rank: Int = 0) -> ConstraintToken {
        let expression = LinearExpression([Term(variable)], constant: -value(of: variable))
        return add(expression, .equal, priority: priority, rank: rank)
    }

    /// Adds a constraint for a value that `suggest(_:for:)` changes; at first the variable's present value.
    package func addEdit(on variable: Variable, priority: Double) -> ConstraintToken {
        addStay(on: variable, priority: priority)
    }

    /// Changes the value that an edit constraint asks for. It counts from the next solve on.
    package func suggest(_ value: Double, for token: ConstraintToken) { setConstant(-value, of: token) }
}
