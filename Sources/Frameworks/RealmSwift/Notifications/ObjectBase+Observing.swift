import Foundation

extension ObjectBase {
    /// Calls the block after each transaction that changes the value of a property, or deletes the object.
    ///
    /// - Parameters:
    ///   - keyPaths: the properties that count; nil for all of the object's own.
    ///   - queue: a serial queue on which the block is called; nil for this thread, which has to have a run loop.
    /// - Returns: a token to keep for as long as the block is to be called.
    public func observe<Element: ObjectBase>(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (ObjectChange<Element>) -> Void
    ) -> NotificationToken {
        observeStored(keyPaths, queue) { object, changes in
            if let object = object as? Element { block(.change(object, changes)) } else { block(.deleted) }
        }
    }

    /// Calls the block after each transaction that changes what the key paths lead to, or deletes the object.
    public func observe<Element: ObjectBase>(
        keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil,
        _ block: @escaping (ObjectChange<Element>) -> Void
    ) -> NotificationToken {
        observe(keyPaths: keyPaths.map { KeyPathTracer.name(of: $0) }, on: queue, block)
    }

    fileprivate func observeStored(
        _ keyPaths: [String]?, _ queue: DispatchQueue?, _ block: @escaping (ObjectBase?, [PropertyChange]) -> Void
    ) -> NotificationToken {
        guard let managed else {
            RealmExceptions.raise("Only objects which are managed by a Realm support change notifications")
            return NotificationToken {}
        }
        let link = managed.link
        return managed.core.observe(on: queue) { ObjectObserver(link, in: $0, keyPaths, block) }
    }
}

extension ThreadConfined where Self: ObjectBase {
    /// The same for a block whose parameter has no written type.
    @_disfavoredOverload
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<Self>) -> Void
    ) -> NotificationToken {
        observeStored(keyPaths, queue) { object, changes in
            if let object = object as? Self { block(.change(object, changes)) } else { block(.deleted) }
        }
    }
}

extension RealmCore {
    /// Adds an observer on this thread or on a queue, where a database of the queue's own is observed.
    func observe(on queue: DispatchQueue?, _ make: @escaping (RealmCore) -> any CoreObserver) -> NotificationToken {
        check()
        if isFrozen { RealmExceptions.raise("Frozen Realms do not change and do not have change notifications.") }
        if isInTransaction {
            RealmExceptions.raise("Cannot register notification blocks from within write transactions.")
        }
        let isHere = queue.map { $0 === DispatchQueue.main && Confinement.isMainNow } ?? true
        guard let queue, !isHere else { return observe(with: make(self)) }
        let other = RealmCore(store, configuration, Confinement(queue: queue))
        return QueueObservation(other, queue, make).token()
    }
}

/// An observation that is begun, told and ended on a queue.
///
/// Sound: the parts are used on the queue alone.
private final class QueueObservation: @unchecked Sendable {
    private let core: RealmCore
    private let queue: DispatchQueue
    private let make: (RealmCore) -> any CoreObserver
    private var inner: NotificationToken?

    init(_ core: RealmCore, _ queue: DispatchQueue, _ make: @escaping (RealmCore) -> any CoreObserver) {
        self.core = core
        self.queue = queue
        self.make = make
    }

    func token() -> NotificationToken {
        queue.async { self.inner = self.core.observe(with: self.make(self.core)) }
        return NotificationToken { self.queue.async { self.inner = nil } }
    }
}
