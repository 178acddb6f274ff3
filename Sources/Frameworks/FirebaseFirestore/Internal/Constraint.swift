/// A part of a query: a condition, an order, a limit or a bound.
struct Constraint: Equatable {
    let kind: String
    var field: FieldPath?
    var values: [Any] = []
    var parts: [Constraint] = []

    static func == (one: Constraint, other: Constraint) -> Bool {
        let values = { (constraint: Constraint) in constraint.values.map { $0 as? AnyHashable } }
        return one.kind == other.kind && one.field == other.field && one.parts == other.parts
            && values(one) == values(other) && !values(one).contains(nil)
    }
}
