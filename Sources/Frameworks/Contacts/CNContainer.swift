import Foundation

public let CNContainerIdentifierKey = "identifier"
public let CNContainerNameKey = "name"
public let CNContainerTypeKey = "type"

/// - Linux: works
///
/// What a container of contacts is.
public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 2
    case cardDAV = 3
}

/// - Linux: refuses
///
/// An account with contacts. There are none.
open class CNContainer: NSObject, NSCopying, NSSecureCoding {
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .unassigned }

    /// Matches nothing.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Matches nothing.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Matches nothing.
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}
}
