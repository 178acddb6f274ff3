import Foundation

/// How objects of one model become objects of another one. Only inferred mappings exist: compiled mapping models are
/// not read.
/// - Linux: works for inferred mappings
open class NSMappingModel: NSObject {
    private init(inferred: Void) { super.init() }

    /// - Linux: refuses; returns nil
    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) {
        return nil
    }

    /// - Linux: refuses; returns nil
    public init?(contentsOf url: URL?) {
        return nil
    }

    /// Throws an error that names entity and property if the mapping cannot be inferred.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        _ = try ModelMapping(sourceModel.entities, destinationModel.entities)
        return NSMappingModel(inferred: ())
    }
}
