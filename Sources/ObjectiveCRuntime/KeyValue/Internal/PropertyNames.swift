import Foundation
internal import ToolchainBets

/// Finds the names of properties from key paths, which carry no names on Linux.
enum PropertyNames {
    /// Returns the name of one property, or several names joined by dots when the key path goes through objects.
    ///
    /// - Parameter root: the root type of the key path, which may be a subclass of the class that declares the
    ///   property.
    static func name(of keyPath: AnyKeyPath, root: AnyClass) -> String? {
        lock.withLock {
            if let name = names[keyPath] { return name }
            for property in properties(of: root) where names[property.keyPath] == nil {
                names[property.keyPath] = property.name
            }
            if names[keyPath] == nil { names[keyPath] = composedName(of: keyPath, root) }
            return names[keyPath]
        }
    }

    // MARK: Several properties

    private static func composedName(of keyPath: AnyKeyPath, _ root: AnyClass) -> String? {
        for depth in 2...deepest {
            if let name = builtName(of: keyPath, from: nil, root, depth: depth) { return name }
        }
        guard KeyPathText.isTrusted else { return nil }
        let text = KeyPathText(keyPath)
        return (2...deepest).contains(text.depth) ? printedName(of: text, in: root) : nil
    }

    /// Composes the key path from known properties and compares: works for `\.a.b` and `\.a!.b`.
    private static func builtName(
        of keyPath: AnyKeyPath, from start: AnyKeyPath?, _ type: AnyClass, depth: Int
    ) -> String? {
        for property in properties(of: type) {
            guard let path = start.map({ $0.appending(path: property.keyPath) }) ?? property.keyPath else { continue }
            if depth == 1 {
                if path == keyPath { return property.name }
            } else if let (value, next) = looked(into: path),
                let name = builtName(of: keyPath, from: next, value, depth: depth - 1)
            {
                return "\(property.name).\(name)"
            }
        }
        return nil
    }

    /// Compares printed key paths: works for `\.a?.b` in builds that are not optimized, as far as the properties are
    /// declared by the class that the key path names.
    private static func printedName(of text: KeyPathText, in type: AnyClass) -> String? {
        let properties = properties(of: type)
        if text.depth == 1 { return properties.first { text.isSame(as: KeyPathText($0.keyPath)) }?.name }
        for property in properties {
            guard let rest = text.rest(after: KeyPathText(property.keyPath)),
                let (value, _) = looked(into: property.keyPath), let name = printedName(of: rest, in: value)
            else { continue }
            return "\(property.name).\(name)"
        }
        return nil
    }

    /// Returns the class that a key path leads to, and the key path unwrapped where its value is optional.
    private static func looked(into path: AnyKeyPath) -> (AnyClass, AnyKeyPath)? {
        let value = Swift.type(of: path).valueType
        if let value = value as? AnyClass { return (value, path) }
        guard let optional = value as? any OptionalObject.Type, let wrapped = optional.wrappedClass,
            let forced = path.appending(path: optional.forcedPath)
        else { return nil }
        return (wrapped, forced)
    }

    // MARK: One property

    private typealias Property = (keyPath: AnyKeyPath, name: String)

    /// Properties that tables list are found on the class that declares them.
    private static func properties(of type: AnyClass) -> [Property] {
        let ofFramework = onCallingThread { SourceMembers.framework?.properties(of: type) ?? [] }
        return (ofFramework + SourceMembers.properties(of: type)).map { ($0.keyPath, $0.name) }
    }

    private static let deepest = 3
    private static let lock = NSRecursiveLock()
    // Sound: used under the lock only, which is no Mutex because it has to be recursive.
    nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]
}

private protocol OptionalObject {
    static var wrappedClass: AnyClass? { get }
    static var forcedPath: AnyKeyPath { get }
}

extension Optional: OptionalObject {
    fileprivate static var wrappedClass: AnyClass? { Wrapped.self as? AnyClass }
    fileprivate static var forcedPath: AnyKeyPath { \Wrapped?.self! as KeyPath<Wrapped?, Wrapped> }
}
