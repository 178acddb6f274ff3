/// Names a task that began with ``UIApplication/beginBackgroundTask(withName:expirationHandler:)``.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The name of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
