internal import HostInterface

/// Names an object on the accessibility bus: a program and a path in it.
struct ObjectReference: Hashable, Sendable {
    let busName: String
    let path: String

    static let null = ObjectReference(busName: "", path: "/org/a11y/atspi/null")
}

/// The paths of the application's elements.
enum ObjectPath {
    /// Every element is directly below it.
    static let elements = "/org/a11y/atspi/accessible"
    static let cache = "/org/a11y/atspi/cache"
    static let root = "\(elements)/root"

    /// The identity of the application itself, which no element has.
    static let rootID = HostAccessibleID(object: 0)

    static func path(of id: HostAccessibleID) -> String {
        guard id != rootID else { return root }
        guard let part = id.part else { return "\(elements)/\(id.object)" }
        return "\(elements)/\(id.object)_\(part)"
    }

    /// Returns the identity that a path names; nil for other paths.
    ///
    /// - Parameter name: the path's last component.
    static func id(named name: Substring) -> HostAccessibleID? {
        guard name != "root" else { return rootID }
        let numbers = name.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
        // Digits only: UInt64 would take a sign.
        guard numbers.count <= 2, numbers.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let object = numbers.first.flatMap({ UInt64($0) }), object > 0
        else { return nil }
        guard numbers.count == 2 else { return HostAccessibleID(object: object) }
        return UInt64(numbers[1]).map { HostAccessibleID(object: object, part: $0) }
    }

    static func id(ofPath path: String) -> HostAccessibleID? {
        guard let slash = path.lastIndex(of: "/"), path[..<slash] == elements else { return nil }
        return id(named: path[path.index(after: slash)...])
    }
}
