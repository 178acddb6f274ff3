import Foundation

/// - Linux: refuses
///
/// Creates an asset of files. Programs make requests in the block of a change, which is not called.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self { self.init() }

    /// Returns false.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }

    /// - Linux: no effect
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}

    /// - Linux: no effect
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// - Linux: no effect
///
/// How a file is added to an asset. The properties are kept.
open class PHAssetResourceCreationOptions: NSObject, NSCopying {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceCreationOptions()
        copy.originalFilename = originalFilename
        copy.uniformTypeIdentifier = uniformTypeIdentifier
        copy.shouldMoveFile = shouldMoveFile
        return copy
    }
}
