/// What a solver keeps for a constraint beside its terms.
struct ConstraintRecord: BitwiseCopyable {
    enum State: BitwiseCopyable {
        /// The index is not in use.
        case free
        /// Added since the last solve.
        case pending
        /// Computes the variable `definedVariable` from the others (`Definitions`).
        case definition
        /// Its expression is an unknown of the tableau.
        case row
        /// Removed since the last solve, but still a definition or a row.
        case removed
    }

    var state = State.free
    var relation = Relation.equal
    /// Keeps a variable at 0 that nothing else determines (`Canonical`).
    var isAnchor = false
    var generation: Int32 = 0
    var definedVariable: Int32 = -1
    /// Infinite for required constraints; 0 for anchors.
    var priority = 0.0
    var rank = 0.0
    var constant = 0.0
    /// The part of `constant` that came since the last solve and that no value shows yet.
    var change = 0.0
    /// Counts the constraints that were added.
    var sequence = 0

    var isRequired: Bool { priority == .infinity }
    var isRequiredEquality: Bool { isRequired && relation == .equal }
}
