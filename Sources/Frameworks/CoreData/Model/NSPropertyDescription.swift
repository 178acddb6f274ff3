import Foundation

/// A property of an entity: an attribute, a relationship, a fetched property or an expression of a fetch.
/// - Linux: works
open class NSPropertyDescription: NSObject, NSCopying {
    weak var owner: NSEntityDescription?

    public override init() { super.init() }

    /// The entity that declares the property. Reading it before the property belongs to an entity ends the process.
    open var entity: NSEntityDescription {
        guard let owner else { fatalError("The property \(name) belongs to no entity.") }
        return owner
    }

    open var name = "" {
        didSet { modelDidChange() }
    }

    open var isOptional = true
    open var isTransient = false {
        didSet { modelDidChange() }
    }

    /// Predicates that valid values satisfy. They are evaluated with the value.
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []

    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
        rules = []
    }

    /// Rules of a model file, which have error codes of their own.
    var rules: [ValidationRule] = []

    open var userInfo: [AnyHashable: Any]? = [:]

    /// - Linux: the store creates an index
    open var isIndexed = false

    /// Changes when the stored form of the property changes.
    open var versionHash: Data { StableHash.data(hashText) }
    open var versionHashModifier: String?

    /// - Linux: no effect
    open var isIndexedBySpotlight = false
    /// - Linux: no effect
    open var isStoredInExternalRecord = false

    private var renaming: String?

    /// The name of the property in the previous version of the model. The default is the name.
    open var renamingIdentifier: String? {
        get { renaming ?? name }
        set { renaming = newValue?.isEmpty == true ? nil : newValue }
    }

    var hashText: String { "\(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")" }

    /// Discards what was computed from the properties of the entity.
    func modelDidChange() { owner?.discardLayout() }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = newCopy()
        copyValues(to: copy)
        return copy
    }

    func newCopy() -> NSPropertyDescription { NSPropertyDescription() }

    func copyValues(to copy: NSPropertyDescription) {
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
        copy.rules = rules
        copy.userInfo = userInfo
        copy.isIndexed = isIndexed
        copy.versionHashModifier = versionHashModifier
        copy.renaming = renaming
    }

    open override var description: String { "<\(type(of: self)): \(owner?.name ?? "(no entity)").\(name)>" }
}
