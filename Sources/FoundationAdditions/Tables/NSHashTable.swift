import Foundation

/// A set of objects that can be weak, such as the listeners of something.
///
/// `ObjectType` is a class, or a protocol of classes: on Linux the value of an `@objc` protocol is no `AnyObject` for the
/// compiler, so there is no such requirement.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var references: [Int: [TableReference]] = [:]

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
        references[options.hash(of: object), default: []].append(TableReference(object, options))
    }

    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        remove { options.areEqual($0, object) }
    }

    open func removeAllObjects() { references = [:] }

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
        references = references.compactMapValues { slots in
            let kept = slots.filter { $0.object.map { !removed.contains(ObjectIdentifier($0)) } ?? false }
            return kept.isEmpty ? nil : kept
        }
    }
}
