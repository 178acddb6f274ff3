import FirebaseCore

/// Ends requests with `AuthErrorCode.networkError`.
enum AuthAbsence {
    static var error: AuthErrorCode {
        FirebaseAbsence.report()
        return .networkError
    }

    /// Calls the block on the main queue.
    static func refuse(_ completion: (((any Error)?) -> Void)?) {
        FirebaseAbsence.later { completion?(error) }
    }

    /// Calls the block on the main queue.
    static func refuse<Value>(_ completion: ((Value?, (any Error)?) -> Void)?) {
        FirebaseAbsence.later { completion?(nil, error) }
    }
}
