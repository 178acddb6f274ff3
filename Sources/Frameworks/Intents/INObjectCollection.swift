import Foundation

/// - Linux: works
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
    }

    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// - Linux: works
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
