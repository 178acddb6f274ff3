/// What a string of UIKit's visual format language says, for example `H:|-[a(>=50@750)]-8-[b(==a)]-|`.
package struct LayoutFormat: Equatable, Sendable {
    package enum Orientation: Equatable, Sendable { case horizontal, vertical }

    package enum Relation: Equatable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// A number, or the name of one in the metrics.
    package enum Constant: Equatable, Sendable {
        case number(Double)
        case metric(String)
    }

    /// What a length is compared with.
    package enum Object: Equatable, Sendable {
        case constant(Constant)
        /// The length of another view.
        case view(String)
    }

    /// One comparison of a length. Without a priority it is required.
    package struct Predicate: Equatable, Sendable {
        package var relation: Relation
        package var object: Object
        package var priority: Constant?

        package init(_ relation: Relation, _ object: Object, priority: Constant? = nil) {
            self.relation = relation
            self.object = object
            self.priority = priority
        }
    }

    /// What is between two views, or between a view and its superview.
    package enum Connection: Equatable, Sendable {
        /// Nothing: the edges touch.
        case none
        /// `-`: the system's spacing.
        case standard
        /// Comparisons of the gap with constants.
        case predicates([Predicate])
    }

    /// A view, and what is said of its length.
    package struct Element: Equatable, Sendable {
        package var name: String
        package var predicates: [Predicate]

        package init(_ name: String, _ predicates: [Predicate] = []) {
            self.name = name
            self.predicates = predicates
        }
    }

    /// Horizontal unless the string begins with `V:`.
    package var orientation = Orientation.horizontal
    /// Between the superview's edge and the first element; nil if the string does not begin with `|`.
    package var leading: Connection?
    /// At least one.
    package var elements: [Element] = []
    /// Between an element and the next: one less than elements.
    package var connections: [Connection] = []
    /// Between the last element and the superview's edge; nil if the string does not end with `|`.
    package var trailing: Connection?

    package init() {}
}
