import Foundation

/// A dictionary whose keys and objects can be weak. An entry is gone when its key or its object ends.
///
/// As for ``NSHashTable``, the types are classes or protocols of classes.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        let key: TableReference
        let value: TableReference

        var isLiving: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    /// By the hash of the key.
    private var entries: [Int: [Entry]] = [:]
    private var purging = TablePurging()

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries whose key and object have not ended, in O(count).
    open var count: Int { living.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
        return entries[keyOptions.hash(of: key)]?.lazy.filter { entry in
            entry.key.object.map { self.keyOptions.areEqual($0, key) } ?? false
        }.compactMap { $0.value.object as? ObjectType }.first
    }

    /// Sets the object of a key. Nothing is done if one of them is nil.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }), let object = anObject.map({ $0 as AnyObject }) else { return }
        let hash = keyOptions.hash(of: key)
        removeEntry(of: key, hash)
        if purging.isDue { removeEnded() }
        entries[hash, default: []].append(
            Entry(key: TableReference(key, keyOptions), value: TableReference(object, valueOptions)))
        purging.count += 1
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }) else { return }
        removeEntry(of: key, keyOptions.hash(of: key))
    }

    open func removeAllObjects() {
        entries = [:]
        purging.count = 0
    }

    /// In no particular order, like ``objectEnumerator()``.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }

    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.1)).objectEnumerator() }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        living.reduce(into: [:]) { dictionary, entry in
            if let key = entry.0 as? AnyHashable, let object = entry.1 as? ObjectType { dictionary[key] = object }
        }
    }

    /// Removes the entry of a key, and those with the same hash that have ended.
    private func removeEntry(of key: AnyObject, _ hash: Int) {
        // The comparison may call `isEqual(_:)` of an application's class, so it comes before the change.
        let equal = (entries[hash] ?? []).compactMap(\.key.object).filter { keyOptions.areEqual($0, key) }
        guard let slots = entries[hash] else { return }
        let kept = slots.filter { entry in entry.isLiving && !equal.contains { $0 === entry.key.object } }
        purging.count -= slots.count - kept.count
        // Removed objects end after the change, because their `deinit` may use the table.
        withExtendedLifetime(slots) { entries[hash] = kept.isEmpty ? nil : kept }
    }

    private func removeEnded() {
        let kept = entries.mapValues { $0.filter(\.isLiving) }.filter { !$0.value.isEmpty }
        entries = kept
        purging.count = kept.values.reduce(0) { $0 + $1.count }
        purging.setLimit()
    }

    private var living: [(AnyObject, AnyObject)] {
        entries.values.joined().compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }
}
