import Foundation

/// - Linux: works
///
/// Called with whether the program may use events or reminders.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

/// - Linux: works
///
/// Called for each event that is found; set the second argument to end the search.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

// The requests of iOS 17.
extension EKEventStore {
    /// Calls the handler with false and no error, on a queue of its own.
    public func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }

    /// Returns false.
    public func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }

    /// Calls the handler with false and no error, on a queue of its own.
    public func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }

    /// Returns false.
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }

    /// Calls the handler with false and no error, on a queue of its own.
    public func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .reminder, completion: completion)
    }

    /// Returns false.
    public func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }
}

extension NSNotification.Name {
    /// - Linux: no effect
    ///
    /// Never posted: nothing changes.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
