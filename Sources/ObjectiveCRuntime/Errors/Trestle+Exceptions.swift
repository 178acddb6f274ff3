import Synchronization

extension Trestle {
    /// What a programming error does that UIKit answers with an exception.
    public enum ExceptionPolicy: Sendable {
        /// Prints UIKit's message and a hint of the likely cause to standard error, then ends the process (SIGABRT).
        case trap

        /// Calls the handler and goes on with the least surprising result: an invalid update reloads from the data
        /// source, an unregistered identifier gives a fresh default cell, an index path out of range is ignored.
        case report(@Sendable (NSException) -> Void)
    }

    /// What raising an exception does, for the whole process. `.trap` unless set.
    public static var exceptionPolicy: ExceptionPolicy {
        get { policy.withLock { $0 } }
        set { policy.withLock { $0 = newValue } }
    }

    private static let policy = Mutex(ExceptionPolicy.trap)

    /// The one way to an exception. Returns only under `.report`; the caller then goes on as the policy promises.
    ///
    /// - Parameter hint: the likely cause and the way out, in our words; UIKit has no such line.
    package static func raise(_ exception: NSException, hint: String? = nil) {
        switch exceptionPolicy {
        case .report(let handler):
            handler(exception)
        case .trap:
            var text = "*** Terminating app due to uncaught exception '\(exception.name.rawValue)', "
            text += "reason: '\(exception.reason ?? "")'\n"
            if let hint { text += "Trestle: \(hint)\n" }
            FileHandle.standardError.write(Data(text.utf8))
            abort()
        }
    }

    package static func raise(_ name: NSExceptionName, _ reason: String, hint: String? = nil) {
        raise(NSException(name: name, reason: reason), hint: hint)
    }
}
