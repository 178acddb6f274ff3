import Foundation

// Inserting, deleting and recording changes.
extension NSManagedObjectContext {
    /// Adds an object that has no context. The initializers of objects call it.
    public func insert(_ object: NSManagedObject) {
        if object.state.hasNoEntity {
            return CoreDataExceptions.raiseArgument(
                "An NSManagedObject of class '\(type(of: object))' must have a valid NSEntityDescription.",
                hint: "Was it created with init() in place of init(context:)?")
        }
        guard !object.isInserted || object.context !== self else { return }
        if object.context === self, object.isDeleted { return undelete(object) }
        object.context = self
        object.state.isInserted = true
        object.keepCommittedValues()
        addInserted(object)
        registerUndo { [unowned self] in undoInsertion(of: object) }
        object.awakeFromInsert()
    }

    /// Inserts an object without telling it.
    func insertQuietly(_ object: NSManagedObject) {
        object.context = self
        object.state.isInserted = true
        object.keepCommittedValues()
        inserted.insert(object)
        registry.add(object)
    }

    private func addInserted(_ object: NSManagedObject) {
        inserted.insert(object)
        registry.add(object)
        pending.deleted.remove(object)
        pending.inserted.insert(object)
        changedSinceWillSave.insert(object)
        scheduleEvent()
    }

    /// Marks an object as deleted. Delete rules are applied by ``processPendingChanges()``.
    public func delete(_ object: NSManagedObject) {
        guard object.context === self, !object.isDeleted else { return }
        object.fireFault()
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        markDeleted(object)
        deletionsToPropagate.append(object)
    }

    /// Marks an object as deleted without applying delete rules.
    func markDeleted(_ object: NSManagedObject) {
        let wasInserted = object.isInserted
        object.state.isDeleted = true
        updated.remove(object)
        object.state.isUpdated = false
        if wasInserted {
            inserted.remove(object)
            object.state.isInserted = false
        } else {
            object.keepCommittedValues()
            deleted.insert(object)
        }
        pending.updated.remove(object)
        pending.refreshed.remove(object)
        if pending.inserted.remove(object) == nil || !wasInserted { pending.deleted.insert(object) }
        changedSinceWillSave.insert(object)
        scheduleEvent()
        registerUndo { [unowned self] in undoDeletion(of: object, wasInserted: wasInserted) }
    }

    // MARK: Undoing

    private func undoInsertion(of object: NSManagedObject) {
        guard object.context === self else { return }
        markDeleted(object)
        object.awake(fromSnapshotEvents: .undoInsertion)
    }

    private func undoDeletion(of object: NSManagedObject, wasInserted: Bool) {
        if object.context == nil {
            // The deletion was saved.
            object.id = NSManagedObjectID(temporaryFor: object.entityDescription)
            object.context = self
        }
        object.state.isDeleted = false
        deletionsToPropagate.removeAll { $0 === object }
        if wasInserted || object.id.isTemporaryID && object.id.permanentID == nil {
            object.state.isInserted = true
            inserted.insert(object)
        } else {
            deleted.remove(object)
        }
        registry.add(object)
        if !object.isInserted, !object.changedIndexes.isEmpty { markUpdated(object) }
        pending.deleted.remove(object)
        pending.inserted.insert(object)
        changedSinceWillSave.insert(object)
        scheduleEvent()
        registerUndo { [unowned self] in markDeleted(object) }
        object.awake(fromSnapshotEvents: .undoDeletion)
    }

    private func undelete(_ object: NSManagedObject) {
        object.state.isDeleted = false
        deleted.remove(object)
        pending.deleted.remove(object)
        deletionsToPropagate.removeAll { $0 === object }
        if !object.changedIndexes.isEmpty { markUpdated(object) }
        scheduleEvent()
    }

    // MARK: Recording

    /// Called after each change of a property.
    func noteChange(of object: NSManagedObject) {
        guard object.context === self, !object.isDeleted else { return }
        changedSinceWillSave.insert(object)
        if !object.isInserted { markUpdated(object) }
        if !pending.inserted.contains(object) { pending.updated.insert(object) }
        scheduleEvent()
    }

    func markUpdated(_ object: NSManagedObject) {
        guard !object.state.isUpdated else { return }
        object.state.isUpdated = true
        updated.insert(object)
    }

    /// Called after undoing a change: an object without differences is not updated any more.
    func forgetChangesIfNone(of object: NSManagedObject) {
        guard object.isUpdated, object.changedIndexes.isEmpty else { return }
        object.state.isUpdated = false
        updated.remove(object)
        object.committed = nil
    }

    // MARK: Processing

    /// Applies delete rules and posts `NSManagedObjectContextObjectsDidChange`.
    public func processPendingChanges() {
        guard !isProcessing else { return }
        isProcessing = true
        propagateDeletions()
        let changes = takePending()
        isProcessing = false
        guard !changes.isEmpty else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
        if !pending.isEmpty { scheduleEvent() }
    }

    private func takePending() -> PendingChanges {
        var changes = pending
        pending = PendingChanges()
        changes.updated.subtract(changes.inserted)
        changes.updated.subtract(changes.deleted)
        changes.refreshed.subtract(changes.deleted)
        for object in changes.inserted { object.eventValues = nil }
        for object in changes.updated { object.eventValues = nil }
        return changes
    }

    private func propagateDeletions() {
        var next = 0
        while next < deletionsToPropagate.count {
            let object = deletionsToPropagate[next]
            next += 1
            if object.isDeleted { propagateDeletion(of: object) }
        }
        deletionsToPropagate = []
    }

    private func propagateDeletion(of object: NSManagedObject) {
        for index in object.layout.relationshipIndexes {
            let slot = object.layout.slots[index]
            guard let relationship = slot.relationship, !slot.isTransient else { continue }
            guard relationship.deleteRule != .noActionDeleteRule, relationship.deleteRule != .denyDeleteRule else {
                continue
            }
            let related =
                slot.kind == .toOne
                ? [object.toOne(index)].compactMap { $0 } : object.loadedToMany(index).orderedMembers
            for other in related where !other.isDeleted {
                if relationship.deleteRule == .cascadeDeleteRule {
                    delete(other)
                } else {
                    other.inverseRemove(object, relationship)
                }
            }
        }
    }
}
