import Foundation

/// A set of objects by identity. A `Set` of objects compares them with `isEqual(_:)`, which is slow on Linux.
struct ObjectSet: Sequence, ExpressibleByArrayLiteral {
    private var members: [ObjectIdentifier: NSManagedObject] = [:]

    init() {}

    init(arrayLiteral elements: NSManagedObject...) { self.init(elements) }

    init(_ objects: some Sequence<NSManagedObject>) {
        for object in objects { members[ObjectIdentifier(object)] = object }
    }

    var isEmpty: Bool { members.isEmpty }
    var count: Int { members.count }
    var objects: Set<NSManagedObject> { Set(members.values) }

    /// The members as they came into existence.
    var ordered: [NSManagedObject] { members.values.sorted { $0.sequence < $1.sequence } }

    func makeIterator() -> Dictionary<ObjectIdentifier, NSManagedObject>.Values.Iterator {
        members.values.makeIterator()
    }

    func contains(_ object: NSManagedObject) -> Bool { members[ObjectIdentifier(object)] != nil }

    mutating func insert(_ object: NSManagedObject) { members[ObjectIdentifier(object)] = object }

    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> NSManagedObject? {
        members.removeValue(forKey: ObjectIdentifier(object))
    }

    mutating func formUnion(_ other: ObjectSet) {
        if members.isEmpty { members = other.members } else { members.merge(other.members) { first, _ in first } }
    }

    mutating func subtract(_ other: ObjectSet) {
        if isEmpty { return }
        for id in other.members.keys { members[id] = nil }
    }

    mutating func formIntersection(_ other: ObjectSet) { members = members.filter { other.members[$0.key] != nil } }

    func union(_ other: ObjectSet) -> ObjectSet {
        var result = self
        result.formUnion(other)
        return result
    }

    func subtracting(_ other: ObjectSet) -> ObjectSet {
        var result = self
        result.subtract(other)
        return result
    }

    func filter(_ isIncluded: (NSManagedObject) -> Bool) -> ObjectSet {
        var result = ObjectSet()
        result.members = members.filter { isIncluded($0.value) }
        return result
    }
}
