/// Required constraints that cannot hold together: without any one of them the others can.
package struct Conflict: Equatable, Sendable {
    /// In the order in which they were added.
    package let constraints: [ConstraintToken]
}
