import Foundation

/// - Linux: refuses
///
/// Asks the store of contacts, which has none.
open class CNFetchRequest: NSObject {}

/// - Linux: refuses
///
/// Asks the store for contacts. The properties are kept; the request ends with an error.
open class CNContactFetchRequest: CNFetchRequest, NSSecureCoding {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    /// Creates a request for no keys: only its other properties are archived.
    public required init?(coder: NSCoder) {
        keysToFetch = []
        mutableObjects = coder.decodeBool(forKey: "mutableObjects")
        unifyResults = coder.decodeBool(forKey: "unifyResults")
        sortOrder = CNContactSortOrder(rawValue: coder.decodeInteger(forKey: "sortOrder")) ?? .none
    }

    open func encode(with coder: NSCoder) {
        coder.encode(mutableObjects, forKey: "mutableObjects")
        coder.encode(unifyResults, forKey: "unifyResults")
        coder.encode(sortOrder.rawValue, forKey: "sortOrder")
    }
}
