/// - Linux: works
public enum DataEventType: Int, Sendable {
    case childAdded
    case childRemoved
    case childChanged
    case childMoved
    case value
}

/// - Linux: refuses
///
/// A place of the database, with an order, a limit and bounds. Listening to it ends with an error.
// Sound: nothing changes after the initializer.
open class DatabaseQuery: NSObject, @unchecked Sendable {
    public let database: Database
    let names: [String]
    let parts: [String]

    init(_ database: Database, _ names: [String], parts: [String] = []) {
        self.database = database
        self.names = names
        self.parts = parts
    }

    /// - Linux: works
    open var ref: DatabaseReference { DatabaseReference(database, names) }

    // MARK: Observing

    @discardableResult
    open func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle {
        add(nil)
    }

    @discardableResult
    open func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) -> DatabaseHandle {
        add(cancelBlock)
    }

    @discardableResult
    open func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) -> DatabaseHandle {
        add(nil)
    }

    @discardableResult
    open func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) -> DatabaseHandle {
        add(cancelBlock)
    }

    open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        add(nil)
    }

    open func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) {
        add(cancelBlock)
    }

    open func observeSingleEvent(
        of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) {
        add(nil)
    }

    open func observeSingleEvent(
        of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) {
        add(cancelBlock)
    }

    open func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {
        database.refuse { block($0, nil) }
    }

    open func getData() async throws -> DataSnapshot { throw database.error }

    /// - Linux: works
    open func removeObserver(withHandle handle: DatabaseHandle) { database.observers.remove(handle) }

    /// - Linux: works
    ///
    /// Removes the observers of this place.
    open func removeAllObservers() { database.observers.removeAll(at: names) }

    /// - Linux: no effect
    open func keepSynced(_ keepSynced: Bool) {}

    @discardableResult
    private func add(_ cancel: ((any Error) -> Void)?) -> DatabaseHandle {
        let handle = database.observers.add(at: names)
        database.refuse { [database] error in
            if database.observers.remove(handle), let error { cancel?(error) }
        }
        return handle
    }
}
