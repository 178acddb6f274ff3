import Foundation

// How to-many relationships and inverse relationships are changed.
extension NSManagedObject {
    /// Adds objects at the end of a to-many relationship.
    func add(_ objects: [NSManagedObject], toSlot index: Int) {
        let toMany = layout.slots[index].isOrdered ? loadedToMany(index) : self.toMany(index)
        let new = objects.filter { !toMany.contains($0) }
        change(index, new.isEmpty ? objects : new, .union) {
            for object in new { insertMember(object, index, at: nil) }
        }
        for object in new { connect(object, index) }
    }

    func insert(_ objects: [NSManagedObject], at indexes: IndexSet, inSlot index: Int) {
        let toMany = loadedToMany(index)
        let new = objects.filter { !toMany.contains($0) }
        change(index, new, .union) {
            for (object, position) in zip(new, indexes) { insertMember(object, index, at: position) }
        }
        for object in new { connect(object, index) }
    }

    func remove(_ objects: [NSManagedObject], fromSlot index: Int) {
        if layout.slots[index].isOrdered { _ = loadedToMany(index) }
        var gone: [NSManagedObject] = []
        change(index, objects, .minus) {
            gone = objects.filter { removeMember($0, index) }
        }
        guard context?.isRestoring != true, let relationship = layout.slots[index].relationship else { return }
        for object in gone { object.inverseRemove(self, relationship) }
    }

    /// Replaces all objects of a to-many relationship.
    func setRelationship(_ objects: [NSManagedObject], _ index: Int) {
        let toMany = loadedToMany(index)
        let wanted = ObjectSet(objects)
        let gone = toMany.orderedMembers.filter { !wanted.contains($0) }
        if !gone.isEmpty { remove(gone, fromSlot: index) }
        if !layout.slots[index].isOrdered {
            if !objects.isEmpty { add(objects, toSlot: index) }
            return
        }
        var seen = ObjectSet()
        let distinct = objects.filter { object in
            defer { seen.insert(object) }
            return !seen.contains(object)
        }
        change(index, distinct, .set) {
            for (position, object) in distinct.enumerated() {
                if toMany.contains(object) {
                    moveMember(object, index, to: position)
                } else {
                    insertMember(object, index, at: position)
                }
            }
        }
        for object in distinct { connect(object, index) }
    }

    // MARK: Inverse relationships

    /// Called when `object` does not have this object in `relationship` any more.
    func inverseRemove(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship, let index = layout.index(of: inverse.name),
            context === object.context
        else { return }
        if layout.slots[index].kind == .toOne {
            guard toOne(index) === object else { return }
            set(nil, index)
        } else {
            let toMany = layout.slots[index].isOrdered ? loadedToMany(index) : self.toMany(index)
            if toMany.isLoaded ? toMany.contains(object) : !toMany.removed.contains(object) {
                change(index, [object], .minus) { _ = removeMember(object, index) }
            }
        }
    }

    /// Called when `object` has this object in `relationship`.
    func inverseAdd(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship, let index = layout.index(of: inverse.name) else { return }
        if layout.slots[index].kind == .toOne {
            if toOne(index) !== object { set(object, index) }
        } else {
            let toMany = layout.slots[index].isOrdered ? loadedToMany(index) : self.toMany(index)
            guard !toMany.contains(object) else { return }
            change(index, [object], .union) { insertMember(object, index, at: nil) }
        }
    }

    private func connect(_ object: NSManagedObject, _ index: Int) {
        guard context?.isRestoring != true, let relationship = layout.slots[index].relationship else { return }
        object.inverseAdd(self, relationship)
    }

    // MARK: Members, without inverse relationships

    private func change(
        _ index: Int, _ objects: [NSManagedObject], _ kind: NSKeyValueSetMutationKind, _ body: () -> Void
    ) {
        let key = layout.slots[index].name
        willChangeValue(forKey: key)
        body()
        didChangeValue(forKey: key)
    }

    private func insertMember(_ object: NSManagedObject, _ index: Int, at position: Int?) {
        if let other = object.context, let context, other !== context {
            return CoreDataExceptions.raiseArgument(
                "Illegal attempt to establish a relationship '\(layout.slots[index].name)' between objects in "
                    + "different contexts")
        }
        guard toMany(index).insert(object, at: position) else { return }
        context?.registerUndo { [self] in undo(index) { _ = removeMember(object, index) } }
    }

    @discardableResult
    private func removeMember(_ object: NSManagedObject, _ index: Int) -> Bool {
        guard let position = toMany(index).remove(object) else { return false }
        let isOrdered = layout.slots[index].isOrdered
        context?.registerUndo { [self] in
            undo(index) { insertMember(object, index, at: isOrdered ? position : nil) }
        }
        return true
    }

    private func moveMember(_ object: NSManagedObject, _ index: Int, to position: Int) {
        let toMany = toMany(index)
        guard let old = toMany.list.firstIndex(where: { $0 === object }), old != position else { return }
        toMany.move(object, to: position)
        context?.registerUndo { [self] in undo(index) { moveMember(object, index, to: old) } }
    }

    private func undo(_ index: Int, _ body: () -> Void) {
        change(index, [], .set, body)
        context?.forgetChangesIfNone(of: self)
    }
}
