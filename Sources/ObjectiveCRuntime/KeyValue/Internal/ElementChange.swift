/// A change of elements inside an array or a set.
struct ElementChange {
    let kind: NSKeyValueChange
    private let place: Place

    private enum Place {
        case indexes(IndexSet)
        case members(Set<AnyHashable>)
    }

    init(kind: NSKeyValueChange, indexes: IndexSet) {
        self.kind = kind
        place = .indexes(indexes)
    }

    init(kind: NSKeyValueChange, members: Set<AnyHashable>) {
        self.kind = kind
        place = .members(members)
    }

    /// The indexes in an array; nil for a set.
    var indexes: IndexSet? {
        if case .indexes(let indexes) = place { indexes } else { nil }
    }

    var hasOldValues: Bool { kind == .removal || kind == .replacement }
    var hasNewValues: Bool { kind == .insertion || kind == .replacement }

    /// Returns the elements concerned that a collection has; nil for other values.
    func values(in value: Any) -> Any? {
        switch place {
        case .indexes(let indexes):
            guard let all = (value as? NSArray).map(Array.init) ?? value as? [Any] else { return nil }
            return indexes.filter(all.indices.contains).map { all[$0] }
        case .members(let members):
            return KeyValueSet.members(of: value)?.intersection(members)
        }
    }
}
