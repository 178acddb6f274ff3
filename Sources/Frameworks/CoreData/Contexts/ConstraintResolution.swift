import Foundation

/// Applies a merge policy to objects whose values are not unique.
enum ConstraintResolution {
    static func resolve(_ conflict: NSConstraintConflict, _ type: NSMergePolicyType) {
        let objects = conflict.conflictingObjects.filter { $0.context != nil && !$0.isDeleted }
        guard let context = objects.first?.context else { return }
        let keepsObject = type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
        // Of several new objects the one made last has its way where objects trump the store.
        let ordered = objects.sorted { $0.sequence < $1.sequence }
        guard let survivor = keepsObject ? ordered.last : ordered.first else { return }
        for object in ordered where object !== survivor { replace(object, by: survivor, context) }
        guard let id = conflict.databaseID else { return }
        if !survivor.isInserted {
            resolveUpdate(of: survivor, conflict, keepsObject, context)
        } else if type == .rollbackMergePolicyType {
            replace(survivor, by: context.object(with: id), context)
        } else if let known = context.registered(id) {
            if keepsObject { copyValues(of: survivor, to: known, all: type == .overwriteMergePolicyType) }
            replace(survivor, by: known, context)
        } else {
            takeOver(id, survivor, type, context)
        }
    }

    /// An existing object changed its value to that of another one.
    private static func resolveUpdate(
        of object: NSManagedObject, _ conflict: NSConstraintConflict, _ keepsObject: Bool,
        _ context: NSManagedObjectContext
    ) {
        if keepsObject, let id = conflict.databaseID {
            context.delete(context.object(with: id))
            context.processPendingChanges()
        } else {
            context.refresh(object, mergeChanges: false)
        }
    }

    /// Discards an object and puts another one in its place in all relationships.
    private static func replace(
        _ object: NSManagedObject, by other: NSManagedObject, _ context: NSManagedObjectContext
    ) {
        for index in object.layout.relationshipIndexes {
            let slot = object.layout.slots[index]
            guard let relationship = slot.relationship, relationship.inverseRelationship != nil else { continue }
            let related =
                slot.kind == .toOne
                ? [object.toOne(index)].compactMap { $0 } : object.loadedToMany(index).orderedMembers
            for member in related {
                member.inverseRemove(object, relationship)
                if slot.kind == .toMany, other.layout.index(of: slot.name) == index {
                    other.add([member], toSlot: index)
                }
            }
        }
        if object.isInserted { context.discard(object) } else { context.delete(object) }
    }

    private static func copyValues(of object: NSManagedObject, to other: NSManagedObject, all: Bool) {
        for (index, slot) in object.layout.slots.enumerated() where other.layout.index(of: slot.name) == index {
            guard slot.kind == .attribute || slot.kind == .toOne, !slot.isTransient else { continue }
            let isSet = object.committed.map { !ManagedValues.areSame($0[index], object.slots[index]) } ?? true
            if all || isSet { other.set(object.publicValue(index), index) }
        }
    }

    /// Gives a new object the identity of the stored one.
    private static func takeOver(
        _ id: NSManagedObjectID, _ object: NSManagedObject, _ type: NSMergePolicyType,
        _ context: NSManagedObjectContext
    ) {
        guard let row = try? context.source?.row(for: id) else { return }
        let defaults = object.committed ?? object.slots
        for (index, slot) in object.layout.slots.enumerated() where !slot.isTransient {
            switch slot.kind {
            case .attribute, .toOne:
                let isSet = !ManagedValues.areSame(defaults[index], object.slots[index])
                let keeps =
                    type == .overwriteMergePolicyType
                    || type == .mergeByPropertyObjectTrumpMergePolicyType && isSet
                if !keeps { object.slots[index] = row.values[index] }
            case .toMany:
                guard let old = object.slots[index] as? ToMany else { continue }
                let toMany = ToMany(isOrdered: slot.isOrdered, isLoaded: false)
                object.slots[index] = toMany
                if slot.isOrdered {
                    toMany.load(context.related(to: id, slot).map { context.object(with: $0) })
                }
                for member in old.orderedMembers { toMany.insert(member) }
            case .fetched: break
            }
        }
        object.committed = row.values
        object.version = row.version
        context.inserted.remove(object)
        context.replaceID(of: object, by: id)
        object.state.isInserted = false
        object.state.isUpdated = true
        context.updated.insert(object)
    }
}

extension NSManagedObjectContext {
    fileprivate func related(to id: NSManagedObjectID, _ slot: EntityLayout.Slot) -> [NSManagedObjectID] {
        slot.relationship.flatMap { try? source?.related(to: id, $0) } ?? []
    }
}
