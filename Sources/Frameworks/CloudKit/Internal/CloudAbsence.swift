import FrameworkAbsence
import Foundation

/// Reports that there is no iCloud, and makes the errors that say so.
enum CloudAbsence {
    /// The error with which every request ends.
    static var error: CKError {
        Absence.report("CloudKit", "iCloud", "there is no account and every request is refused")
        return CKError(.notAuthenticated, userInfo: [NSLocalizedDescriptionKey: "Linux has no iCloud account."])
    }

    /// Calls the handler on another thread.
    static func refuse<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        DispatchQueue.global().async { handler(nil, error) }
    }

    /// Calls the handler on another thread.
    static func refuse<Value>(_ handler: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        DispatchQueue.global().async { handler(.failure(error)) }
    }
}
