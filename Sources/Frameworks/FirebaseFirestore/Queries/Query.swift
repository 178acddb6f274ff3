/// - Linux: works
///
/// The documents of a collection, or those of it that meet conditions, in an order. Asking for them refuses.
// Sound: nothing changes after the initializer.
open class Query: NSObject, @unchecked Sendable {
    public let firestore: Firestore
    let place: ResourcePath
    /// Whether the place is the name of collections everywhere.
    let isGroup: Bool
    let constraints: [Constraint]

    init(firestore: Firestore, _ place: ResourcePath, isGroup: Bool = false, constraints: [Constraint] = []) {
        self.firestore = firestore
        self.place = place
        self.isGroup = isGroup
        self.constraints = constraints
    }

    func adding(_ constraint: Constraint) -> Query {
        Query(firestore: firestore, place, isGroup: isGroup, constraints: constraints + [constraint])
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Query else { return false }
        return firestore === other.firestore && place == other.place && isGroup == other.isGroup
            && constraints == other.constraints
    }

    open override var hash: Int { place.hashValue }

    // MARK: Order

    open func order(by field: String) -> Query { order(by: field, descending: false) }

    open func order(by path: FieldPath) -> Query { order(by: path, descending: false) }

    open func order(by field: String, descending: Bool) -> Query {
        order(by: FieldPath(dotted: field), descending: descending)
    }

    open func order(by path: FieldPath, descending: Bool) -> Query {
        adding(Constraint(kind: descending ? "descending" : "ascending", field: path))
    }

    // MARK: Limits

    open func limit(to limit: Int) -> Query { adding(Constraint(kind: "limit", values: [limit])) }

    open func limit(toLast limit: Int) -> Query { adding(Constraint(kind: "limitToLast", values: [limit])) }

    // MARK: Bounds

    open func start(at fieldValues: [Any]) -> Query { bound("startAt", fieldValues) }

    open func start(after fieldValues: [Any]) -> Query { bound("startAfter", fieldValues) }

    open func end(at fieldValues: [Any]) -> Query { bound("endAt", fieldValues) }

    open func end(before fieldValues: [Any]) -> Query { bound("endBefore", fieldValues) }

    open func start(atDocument document: DocumentSnapshot) -> Query { bound("startAt", [document.reference]) }

    open func start(afterDocument document: DocumentSnapshot) -> Query { bound("startAfter", [document.reference]) }

    open func end(atDocument document: DocumentSnapshot) -> Query { bound("endAt", [document.reference]) }

    open func end(beforeDocument document: DocumentSnapshot) -> Query { bound("endBefore", [document.reference]) }

    private func bound(_ kind: String, _ values: [Any]) -> Query {
        adding(Constraint(kind: kind, values: values))
    }
}
