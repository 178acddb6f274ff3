extension ThreadConfined where Self: ObjectBase {
    /// The database that has the object; nil for an object in none.
    public var realm: Realm? { managed.map { Realm($0.core) } }

    /// The properties of the class.
    public var objectSchema: ObjectSchema { ObjectSchema((managed?.info ?? ClassInfo.of(type(of: self)))) }

    /// Whether both stand for the same stored object.
    public func isSameObject(as object: ObjectBase?) -> Bool { object.map { isSame(as: $0) } ?? false }

    public var isFrozen: Bool { managed?.core.isFrozen ?? false }

    /// Returns an object that keeps the values that this one has now, for any thread.
    public func freeze() -> Self {
        guard let managed else {
            RealmExceptions.raise("Unmanaged objects cannot be frozen.")
            return self
        }
        let core = managed.core.frozen()
        return core.accessor(of: managed.link) as? Self ?? self
    }

    /// Returns the object of this thread for a frozen one; nil if it has been deleted.
    public func thaw() -> Self? {
        guard let managed, let core = managed.core.thawed() else { return nil }
        return core.row(managed.link) == nil ? nil : core.accessor(of: managed.link) as? Self
    }
}
