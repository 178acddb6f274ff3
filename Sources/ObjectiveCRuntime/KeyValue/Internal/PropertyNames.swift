import Foundation

/// The names of properties from key paths. Swift's key paths carry no names on Linux.
enum PropertyNames {
    /// Of one property, or of several with dots between them: each but the last has an object as its value.
    ///
    /// - Parameter root: the key path's own root, which may be a subclass of the class that declares the property.
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
        guard KeyPathText.isTrusted else { return nil }
        let text = KeyPathText(keyPath)
        guard (2...deepest).contains(text.depth) else { return nil }
        return builtName(of: keyPath, from: nil, root, depth: text.depth) ?? printedName(of: text, in: root)
    }

    /// For `\.a.b` and `\.a!.b`: the same key path is put together from the parts.
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

    /// For `\.a?.b`: each part by what it is printed as, which is told for properties of the class that a key path names.
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

    /// The class of the objects that a key path leads to, and the key path to such an object where there may be none.
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

    /// What tables list is found on the class that they are of.
    private static func properties(of type: AnyClass) -> [Property] {
        let ofFramework = onCallingThread { SourceMembers.framework?.properties(of: type) ?? [] }
        return (ofFramework + SourceMembers.properties(of: type)).map { ($0.keyPath, $0.name) }
    }

    private static let deepest = 3
    private static let lock = NSRecursiveLock()
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
