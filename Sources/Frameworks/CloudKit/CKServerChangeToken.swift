import Foundation

/// - Linux: refuses
///
/// Says up to where the changes of a server are known; no request gives one.
// Sound: it has no state.
open class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Nil.
    public required init?(coder: NSCoder) { return nil }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
