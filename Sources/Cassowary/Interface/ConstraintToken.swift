/// Names a constraint of a `Solver`.
package struct ConstraintToken: Hashable, Sendable {
    /// Used again after the constraint was removed.
    package let index: Int32
    /// Tells the constraint from earlier ones with the same index.
    package let generation: Int32
}
