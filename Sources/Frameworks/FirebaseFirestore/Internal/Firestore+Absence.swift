import Synchronization

extension Firestore {
    /// The error with which every request ends.
    var error: FirestoreErrorCode {
        FirebaseAbsence.report()
        return .unavailable
    }

    func refuse<Value>(_ completion: ((Value?, (any Error)?) -> Void)?) {
        FirebaseAbsence.later(on: settings.dispatchQueue) { completion?(nil, FirestoreErrorCode.unavailable) }
    }

    func refuse(_ completion: (((any Error)?) -> Void)?) {
        FirebaseAbsence.later(on: settings.dispatchQueue) { completion?(FirestoreErrorCode.unavailable) }
    }

    func succeed(_ completion: (((any Error)?) -> Void)?) {
        FirebaseAbsence.later(on: settings.dispatchQueue) { completion?(nil) }
    }

    /// Gives a listener the error once, unless it is removed until then.
    func listen<Value>(_ listener: @escaping (Value?, (any Error)?) -> Void) -> any ListenerRegistration {
        let registration = AbsentListener()
        FirebaseAbsence.later(on: settings.dispatchQueue) {
            if !registration.isRemoved { listener(nil, FirestoreErrorCode.unavailable) }
        }
        return registration
    }
}

/// A listener that is told once that there is nothing.
final class AbsentListener: NSObject, ListenerRegistration, Sendable {
    private let removed = Mutex(false)

    var isRemoved: Bool { removed.withLock { $0 } }

    func remove() { removed.withLock { $0 = true } }
}
