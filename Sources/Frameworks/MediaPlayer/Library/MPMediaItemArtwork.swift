import CoreGraphics
import UIKit

/// - Linux: works
/// The picture of a song or video.
open class MPMediaItemArtwork: NSObject {
    private let size: CGSize
    private let request: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        size = boundsSize
        request = requestHandler
        super.init()
    }

    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    open var imageCropRect: CGRect { bounds }

    open func image(at size: CGSize) -> UIImage? { request(size) }
}
