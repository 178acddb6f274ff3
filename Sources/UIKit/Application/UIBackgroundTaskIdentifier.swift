/// Names a task that began with ``UIApplication/beginBackgroundTask(withName:expirationHandler:)``.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The name of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Begins a task that is to be completed if the application is in the background meanwhile.
    ///
    /// A desktop suspends no application, so the task has all the time it needs. Only the end of the application ends
    /// it: the handlers of all tasks are then called before the application's delegate is told.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// The same with a name, for debugging.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        run?.lifeCycle.backgroundTasks.begin(handler) ?? .invalid
    }

    /// Ends a task that was begun. Does nothing for one that has ended.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        run?.lifeCycle.backgroundTasks.end(identifier)
    }

    /// The time that the application has in the background, in seconds: the greatest number, because it is never
    /// suspended.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
