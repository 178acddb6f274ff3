/// A programming error, named and explained as UIKit does.
///
/// Swift on Linux cannot catch exceptions: what happens when one is raised is decided by ``Trestle/exceptionPolicy``.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
        super.init()
    }

    /// Follows ``Trestle/exceptionPolicy``: ends the process, or returns after reporting.
    open func raise() {
        Trestle.raise(self)
    }

    open override var description: String {
        reason ?? name.rawValue
    }
}

// Foundation on Linux has the type without UIKit's names.
extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}
