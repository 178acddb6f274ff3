import UIKit

/// A thumbnail.
///
/// - Linux: works
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// What kind of thumbnail it is: always `thumbnail`.
    ///
    /// - Linux: works
    public enum RepresentationType: Int, Sendable {
        case icon = 0
        case lowQualityThumbnail = 1
        case thumbnail = 2
    }

    private let picture: UIImage
    private let pixels: CGImage

    init(_ picture: UIImage, _ pixels: CGImage) {
        self.picture = picture
        self.pixels = pixels
    }

    open var type: RepresentationType { .thumbnail }

    open var cgImage: CGImage { pixels }

    open var uiImage: UIImage { picture }

    open var contentRect: CGRect { CGRect(origin: .zero, size: picture.size) }
}
