import Foundation

// How the objects of a context are found and get their values.
extension NSManagedObjectContext {
    /// Where objects come from: the parent, or the stores of the coordinator.
    var source: (any ObjectSource)? { parentContext ?? coordinator }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    var isRestoring: Bool { restorations > 0 }

    /// Returns the entity of this name in the context's model.
    func ownEntity(_ entity: NSEntityDescription) -> NSEntityDescription {
        guard let model, entity.model !== model else { return entity }
        if let known = entityCache[ObjectIdentifier(entity)] { return known }
        let own = model.entitiesByName[entity.name ?? ""] ?? entity
        entityCache[ObjectIdentifier(entity)] = own
        return own
    }

    func registered(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let known = registry[id.key] { return known }
        if id.isTemporaryID, let permanent = id.permanentID { return registry[permanent.key] }
        let generation = PermanentIDs.generation
        guard !savedTemporarily.isEmpty, generation != permanentGeneration else { return nil }
        permanentGeneration = generation
        takePermanentIDs()
        return registry[id.current.key]
    }

    /// Gives saved objects the IDs that they got when the parent was saved.
    func takePermanentIDs() {
        savedTemporarily.removeAll { object in
            guard let permanent = object.id.permanentID else { return false }
            registry.remove(object.id.key)
            object.id = permanent
            registry.add(object)
            return true
        }
    }

    /// Creates a fault and registers it.
    func register(_ id: NSManagedObjectID, _ row: StoredRow?) -> NSManagedObject {
        let object = NSManagedObject.newFault(id, row, in: self)
        registry.add(object)
        return object
    }

    /// Returns the IDs of the stored objects of a relationship.
    func related(to object: NSManagedObject, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        guard !object.isInserted || object.id.permanentID != nil else { return [] }
        do {
            return try source?.related(to: object.id.current, relationship) ?? []
        } catch {
            ConsoleNote.print("CoreData: cannot read \(relationship.name) of \(object.id): \(error)")
            return []
        }
    }

    /// Takes the values of a fault.
    func fulfill(_ object: NSManagedObject) {
        var row = object.row
        if row == nil {
            do {
                row = try source?.row(for: object.id.current)
            } catch {
                ConsoleNote.print("CoreData: cannot read \(object.id): \(error)")
            }
        }
        object.row = nil
        object.state.isFault = false
        guard let row else { return becomeInaccessible(object) }
        object.take(row)
        object.state.isAwaking = true
        object.awakeFromFetch()
        object.state.isAwaking = false
    }

    private func becomeInaccessible(_ object: NSManagedObject) {
        for (index, slot) in object.layout.slots.enumerated() where slot.kind == .toMany {
            object.slots[index] = ToMany(isOrdered: slot.isOrdered, isLoaded: true)
        }
        guard !shouldHandleInaccessibleFault(object, for: object.id, triggeredByProperty: nil) else {
            object.state.isDeleted = true
            return
        }
        CoreDataExceptions.raise("CoreData could not fulfill a fault for '\(object.id)'")
    }
}
