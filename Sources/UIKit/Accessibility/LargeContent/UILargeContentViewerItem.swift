/// What the large content viewer shows of an item that does not grow with the text size, such as a button of a bar.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether a press on the item shows it enlarged. Views have false until an application sets it.
    var showsLargeContentViewer: Bool { get }
    /// The text below the enlarged image; nil shows the image alone.
    var largeContentTitle: String? { get }
    /// The picture to enlarge; nil shows the title alone.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged to the size of the viewer's images.
    var scalesLargeContentImage: Bool { get }
    /// Insets that move the image.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What an application set for the large content viewer.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}
