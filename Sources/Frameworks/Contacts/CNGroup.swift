import Foundation

public let CNGroupIdentifierKey = "identifier"
public let CNGroupNameKey = "name"

/// - Linux: works
///
/// A group of contacts. The program makes groups; the store has none.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var fields = [CNGroupIdentifierKey: "\(UUID().uuidString):ABGroup"]

    public override init() { super.init() }

    init(_ fields: [String: String]) { self.fields = fields }

    open var identifier: String { fields[CNGroupIdentifierKey] ?? "" }

    open var name: String { fields[CNGroupNameKey] ?? "" }

    /// Matches groups of the program.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
    }

    /// Matches no groups: there are no containers.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNGroup)?.fields == fields }

    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(fields) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(fields) }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { fields = coder.decodeFields([CNGroupIdentifierKey, CNGroupNameKey]) }

    open func encode(with coder: NSCoder) { coder.encodeFields(fields) }
}

/// - Linux: works
///
/// A group of contacts that can be changed.
open class CNMutableGroup: CNGroup {
    open override var name: String {
        get { super.name }
        set { fields[CNGroupNameKey] = newValue }
    }
}
