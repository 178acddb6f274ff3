internal import ToolchainBets

/// Which properties of a class change with which others.
enum PropertyDependencies {
    /// Returns the key paths whose changes also change a property, directly or through other properties.
    static func keyPaths(affecting key: String, in type: AnyClass) -> Set<String> {
        var found: Set<String> = []
        var pending = [key]
        while let next = pending.popLast() {
            for path in direct(next, type) where path != key && found.insert(path).inserted { pending.append(path) }
        }
        return found
    }

    private static func direct(_ key: String, _ type: AnyClass) -> Set<String> {
        guard let type = type as? any KeyValueNotifying.Type else { return declared(key, in: type) }
        return onCallingThread { type.keyPathsForValuesAffectingValue(forKey: key) }
    }

    /// Returns what the class method `keyPathsForValuesAffecting` with the name of the key answers.
    static func declared(_ key: String, in type: AnyClass) -> Set<String> {
        let paths = answer("keyPathsForValuesAffecting", key, type)
        return paths as? Set<String> ?? Set((paths as? NSSet)?.compactMap { $0 as? String } ?? [])
    }

    /// Returns whether setting the property by name notifies its observers: what the class method
    /// `automaticallyNotifiesObserversOf` with the name of the key answers.
    static func notifies(_ key: String, in type: AnyClass) -> Bool {
        answer("automaticallyNotifiesObserversOf", key, type) as? Bool ?? true
    }

    private static func answer(_ question: String, _ key: String, _ type: AnyClass) -> Any? {
        SourceMembers.classMethod(question + key.prefix(1).uppercased() + key.dropFirst(), of: type)?()
    }
}
