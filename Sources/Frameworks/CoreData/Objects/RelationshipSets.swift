import Foundation

/// The set that `mutableSetValue(forKey:)` returns: its changes change the relationship.
final class MutableRelationshipSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let index: Int

    init(_ owner: NSManagedObject, _ index: Int) {
        self.owner = owner
        self.index = index
        super.init(capacity: 0)
    }

    override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
        owner = nil
        index = 0
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        owner = nil
        index = 0
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    private var members: ObjectSet { owner?.loadedToMany(index).members ?? [] }

    override var count: Int { members.count }

    override func member(_ object: Any) -> Any? {
        guard let object = object as? NSManagedObject, members.contains(object) else { return nil }
        return object
    }

    override func objectEnumerator() -> NSEnumerator { (Array(members) as NSArray).objectEnumerator() }

    override var allObjects: [Any] { Array(members) }

    override var description: String { NSSet(array: Array(members)).description }

    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.add([object], toSlot: index) }
    }

    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.remove([object], fromSlot: index) }
    }

    override func addObjects(from array: [Any]) {
        owner?.add(array.compactMap { $0 as? NSManagedObject }, toSlot: index)
    }

    override func removeAllObjects() { owner?.remove(Array(members), fromSlot: index) }

    override func union(_ otherSet: Set<AnyHashable>) { addObjects(from: otherSet.map(\.base)) }

    override func minus(_ otherSet: Set<AnyHashable>) {
        owner?.remove(otherSet.compactMap { $0.base as? NSManagedObject }, fromSlot: index)
    }

    override func intersect(_ otherSet: Set<AnyHashable>) {
        owner?.remove(members.filter { !otherSet.contains($0) }, fromSlot: index)
    }

    override func setSet(_ otherSet: Set<AnyHashable>) {
        owner?.setRelationship(otherSet.compactMap { $0.base as? NSManagedObject }, index)
    }
}

/// The ordered set that `mutableOrderedSetValue(forKey:)` returns: its changes change the relationship.
final class MutableRelationshipOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let slot: Int

    init(_ owner: NSManagedObject, _ slot: Int) {
        self.owner = owner
        self.slot = slot
        super.init(capacity: 0)
    }

    override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
        owner = nil
        slot = 0
        super.init(capacity: 0)
    }

    override init(capacity numItems: Int) {
        owner = nil
        slot = 0
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    required init(arrayLiteral elements: Any...) {
        owner = nil
        slot = 0
        super.init(capacity: 0)
    }

    private var list: [NSManagedObject] { owner?.loadedToMany(slot).list ?? [] }

    override var count: Int { list.count }

    override func object(at idx: Int) -> Any { list[idx] }

    override func index(of object: Any) -> Int {
        list.firstIndex { $0 === object as AnyObject } ?? NSNotFound
    }

    override var description: String { NSOrderedSet(array: list).description }

    override func insert(_ object: Any, at idx: Int) {
        if let object = object as? NSManagedObject { owner?.insert([object], at: IndexSet(integer: idx), inSlot: slot) }
    }

    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.add([object], toSlot: slot) }
    }

    override func removeObject(at idx: Int) { owner?.remove([list[idx]], fromSlot: slot) }

    override func remove(_ val: Any) {
        if let object = val as? NSManagedObject { owner?.remove([object], fromSlot: slot) }
    }

    override func replaceObject(at idx: Int, with obj: Any) {
        guard let object = obj as? NSManagedObject else { return }
        var new = list
        new[idx] = object
        owner?.setRelationship(new, slot)
    }

    override func removeAllObjects() { owner?.remove(list, fromSlot: slot) }

    override func addObjects(from array: [Any]) {
        owner?.add(array.compactMap { $0 as? NSManagedObject }, toSlot: slot)
    }

    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        var new = list
        let moved = indexes.map { new[$0] }
        for index in indexes.reversed() { new.remove(at: index) }
        new.insert(contentsOf: moved, at: Swift.min(idx, new.count))
        owner?.setRelationship(new, slot)
    }
}
