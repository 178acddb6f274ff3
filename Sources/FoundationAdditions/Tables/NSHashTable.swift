import Foundation

/// A set of objects that can be weak, such as the listeners of something.
///
/// `ObjectType` is a class, or a protocol of classes: on Linux the value of an `@objc` protocol is no `AnyObject` for the
/// compiler, so there is no such requirement.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    /// By the hash of the object.
    private var references: [Int: [TableReference]] = [:]
    private var purging = TablePurging()

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Returns a table that does not retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    // MARK: Contents

    /// The number of objects that have not ended, in O(count).
    open var count: Int { objects.count }

    /// In no particular order.
    open var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }

    open var anyObject: ObjectType? { allObjects.first }

    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object of the table that is equal to another one; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { find($0 as AnyObject) } as? ObjectType
    }

    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    // MARK: Changes

    /// Adds an object unless the table has an equal one. Nil is ignored.
    open func add(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }), find(object) == nil else { return }
        if purging.isDue { remove { _ in false } }
        references[options.hash(of: object), default: []].append(TableReference(object, options))
        purging.count += 1
    }

    open func remove(_ object: ObjectType?) {
        // The comparison may call `isEqual(_:)` of an application's class, so it comes before the change.
        guard let object = object.map({ $0 as AnyObject }), let found = find(object) else { return }
        let hash = options.hash(of: object)
        guard let slots = references[hash] else { return }
        let kept = slots.filter { slot in slot.object.map { $0 !== found } ?? false }
        purging.count -= slots.count - kept.count
        // The removed object ends after the change, because its `deinit` may use the table.
        withExtendedLifetime(slots) { references[hash] = kept.isEmpty ? nil : kept }
    }

    open func removeAllObjects() {
        references = [:]
        purging.count = 0
    }

    // MARK: Sets

    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    open func intersect(_ other: NSHashTable<ObjectType>) { remove { other.find($0) == nil } }

    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { objects.contains { other.find($0) != nil } }

    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { objects.allSatisfy { other.find($0) != nil } }

    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

    private var objects: [AnyObject] { references.values.flatMap { $0.compactMap(\.object) } }

    private func find(_ object: AnyObject) -> AnyObject? {
        references[options.hash(of: object)]?.lazy.compactMap(\.object).first { options.areEqual($0, object) }
    }

    /// Removes the objects for which the condition holds, and the references to those that have ended. The condition is
    /// evaluated before anything is removed, since it may call `isEqual(_:)` of an application's class.
    private func remove(where isRemoved: (AnyObject) -> Bool) {
        let removed = Set(objects.filter(isRemoved).map(ObjectIdentifier.init))
        let kept = references.mapValues { slots in
            slots.filter { $0.object.map { !removed.contains(ObjectIdentifier($0)) } ?? false }
        }
        .filter { !$0.value.isEmpty }
        references = kept
        purging.count = kept.values.reduce(0) { $0 + $1.count }
        purging.setLimit()
    }
}
