import Synchronization

extension Trestle {
    /// What happens when a programming error raises an exception.
    public enum ExceptionPolicy: Sendable {
        /// Prints UIKit's message and a hint at the likely cause to standard error, then ends the process with SIGABRT.
        case trap

        /// Calls the handler, on the thread that made the error, and continues with the least surprising result. An
        /// invalid update reloads from the data source, an unregistered identifier returns a new default cell, an index
        /// path out of range is ignored.
        case report(@Sendable (NSException) -> Void)
    }

    /// What raising an exception does in this process. The default is `.trap`. May be set on any thread.
    public static var exceptionPolicy: ExceptionPolicy {
        get { policy.withLock { $0 } }
        set { policy.withLock { $0 = newValue } }
    }

    private static let policy = Mutex(ExceptionPolicy.trap)

    /// Raises an exception; every exception of UIKit is raised here. Returns only under `.report`, or if a block around
    /// the call catches the exception (``NSException/catchException(in:)``); the caller then continues as documented
    /// there.
    ///
    /// - Parameter hint: the likely cause and a way to fix it. UIKit has no such line.
    package static func raise(_ exception: NSException, hint: String? = nil) {
        if ExceptionCatcher.take(exception) { return }
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
