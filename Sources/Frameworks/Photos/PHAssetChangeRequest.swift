import CoreLocation
import UIKit

/// - Linux: refuses
///
/// Creates, changes or deletes an asset. Programs make requests in the block of a change, which is not called.
open class PHAssetChangeRequest: PHChangeRequest {
    open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }

    /// Returns nil.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }

    /// Returns nil.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }

    /// Nil: nothing is created.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

    /// - Linux: no effect
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}

    public convenience init(for asset: PHAsset) { self.init() }

    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?

    /// - Linux: no effect
    open func revertAssetContentToOriginal() {}
}
