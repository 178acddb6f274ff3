/// A number that a `Solver` finds: the edge or the length of a view, for example.
package struct Variable: Hashable, Sendable {
    /// Small, and used again after `Solver.removeVariable(_:)`.
    package let index: Int32

    package init(index: Int32) { self.index = index }
}

/// A variable times a number.
package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of terms and a constant. A variable may occur more than once.
package struct LinearExpression: Sendable {
    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }
}
