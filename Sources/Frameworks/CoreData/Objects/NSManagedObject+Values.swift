import Foundation

// How values are read and written, by the index of their slot.
extension NSManagedObject {
    func setDefaults() {
        for index in layout.slots.indices {
            let slot = layout.slots[index]
            switch slot.kind {
            case .attribute:
                if let value = slot.attribute?.defaultValue {
                    slots[index] = ManagedValues.converted(value, slot.attributeType)
                }
            case .toMany: slots[index] = ToMany(isOrdered: slot.isOrdered, isLoaded: true)
            default: break
            }
        }
    }

    // MARK: Faults

    /// Takes the values of a fault. Does nothing for other objects.
    func fireFault() {
        guard state.isFault else { return }
        context?.fulfill(self)
    }

    /// Takes the values of a row.
    func take(_ row: StoredRow) {
        for index in layout.slots.indices {
            let slot = layout.slots[index]
            if slot.kind == .toMany {
                let toMany = ToMany(isOrdered: slot.isOrdered, isLoaded: false)
                if let ids = row.values[index] as? [NSManagedObjectID], let context {
                    toMany.load(ids.map { context.object(with: $0) })
                }
                slots[index] = toMany
            } else if !slot.isTransient {
                slots[index] = row.values[index]
            }
        }
        version = row.version
    }

    /// Forgets all values.
    func becomeFault(keeping row: StoredRow? = nil) {
        guard !state.isFault else {
            self.row = row
            return
        }
        willTurnIntoFault()
        for index in slots.indices { slots[index] = nil }
        committed = nil
        eventValues = nil
        changesInProgress = []
        state.isFault = true
        self.row = row
        didTurnIntoFault()
    }

    // MARK: Reading

    func publicValue(_ index: Int) -> Any? {
        fireFault()
        let slot = layout.slots[index]
        switch slot.kind {
        case .attribute: return slots[index]
        case .toOne: return toOne(index)
        case .toMany:
            guard slots[index] is ToMany else { return nil }
            return loadedToMany(index).collection
        case .fetched: return fetchedObjects(index)
        }
    }

    func toOne(_ index: Int) -> NSManagedObject? {
        fireFault()
        guard let value = slots[index] else { return nil }
        if let object = value as? NSManagedObject { return object }
        guard let id = value as? NSManagedObjectID, let object = context?.object(with: id) else { return nil }
        slots[index] = object
        return object
    }

    func toOneID(_ index: Int) -> NSManagedObjectID? {
        if let object = slots[index] as? NSManagedObject { return object.id }
        return slots[index] as? NSManagedObjectID
    }

    /// Returns a relationship after loading its objects.
    func loadedToMany(_ index: Int) -> ToMany {
        let toMany = toMany(index)
        if !toMany.isLoaded {
            let ids = layout.slots[index].relationship.flatMap { context?.related(to: self, $0) } ?? []
            toMany.load(ids.compactMap { context?.object(with: $0) })
        }
        return toMany
    }

    /// Returns a relationship, which may not be loaded.
    func toMany(_ index: Int) -> ToMany {
        fireFault()
        if let toMany = slots[index] as? ToMany { return toMany }
        let toMany = ToMany(isOrdered: layout.slots[index].isOrdered, isLoaded: true)
        slots[index] = toMany
        return toMany
    }

    private func fetchedObjects(_ index: Int) -> Any? {
        if let known = slots[index] { return known }
        guard let property = layout.slots[index].property as? NSFetchedPropertyDescription, let context,
            let request = property.fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
        else { return nil }
        request.predicate = request.predicate?.withSubstitutionVariables([
            "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
        ])
        let objects = (try? context.objects(for: request)) ?? []
        slots[index] = objects
        return objects
    }

    /// Returns the object of an ID in a slot's value, and other values as they are.
    func resolved(_ value: Any?) -> Any? {
        guard let id = value as? NSManagedObjectID else { return value }
        return context?.object(with: id)
    }

    // MARK: Writing

