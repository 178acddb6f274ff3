import Foundation

/// - Linux: works
///
/// A telephone number or an address.
// Sound: nothing changes after the initializer.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    /// - Linux: works
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber = 2
        case emailAddress = 3
    }

    public let type: HandleType
    public let value: String

    public init(type: HandleType, value: String) {
        self.type = type
        self.value = value
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return (type, value) == (other.type, other.value)
    }

    open override var hash: Int { value.hashValue }
}
