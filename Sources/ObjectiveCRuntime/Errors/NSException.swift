// Sound: constants; what an application puts into the user information is its own to keep unchanged.
/// A programming error with the name and the reason that UIKit gives it.
///
/// Exceptions do not unwind on Linux. ``Trestle/exceptionPolicy`` decides what raising one does, unless a block catches
/// it with ``catchException(in:)``.
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

    /// Raises the exception: ends the process, or returns after calling the handler of ``Trestle/exceptionPolicy``.
    open func raise() {
        Trestle.raise(self)
    }

    open override var description: String {
        reason ?? name.rawValue
    }
}

// Foundation on Linux declares the type without these names.
extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}
