/// How much work a solver has done, and how much it keeps. For tests.
extension Solver {
    /// The number of pivots since the tableau was last built from the constraints.
    package var pivotCount: Int { tableau.pivots }

    /// The number of coefficients in the tableau, those of definitions not counted.
    package var coefficientCount: Int { tableau.matrix.count }
}
