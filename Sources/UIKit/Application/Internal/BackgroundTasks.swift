/// The tasks that the application wants to complete in the background, with their expiration handlers.
@MainActor
struct BackgroundTasks {
    private var handlers: [UIBackgroundTaskIdentifier: (() -> Void)?] = [:]
    private var count = 0

    mutating func begin(_ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        count += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: count)
        handlers.updateValue(handler, forKey: identifier)
        return identifier
    }

    mutating func end(_ identifier: UIBackgroundTaskIdentifier) { handlers[identifier] = nil }

    /// Removes the tasks and returns their handlers, in the order in which they began.
    mutating func expire() -> [() -> Void] {
        defer { handlers = [:] }
        return handlers.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap(\.value)
    }
}
