/// Finds values for variables that meet linear constraints: those of priority 1000 always, others as well as their
/// priorities say.
///
/// A higher priority wins outright (measured on UIKit for one constraint against one; unverified for several weaker ones
/// against a stronger one). Within a priority the sum of the errors is minimal, and among equal sums the errors
/// go to the constraints of the lowest ranks. What the constraints leave open is decided by the variables' order: the
/// first gets the value closest to 0 that is still possible, then the next. So the values follow from the constraints
/// alone, never from the order in which they came or from earlier values.
package final class Solver {
    let constraints = ConstraintTable()
    let variables = VariableTable()
    let definitions: Definitions
    let tableau = Tableau()
    let optimizer: Optimizer
    let expansion: Expansion
    let attachment: Attachment
    let order: DefinitionOrder
    let solution: Solution
    let feasibility: Feasibility
    let anchors: Anchors
    let canonical: Canonical
    let ambiguity: Ambiguity
    let explanation: Explanation

    @exclusivity(unchecked) var pending = MarkedIndexes()
    @exclusivity(unchecked) var removed = MarkedIndexes()
    /// Constraints that became required, or no longer are.
    @exclusivity(unchecked) var reattached = MarkedIndexes()
    /// Constraints with new constants.
    @exclusivity(unchecked) var changed = MarkedIndexes()

    package init() {
        definitions = Definitions(constraints: constraints)
        expansion = Expansion(constraints: constraints, definitions: definitions, tableau: tableau)
        solution = Solution(
            constraints: constraints, definitions: definitions, tableau: tableau, variables: variables)
        attachment = Attachment(
            constraints: constraints, definitions: definitions, tableau: tableau, expansion: expansion,
            solution: solution)
        order = DefinitionOrder(
            constraints: constraints, definitions: definitions, tableau: tableau, define: attachment.define)
        feasibility = Feasibility(constraints: constraints, tableau: tableau)
        optimizer = Optimizer(tableau: tableau)
        anchors = Anchors(constraints: constraints, attachment: attachment, tableau: tableau)
        canonical = Canonical(
            tableau: tableau, optimizer: optimizer, definitions: definitions, variables: variables, anchors: anchors,
            solution: solution)
        ambiguity = Ambiguity(tableau: tableau, optimizer: optimizer, expansion: expansion)
        explanation = Explanation(constraints: constraints, definitions: definitions, expansion: expansion)
    }

    // MARK: Variables

    /// Adds a variable. Its value is 0 until constraints say otherwise.
    /// - Parameter rank: orders the variables that constraints leave undetermined: lower ranks come closest to 0, then
    ///   lower indexes.
    package func makeVariable(rank: Int = 0) -> Variable {
        let index = variables.make(rank: rank)
        tableau.reserve(Unknown.variable(index) + 1)
        constraints.terms.reserve(rows: 0, columns: index + 1)
        definitions.reserve(index + 1)
        tableau.insertNonbasic(Unknown.variable(index), value: 0)
        return Variable(index: Int32(index))
    }

    /// Removes a variable that no constraint names; its index is used again.
    package func removeVariable(_ variable: Variable) {
        let index = Int(variable.index)
        precondition(variables.isUsed(index), "the variable was removed")
        detachRemoved()
        anchors.remove(on: index)
        precondition(constraints.terms.firstInColumn(index) < 0, "a constraint names the variable")
        tableau.remove(Unknown.variable(index))
        solution.forget(index)
        variables.release(index)
    }

    /// The constraints that name a variable. Removed ones are not among them.
    package func constraints(naming variable: Variable) -> [ConstraintToken] {
        detachRemoved()
        var tokens: [ConstraintToken] = []
        var entry = constraints.terms.firstInColumn(Int(variable.index))
        while entry >= 0 {
            let constraint = Int(constraints.terms[entry].row)
            if !constraints[constraint].isAnchor { tokens.append(constraints.token(constraint)) }
            entry = Int(constraints.terms[entry].nextInColumn)
        }
        return tokens
    }

    package func value(of variable: Variable) -> Double { variables.value(of: Int(variable.index)) }

    /// Calls the closure with the variables whose values changed in the solves since this was last asked, in no order.
    package func takeChangedVariables(_ body: (Variable) -> Void) {
        while !variables.changed.isEmpty { body(Variable(index: Int32(variables.changed.popLast()))) }
    }

    /// Calls the closure with the variables that ``takeChangedVariables(_:)`` would give, without taking them.
    package func forEachChangedVariable(_ body: (Variable) -> Void) {
        for place in 0..<variables.changed.count { body(Variable(index: Int32(variables.changed[place]))) }
    }

    /// Gives the variables whose values changed in the solves since this was last asked, in ascending order.
    package func takeChangedVariables() -> [Variable] {
        var list: [Variable] = []
        takeChangedVariables(into: &list)
        return list
    }

    /// Gives the variables whose values changed in the solves since this was last asked, in ascending order.
    /// - Parameter list: loses what it contains, but keeps its memory.
    package func takeChangedVariables(into list: inout [Variable]) {
        list.removeAll(keepingCapacity: true)
        for place in 0..<variables.changed.count { list.append(Variable(index: Int32(variables.changed[place]))) }
        variables.changed.removeAll()
        list.sort { $0.index < $1.index }
    }

    // MARK: Constraints

    /// Adds a constraint, `expression` `relation` 0. It counts from the next solve on.
    /// - Parameters:
    ///   - priority: 1000 is required; less than that and more than 0 otherwise. Any number may occur.
    ///   - rank: among constraints of equal priority the error goes to those of the lowest ranks. Small numbers, for
    ///     example a view's place among its siblings: then the first view stretches, and the first shrinks. Where the last
    ///     of several open lengths has to take all room, they get `length == 0` at a low priority with falling ranks.
    package func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Double, rank: Int = 0
    ) -> ConstraintToken {
        for term in expression.terms {
            precondition(variables.isUsed(Int(term.variable.index)), "a term names a variable that was removed")
        }
        let constraint = constraints.add(expression, relation, priority: Self.stored(priority), rank: Double(rank))
        pending.insert(constraint)
        return constraints.token(constraint)
    }

    private static func stored(_ priority: Double) -> Double {
        precondition(priority > 0 && priority <= 1000, "a priority is more than 0 and at most 1000")
        return priority == 1000 ? .infinity : priority
    }

    /// Removes a constraint. It counts until the next solve. Does nothing if it was removed before.
    package func remove(_ token: ConstraintToken) {
        guard let constraint = constraints.index(of: token) else { return }
        constraints.expire(constraint)
        reattached.remove(constraint)
        changed.remove(constraint)
        if constraints[constraint].state == .pending {
            pending.remove(constraint)
            constraints.release(constraint)
        } else {
            removed.insert(constraint)
        }
    }

    /// Whether a constraint was not removed.
    package func contains(_ token: ConstraintToken) -> Bool { constraints.index(of: token) != nil }

    /// Changes the constant of a constraint's expression. Does nothing if the constraint was removed.
    package func setConstant(_ constant: Double, of token: ConstraintToken) {
        guard let constraint = constraints.index(of: token) else { return }
        let change = constant - constraints[constraint].constant
        guard change != 0 else { return }
        constraints[constraint].constant = constant
        guard constraints[constraint].state != .pending else { return }
        constraints[constraint].change += change
        changed.insert(constraint)
    }

    /// Changes the priority of a constraint. Does nothing if the constraint was removed.
    package func setPriority(_ priority: Double, of token: ConstraintToken) {
        guard let constraint = constraints.index(of: token) else { return }
        let priority = Self.stored(priority)
        let former = constraints[constraint].priority
        guard priority != former else { return }
        constraints[constraint].priority = priority
        guard constraints[constraint].state != .pending else { return }
        if priority == .infinity || former == .infinity {
            reattached.insert(constraint)
        } else if !reattached.contains(constraint) {
            tableau.setCost(Cost(constraints[constraint]), of: Unknown.expression(constraint))
        }
    }

    // MARK: Questions

    /// The constraints that give the variable its value, in the order in which they were added: as of the last solve.
    package func constraints(affecting variable: Variable) -> [ConstraintToken] {
        explanation.constraints(affecting: Int(variable.index))
    }

    /// How far a constraint's expression is from what its relation allows: as of the last solve. 0 if the constraint holds,
    /// up to rounding; nil if it was removed, or added since that solve.
    package func error(of token: ConstraintToken) -> Double? {
        guard let constraint = constraints.index(of: token) else { return nil }
        let record = constraints[constraint]
        guard record.state == .row || record.state == .definition else { return nil }
        let value = constraints.value(of: constraint) { variables.value(of: $0) }
        guard Cost(record).charges(value), abs(value) > 1e-6 + 1e-9 * abs(record.constant) else { return 0 }
        return value
    }

    /// Whether another value of the variable would meet all constraints equally well: as of the last solve.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        // Changes of priorities since the last solve may already count.
        defer { solution.refresh() }
        return ambiguity.isAmbiguous(Int(variable.index))
    }
}
