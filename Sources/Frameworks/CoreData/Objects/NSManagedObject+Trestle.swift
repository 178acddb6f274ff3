import Foundation

// What stands for `@NSManaged`. Specific to Trestle.
//
// The source adapter replaces `@NSManaged public var name: String?` by
//
//     public var name: String? {
//         get { managedValue(forKey: "name") }
//         set { setManagedValue(newValue, forKey: "name") }
//     }
//
// and the bodies of the generated accessors `addToItems(_:)` and so on by the other methods here.
extension NSManagedObject {
    /// Returns the value of a property in the type in which it is declared: an optional or not, a number type, `Set` or
    /// `NSSet`, `NSOrderedSet`, an object, or a type with a raw value. Nil in a property that is not optional becomes
    /// 0, "" and so on. `primitiveName` names the primitive value of `name`. Specific to Trestle.
    public func managedValue<Value>(forKey key: String) -> Value {
        guard let index = index(ofManaged: key) else {
            CoreDataExceptions.raiseArgument("\(entityDescription.name ?? "") has no property \(key).")
            return ManagedConversion.value(nil, key)
        }
        if let recorder = PropertyRecorder.current, let value: Value = recorder.record(key, self) { return value }
        if layout.slots[index].kind == .toMany, let type = ManagedConversion.collectionType(Value.self) {
            // No set of Foundation is made on the way.
            fireFault()
            let members = slots[index] is ToMany ? Array(loadedToMany(index).members) : []
            return ManagedConversion.value(type.collection(of: members), key)
        }
        return ManagedConversion.value(publicValue(index), key)
    }

    /// Sets the value of a property. Specific to Trestle.
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        guard let index = index(ofManaged: key) else {
            return CoreDataExceptions.raiseArgument("\(entityDescription.name ?? "") has no property \(key).")
        }
        let value = ManagedValues.unwrapped(value)
        if layout.slots[index].name == key { set(value, index) } else { setPrimitive(value, index) }
    }

    private func index(ofManaged key: String) -> Int? {
        if let index = layout.index(of: key) { return index }
        guard key.hasPrefix("primitive") else { return nil }
        let name = key.dropFirst("primitive".count)
        return layout.index(of: name.prefix(1).lowercased() + name.dropFirst()) ?? layout.index(of: String(name))
    }

    // MARK: Accessors of relationships

    /// Adds an object to a to-many relationship. Specific to Trestle.
    public func managedAdd(_ object: NSManagedObject, forKey key: String) { managedAdd([object], key) }

    /// Adds objects to a to-many relationship. Specific to Trestle.
    public func managedAdd(_ objects: NSSet, forKey key: String) { managedAdd(ManagedValues.objects(objects), key) }

    /// Adds objects to an ordered relationship. Specific to Trestle.
    public func managedAdd(_ objects: NSOrderedSet, forKey key: String) {
        managedAdd(ManagedValues.objects(objects), key)
    }

    /// Adds objects to a to-many relationship. Specific to Trestle.
    public func managedAdd<Element: NSManagedObject>(_ objects: Set<Element>, forKey key: String) {
        managedAdd(objects.sorted { $0.sequence < $1.sequence }, key)
    }

    /// Removes an object from a to-many relationship. Specific to Trestle.
    public func managedRemove(_ object: NSManagedObject, forKey key: String) { managedRemove([object], key) }

    /// Removes objects from a to-many relationship. Specific to Trestle.
    public func managedRemove(_ objects: NSSet, forKey key: String) {
        managedRemove(ManagedValues.objects(objects), key)
    }

    /// Removes objects from an ordered relationship. Specific to Trestle.
    public func managedRemove(_ objects: NSOrderedSet, forKey key: String) {
        managedRemove(ManagedValues.objects(objects), key)
    }

    /// Removes objects from a to-many relationship. Specific to Trestle.
    public func managedRemove<Element: NSManagedObject>(_ objects: Set<Element>, forKey key: String) {
        managedRemove(objects.sorted { $0.sequence < $1.sequence }, key)
    }

    /// Inserts an object into an ordered relationship. Specific to Trestle.
    public func managedInsert(_ object: NSManagedObject, at position: Int, forKey key: String) {
        if let index = toManyIndex(key) { insert([object], at: IndexSet(integer: position), inSlot: index) }
    }

    /// Inserts objects into an ordered relationship. Specific to Trestle.
    public func managedInsert(_ objects: [NSManagedObject], at positions: NSIndexSet, forKey key: String) {
        if let index = toManyIndex(key) { insert(objects, at: positions as IndexSet, inSlot: index) }
    }

    /// Removes the object at a position of an ordered relationship. Specific to Trestle.
    public func managedRemove(at position: Int, forKey key: String) {
        if let index = toManyIndex(key) { remove([loadedToMany(index).list[position]], fromSlot: index) }
    }

    /// Removes the objects at positions of an ordered relationship. Specific to Trestle.
    public func managedRemove(at positions: NSIndexSet, forKey key: String) {
        guard let index = toManyIndex(key) else { return }
        let list = loadedToMany(index).list
        remove((positions as IndexSet).map { list[$0] }, fromSlot: index)
    }

    /// Replaces the object at a position of an ordered relationship. Specific to Trestle.
    public func managedReplace(at position: Int, with object: NSManagedObject, forKey key: String) {
        managedReplace(at: NSIndexSet(index: position), with: [object], forKey: key)
    }

    /// Replaces the objects at positions of an ordered relationship. Specific to Trestle.
    public func managedReplace(at positions: NSIndexSet, with objects: [NSManagedObject], forKey key: String) {
        guard let index = toManyIndex(key) else { return }
        var list = loadedToMany(index).list
        for (position, object) in zip(positions as IndexSet, objects) { list[position] = object }
        setRelationship(list, index)
    }

    // MARK: Mutable collections

    /// Returns a set whose changes change the relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        toManyIndex(key).map { MutableRelationshipSet(self, $0) } ?? NSMutableSet()
    }

    /// Returns an ordered set whose changes change the relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        toManyIndex(key).map { MutableRelationshipOrderedSet(self, $0) } ?? NSMutableOrderedSet()
    }

    private func toManyIndex(_ key: String) -> Int? {
        if let index = layout.index(of: key), layout.slots[index].kind == .toMany { return index }
        CoreDataExceptions.raiseArgument("\(entityDescription.name ?? "") has no to-many relationship \(key).")
        return nil
    }

    private func managedAdd(_ objects: [NSManagedObject], _ key: String) {
        if let index = toManyIndex(key) { add(objects, toSlot: index) }
    }

    private func managedRemove(_ objects: [NSManagedObject], _ key: String) {
        if let index = toManyIndex(key) { remove(objects, fromSlot: index) }
    }
}
