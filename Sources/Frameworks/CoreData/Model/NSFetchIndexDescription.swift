import Foundation

/// How an index stores a property.
/// - Linux: no effect; indexes are ordinary ones of SQLite
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary = 0
    case rTree = 1
}

/// A property of an index.
/// - Linux: works
open class NSFetchIndexElementDescription: NSObject, NSCopying {
    open private(set) var property: NSPropertyDescription?
    open var propertyName: String? { property?.name }
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    open internal(set) weak var indexDescription: NSFetchIndexDescription?

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexElementDescription(
            property: property ?? NSPropertyDescription(), collationType: collationType)
        copy.isAscending = isAscending
        return copy
    }
}

/// An index of an entity, which the store creates.
/// - Linux: works
open class NSFetchIndexDescription: NSObject, NSCopying {
    open var name: String
    open var elements: [NSFetchIndexElementDescription] {
        didSet { for element in elements { element.indexDescription = self } }
    }
    open internal(set) weak var entity: NSEntityDescription?
    /// - Linux: no effect; the index contains all objects
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
        for element in self.elements { element.indexDescription = self }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copies = elements.compactMap { $0.copy() as? NSFetchIndexElementDescription }
        let copy = NSFetchIndexDescription(name: name, elements: copies)
        copy.partialIndexPredicate = partialIndexPredicate
        return copy
    }
}
