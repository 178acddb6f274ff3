extension Trestle {
    /// Returns whether a class is another one or inherits it.
    ///
    /// Replaces `type.isSubclass(of: other)`, which Swift on Linux has for subclasses of NSObject only.
    public static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
    }
}
