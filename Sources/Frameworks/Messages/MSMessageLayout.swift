import UIKit

/// - Linux: works
///
/// How a message looks.
open class MSMessageLayout: NSObject, NSCopying {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: works
///
/// A picture with captions.
open class MSMessageTemplateLayout: MSMessageLayout {
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessageTemplateLayout()
        (copy.caption, copy.subcaption) = (caption, subcaption)
        (copy.trailingCaption, copy.trailingSubcaption) = (trailingCaption, trailingSubcaption)
        (copy.image, copy.mediaFileURL) = (image, mediaFileURL)
        (copy.imageTitle, copy.imageSubtitle) = (imageTitle, imageSubtitle)
        return copy
    }
}

/// - Linux: works
///
/// A view of the program, with a layout for devices that cannot show it.
open class MSMessageLiveLayout: MSMessageLayout {
    private let alternate: MSMessageTemplateLayout

    public init(alternateLayout: MSMessageTemplateLayout) { alternate = alternateLayout }

    open var alternateLayout: MSMessageTemplateLayout { alternate }
}
