import Foundation

/// - Linux: works
open class CSPerson: NSObject, NSCopying {
    public let displayName: String?
    public let handles: [String]
    public let handleIdentifier: String
    open var contactIdentifier: String?

    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSPerson(displayName: displayName, handles: handles, handleIdentifier: handleIdentifier)
        copy.contactIdentifier = contactIdentifier
        return copy
    }
}
