import Foundation

/// Where ``SceneStorage`` keeps its values: user defaults of their own that are not written to a file.
enum SceneSettings {
    // Sound: UserDefaults may be used on any thread.
    nonisolated(unsafe) static let shared: UserDefaults = VolatileDefaults()
}

private final class VolatileDefaults: UserDefaults {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    override func object(forKey defaultName: String) -> Any? { lock.withLock { values[defaultName] } }

    override func set(_ value: Any?, forKey defaultName: String) { lock.withLock { values[defaultName] = value } }

    override func removeObject(forKey defaultName: String) { lock.withLock { values[defaultName] = nil } }

    override func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }

    override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
}