    /// Sets a value as `setValue(_:forKey:)` does.
    func set(_ value: Any?, _ index: Int) {
        let slot = layout.slots[index]
        let value = value is NSNull ? nil : value
        switch slot.kind {
        case .attribute, .toOne:
            willChangeValue(forKey: slot.name)
            setPrimitive(value, index)
            didChangeValue(forKey: slot.name)
        case .toMany: setRelationship(ManagedValues.objects(value), index)
        case .fetched: break
        }
    }

    func setPrimitive(_ value: Any?, _ index: Int) {
        fireFault()
        let slot = layout.slots[index]
        switch slot.kind {
        case .attribute:
            guard let value = value.flatMap({ $0 is NSNull ? nil : $0 }) else {
                slots[index] = nil
                return
            }
            guard let converted = ManagedValues.converted(value, slot.attributeType) else {
                return CoreDataExceptions.raiseArgument(
                    "Unacceptable type of value for attribute: property = \"\(slot.name)\"; desired type = "
                        + "\(slot.attributeType.valueClassName ?? ""); given type = \(type(of: value)); "
                        + "value = \(value).")
            }
            slots[index] = converted
        case .toOne:
            let object = value as? NSManagedObject
            if let object, let context = object.context, let own = self.context, context !== own {
                return CoreDataExceptions.raiseArgument(
                    "Illegal attempt to establish a relationship '\(slot.name)' between objects in different contexts")
            }
            slots[index] = object
        case .toMany:
            let toMany = ToMany(isOrdered: slot.isOrdered, isLoaded: true)
            toMany.load([])
            for object in ManagedValues.objects(value) { toMany.insert(object) }
            slots[index] = toMany
        case .fetched: break
        }
    }

    // MARK: Recording changes

    func beginChange(_ index: Int) {
        fireFault()
        guard !state.isAwaking else { return }
        keepCommittedValues()
        changesInProgress.append((index, layout.slots[index].kind == .toMany ? nil : slots[index]))
    }

    func endChange(_ index: Int) {
        guard !state.isAwaking, let position = changesInProgress.lastIndex(where: { $0.index == index }) else { return }
        let old = changesInProgress.remove(at: position).old
        let slot = layout.slots[index]
        context?.noteChange(of: self)
        guard slot.kind != .toMany else { return }
        context?.registerUndo { [self] in undoSet(old, index) }
        guard slot.kind == .toOne, context?.isRestoring != true, let relationship = slot.relationship else { return }
        let (before, now) = (resolved(old) as? NSManagedObject, toOne(index))
        guard before !== now else { return }
        before?.inverseRemove(self, relationship)
        now?.inverseAdd(self, relationship)
    }

    /// Keeps the values before the first change.
    func keepCommittedValues() {
        if committed == nil { committed = slots }
        if eventValues == nil { eventValues = slots }
    }

    /// Sets the value before a change that is undone, without touching inverse relationships: they are undone by
    /// themselves.
    private func undoSet(_ value: Any?, _ index: Int) {
        let key = layout.slots[index].name
        willChangeValue(forKey: key)
        slots[index] = value
        didChangeValue(forKey: key)
        context?.forgetChangesIfNone(of: self)
    }

    /// The indexes of the slots whose values differ from the committed ones.
    var changedIndexes: [Int] {
        guard !state.isFault, let committed else { return [] }
        return layout.slots.indices.filter { index in
            switch layout.slots[index].kind {
            case .attribute, .toOne: !ManagedValues.areSame(committed[index], slots[index])
            case .toMany: (slots[index] as? ToMany)?.hasChanges == true
            case .fetched: false
            }
        }
    }

    func committedValue(_ index: Int) -> Any? {
        let slot = layout.slots[index]
        if slot.kind == .toMany {
            if state.isInserted { return nil }
            let members = loadedToMany(index).committedMembers
            return slot.isOrdered ? NSOrderedSet(array: members) : NSSet(array: members)
        }
        if state.isInserted { return nil }
        return resolved((committed ?? slots)[index])
    }

    /// Takes the present values for the stored ones.
    func commitValues() {
        committed = nil
        for index in layout.relationshipIndexes { (slots[index] as? ToMany)?.commit() }
    }
}
