import Foundation

/// What happens to the objects of a relationship when its owner is deleted.
/// - Linux: works
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0
    case nullifyDeleteRule = 1
    case cascadeDeleteRule = 2
    case denyDeleteRule = 3
}

/// A relationship of an entity to another one.
/// - Linux: works
open class NSRelationshipDescription: NSPropertyDescription {
    public override init() { super.init() }

    open weak var destinationEntity: NSEntityDescription? {
        didSet { modelDidChange() }
    }

    open weak var inverseRelationship: NSRelationshipDescription? {
        didSet { modelDidChange() }
    }

    /// 0 sets no limit: the relationship is to-many.
    open var maxCount = 0 {
        didSet { modelDidChange() }
    }
    open var minCount = 0

    open var deleteRule = NSDeleteRule.nullifyDeleteRule

    open var isToMany: Bool { maxCount != 1 }

    open var isOrdered = false {
        didSet { modelDidChange() }
    }

    override func newCopy() -> NSPropertyDescription { NSRelationshipDescription() }

    /// Destination and inverse are those of the original; copying a model replaces them.
    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        guard let copy = copy as? NSRelationshipDescription else { return }
        copy.destinationEntity = destinationEntity
        copy.inverseRelationship = inverseRelationship
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
    }

    override var hashText: String {
        "relationship \(destinationEntity?.name ?? "") \(inverseRelationship?.name ?? "") \(isToMany) \(isOrdered) "
            + super.hashText
    }
}
