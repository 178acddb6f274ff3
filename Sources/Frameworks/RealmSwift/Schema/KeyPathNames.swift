import Foundation

/// Remembers which property a key path of a class names.
///
/// Sound: the lock protects the dictionaries.
final class KeyPathNames: @unchecked Sendable {
    private let lock = NSLock()
    private var indices: [AnyKeyPath: Int] = [:]
    private var names: [AnyKeyPath: String] = [:]

    /// The index of a property by the key path of its wrapper.
    func index(_ keyPath: AnyKeyPath, _ search: () -> Int?) -> Int? {
        if let known = lock.withLock({ indices[keyPath] }) { return known }
        guard let found = search() else { return nil }
        lock.withLock { indices[keyPath] = found }
        return found
    }

    /// The names of the properties on a key path.
    func name(_ keyPath: AnyKeyPath, _ search: () -> String) -> String {
        if let known = lock.withLock({ names[keyPath] }) { return known }
        let found = search()
        lock.withLock { names[keyPath] = found }
        return found
    }
}
