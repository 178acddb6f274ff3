/// Reads and sets the properties with wrappers of an object, in the object or in the store.
enum PropertyAccess {
    static func get<Value>(_ box: ValueBox<Value>, of object: ObjectBase, _ keyPath: AnyKeyPath) -> Value {
        if let tracer = object.tracer { tracer.note(object, box) }
        guard let managed = object.managed, let property = property(box, object, managed, keyPath) else {
            return box.ownValue
        }
        return box.read(property, of: managed) ?? box.ownValue
    }

    /// - Parameter cell: the new value for the store.
    static func set<Value>(
        _ new: Value, _ box: ValueBox<Value>, of object: ObjectBase, _ keyPath: AnyKeyPath,
        _ cell: (_RealmSite) -> _RealmCell
    ) {
        guard let managed = object.managed, let property = property(box, object, managed, keyPath) else {
            // A collection of a stored object stays with that object.
            if let part = new as? any PlainField, let copy = copied(part) as? Value {
                box.value = copy
            } else {
                box.value = new
            }
            return
        }
        guard managed.core.requireTransaction() else { return }
        let site = managed.site(property)
        guard site.exists else { return RealmExceptions.raiseInvalidated() }
        if property.isPrimary {
            if cell(site) != site.cell { PropertyText.raisePrimaryKeyChange() }
            return
        }
        object.willChangeValue(forKey: property.name)
        site.set(cell(site))
        object.didChangeValue(forKey: property.name)
    }

    /// Nil for a property that is not stored.
    private static func property(
        _ box: PropertyBox, _ object: ObjectBase, _ managed: ManagedState, _ keyPath: AnyKeyPath
    ) -> PropertyInfo? {
        box.resolvedIndex(object, managed.info, keyPath).map { managed.info.properties[$0] }
    }

    private static func copied<Part: PlainField>(_ part: Part) -> Any? {
        let copy = part.field.unattached
        return copy as AnyObject === part.field ? nil : copy
    }
}
