import Foundation

/// Creates objects of classes that are known as metatypes.
extension NSManagedObject {
    /// Creates an object with the `init(entity:insertInto:)` of the entity's class.
    static func created(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        EntityFinder.objectClass(of: entity).make(entity, context)
    }

    /// Creates a fault.
    static func newFault(_ id: NSManagedObjectID, _ row: StoredRow?, in context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity = context.ownEntity(id.entity)
        let object = EntityFinder.objectClass(of: entity).make(entity, nil)
        object.id = id
        object.row = row
        object.context = context
        object.state.isFault = true
        return object
    }

    // The allocating entry of `init(ofClassValue:_:)`, called with any class.
    @_silgen_name("$s8CoreData15NSManagedObjectC12ofClassValue_AcA19NSEntityDescriptionC_AA0cD7ContextCSgtcfC")
    private class func make(_ entity: __owned NSEntityDescription, _ context: __owned NSManagedObjectContext?)
        -> NSManagedObject
}

// Trestle's own API, which replaces `type.init(context:)` on a metatype: the source adapter replaces `init` by
// `newObject`.
extension NSManagedObject {
    /// Inserts a new object of the class that the metatype stands for. Specific to Trestle.
    public static func newObject(context: NSManagedObjectContext) -> Self {
        newObject(entity: EntityFinder.entity(for: self, in: context), insertInto: context)
    }

    /// Creates an object of the class that the metatype stands for. Specific to Trestle.
    public static func newObject(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> Self {
        unsafeDowncast(make(entity, context), to: Self.self)
    }
}
