/// - Linux: works
///
/// A type of the keys of a map: `String`.
public protocol _MapKey: Hashable, Comparable {
    /// The key as the store has it. Specific to Trestle.
    var _rlmKey: String { get }
    /// Returns the key for one of the store. Specific to Trestle.
    static func _rlmKey(_ text: String) -> Self
}

extension String: _MapKey {
    public var _rlmKey: String { self }

    public static func _rlmKey(_ text: String) -> String { text }
}
