import Foundation

/// The set that `mutableSetValue(forKey:)` returns: every access reads the property, and every change sets it, or calls
/// the accessors of the owner (`addSongsObject:` and `removeSongsObject:` for `songs`), and tells its observers which
/// members have changed.
final class KeyValueSet: NSMutableSet {
    // NSMutableSet is made by initializers that know no such properties.
    private var owner: NSObject?
    private var key = ""

    static func of(_ owner: NSObject, _ key: String) -> KeyValueSet {
        let set = KeyValueSet()
        set.owner = owner
        set.key = key
        return set
    }

    /// Returns the members of a set of Swift or Foundation; nil for other values.
    static func members(of value: Any?) -> Set<AnyHashable>? {
        guard let value else { return nil }
        if let set = value as? NSSet { return Set(set.allObjects.compactMap { $0 as? AnyHashable }) }
        return value as? Set<AnyHashable>
    }

    private var members: Set<AnyHashable> { Self.members(of: owner?.value(forKey: key)) ?? [] }

    private func change(_ kind: NSKeyValueSetMutationKind, _ objects: Set<AnyHashable>) {
        guard let owner else { return }
        let former = members
        let new: Set<AnyHashable> =
            switch kind {
            case .union: former.union(objects)
            case .minus: former.subtracting(objects)
            case .intersect: former.intersection(objects)
            case .set: objects
            }
        guard new != former else { return }
        owner.willChangeValue(forKey: key, withSetMutation: kind, using: objects)
        if !setByAccessors(owner, removed: former.subtracting(new), added: new.subtracting(former)) {
            KeyValueCoder.setCollection(new, orObject: NSMutableSet(set: new), key, of: owner)
        }
        owner.didChangeValue(forKey: key, withSetMutation: kind, using: objects)
    }

    /// Returns false if the owner does not have both accessors.
    private func setByAccessors(_ owner: NSObject, removed: Set<AnyHashable>, added: Set<AnyHashable>) -> Bool {
        let name = key.prefix(1).uppercased() + key.dropFirst()
        let (addition, removal) = (Selector("add\(name)Object:"), Selector("remove\(name)Object:"))
        guard owner.responds(to: addition), owner.responds(to: removal) else { return false }
        for object in removed { owner.perform(removal, with: object.base) }
        for object in added { owner.perform(addition, with: object.base) }
        return true
    }

    private static func hashable(_ objects: [Any]) -> Set<AnyHashable> {
        Set(objects.compactMap { $0 as? AnyHashable })
    }

    // MARK: The methods of a set

    override var count: Int { members.count }

    override func member(_ object: Any) -> Any? {
        // Each read makes another set, and an index is valid in one only.
        let members = members
        guard let object = object as? AnyHashable, let index = members.firstIndex(of: object) else { return nil }
        return members[index].base
    }

    override func objectEnumerator() -> NSEnumerator { (members.map(\.base) as NSArray).objectEnumerator() }

    override var description: String { NSSet(set: members).description }

    override func add(_ object: Any) { change(.union, Self.hashable([object])) }

    override func remove(_ object: Any) { change(.minus, Self.hashable([object])) }

    // MARK: Methods that Foundation leaves to subclasses

    override func addObjects(from array: [Any]) { change(.union, Self.hashable(array)) }

    override func intersect(_ otherSet: Set<AnyHashable>) { change(.intersect, otherSet) }

    override func minus(_ otherSet: Set<AnyHashable>) { change(.minus, otherSet) }

    override func union(_ otherSet: Set<AnyHashable>) { change(.union, otherSet) }

    override func removeAllObjects() { change(.minus, members) }

    override func setSet(_ otherSet: Set<AnyHashable>) { change(.set, otherSet) }
}
