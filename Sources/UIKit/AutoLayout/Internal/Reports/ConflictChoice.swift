/// Chooses which constraint of a conflict is given up.
///
/// In the reports of iOS applications it is one of those that are farthest down in the view tree. A size comes before
/// the distances to a superview, and the distance of two subviews before that of a subview from the edge (read off
/// thirteen printed reports). Between constraints that are equal in this, the last activated one; that is unverified.
@MainActor
enum ConflictChoice {
    /// - Parameter constraints: in the order of their activation.
    static func victim(of constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        constraints.indices.max { rank(of: constraints[$0], $0) < rank(of: constraints[$1], $1) }.map {
            constraints[$0]
        }
    }

    private static func rank(of constraint: NSLayoutConstraint, _ index: Int) -> (depth: Int, inside: Int, index: Int) {
        guard let common = ConstraintInstallation.commonSuperview(of: constraint) else { return (0, 0, index) }
        let depth = sequence(first: common, next: \.superviewLink).reduce(0) { count, _ in count + 1 }
        return (depth, ConstraintInstallation.items(of: constraint, below: common), index)
    }
}
