import Synchronization
import UIKit

// Sound: its state is in a mutex.
/// - Linux: refuses
///
/// Loads pictures of assets in advance. There are no assets, so that nothing is cached.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    private let allowsHighQuality = Mutex(true)

    /// Kept, without effect. The default is true.
    open var allowsCachingHighQualityImages: Bool {
        get { allowsHighQuality.withLock { $0 } }
        set { allowsHighQuality.withLock { $0 = newValue } }
    }

    /// - Linux: no effect
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}

    /// - Linux: no effect
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}

    /// - Linux: no effect
    open func stopCachingImagesForAllAssets() {}
}
