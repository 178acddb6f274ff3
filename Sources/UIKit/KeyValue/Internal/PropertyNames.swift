import Foundation

/// The names of properties from key paths. Swift's key paths carry no names on Linux.
enum PropertyNames {
    /// - Parameter root: the key path's own root, which may be a subclass of the class that declares the property.
    static func name(of keyPath: AnyKeyPath, root: AnyClass) -> String? {
        lock.withLock {
            if let name = names[keyPath] { return name }
            var found: [AnyKeyPath: String] = [:]
            let ofUIKit = onCallingThread { UIKitProperties.properties(of: root) }
            for property in ofUIKit { found[property.keyPath] = property.name }
            names.merge(found) { present, _ in present }
            if let name = names[keyPath] { return name }
            // What tables list is found on the class that they are of.
            let listed = SourceMembers.properties(of: root).first { $0.keyPath == keyPath }
            names[keyPath] = listed?.name
            return listed?.name
        }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]
}
