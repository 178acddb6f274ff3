import Foundation

// Classes that are NSObjects on Apple's systems, where values that contain them are compared and hashed. Of
// NotificationCenter the compiler of Swift 6.3 finds two operators when another module has such a value.

extension FileManager: @retroactive Hashable {
    /// Whether both are the same object.
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ProcessInfo: @retroactive Hashable {
    /// Whether both are the same object.
    public static func == (left: ProcessInfo, right: ProcessInfo) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
