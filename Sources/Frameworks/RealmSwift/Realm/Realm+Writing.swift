import Foundation

extension Realm {
    /// Whether a transaction of this database is open.
    public var isInWriteTransaction: Bool { core.isInTransaction }

    /// Runs the block in a transaction. It ends without effect if the block throws.
    ///
    /// - Parameter tokens: observations that are not told of the changes.
    @discardableResult
    public func write<Result>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
    ) throws -> Result {
        core.deliver(to: tokens)
        beginWrite()
        do {
            let result = try block()
            if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
            return result
        } catch {
            if isInWriteTransaction { cancelWrite() }
            throw error
        }
    }

    /// Waits for the transactions of other threads, and begins one.
    public func beginWrite() { core.beginTransaction() }

    /// Writes the changes to the file. Observers are told in the next turn of the run loop.
    ///
    /// - Parameter tokens: observations that are not told of the changes.
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        try core.commitTransaction(silencing: tokens)
    }

    /// Ends the transaction without effect.
    public func cancelWrite() { core.cancelTransaction() }

    /// Runs the block in a transaction later, on the queue or thread of the database.
    ///
    /// - Parameter onComplete: called after the transaction, with the error if it could not be written.
    public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil) {
        core.check()
        core.confinement.useRunLoop()
        let job = LaterWrite(realm: self, block: block, completion: onComplete)
        if !core.confinement.perform({ job.run() }) {
            RealmExceptions.raise("Can only write asynchronously from within runloops.")
        }
    }

    /// Runs the block in a transaction, after other tasks of the main actor that wait for one.
    @MainActor
    @discardableResult
    public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result {
        await Task.yield()
        return try write(block)
    }

    // MARK: Adding

    /// Adds an object with all that it refers to.
    ///
    /// - Parameter update: what happens if its primary key is in use.
    public func add(_ object: Object, update: UpdatePolicy = .error) { core.add(object, update) }

    public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error)
    where Objects.Element: Object {
        for object in objects { core.add(object, update) }
    }

    /// The name of earlier versions.
    public func add(_ object: Object, update: Bool) { core.add(object, update ? .all : .error) }

    public func add<Objects: Sequence>(_ objects: Objects, update: Bool) where Objects.Element: Object {
        add(objects, update: update ? .all : .error)
    }

    /// Creates an object from a dictionary, an array or an object, and adds it.
    ///
    /// - Parameter update: with `.modified` or `.all` the object with the same primary key gets the values that there are.
    @discardableResult
    public func create<Element: Object>(
        _ type: Element.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
    ) -> Element {
        ObjectCreation(core, update).create(type, value)
    }

    @discardableResult
    public func create<Element: Object>(_ type: Element.Type, value: Any, update: Bool) -> Element {
        create(type, value: value, update: update ? .all : .error)
    }

    // MARK: Deleting

    /// Deletes an object, and all references to it.
    public func delete(_ object: ObjectBase) {
        guard let managed = object.managed else {
            return RealmExceptions.raise("Can only delete an object from the Realm it belongs to.")
        }
        if let link = managed.link(in: core) { core.delete([link]) }
    }

    public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: ObjectBase {
        core.delete(Set(objects.compactMap { $0.managed?.link }))
    }

    /// Deletes the objects of a collection.
    public func delete<Elements: RealmCollection>(_ objects: Elements) where Elements.Element: ObjectBase {
        core.delete(Set(objects._rlmQuery.cells.compactMap(\.link)))
    }

    /// Deletes all objects of all classes.
    public func deleteAll() {
        guard core.requireTransaction() else { return }
        for name in core.snapshot.tables.keys { core.deleteAll(of: name) }
    }
}

/// Sound: run on the thread or queue of its database.
private struct LaterWrite: @unchecked Sendable {
    let realm: Realm
    let block: () -> Void
    let completion: ((Swift.Error?) -> Void)?

    func run() {
        do {
            try realm.write { block() }
            completion?(nil)
        } catch {
            completion?(error)
        }
    }
}
