import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point. The default is the main screen's scale.
    open var scale = UIGraphicsImageRendererFormat.screenScale

    /// Whether the image has no transparency; pixels that are not drawn are black then. The default is false.
    open var opaque = false

    /// Always false: pixels have eight bits for each component.
    open var supportsHighDynamicRange: Bool { false }

    public required init() {}

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UIGraphicsImageRendererFormat
        copy.scale = scale
        copy.opaque = opaque
        return copy
    }

    /// The main screen's scale; 1 before there is a screen.
    static var screenScale: CGFloat {
        let scale = ThreadTraits.screen.displayScale
        return scale > 0 ? scale : 1
    }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: (format as! UIGraphicsImageRendererFormat).scale, orientation: .up)
    }
}

/// Makes images by drawing. Each call draws again. A renderer may be kept and used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, copying: format)
    }

    /// Returns an image without pixels if the bounds are empty.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        draw(actions)?.currentImage ?? UIImage()
    }

    /// Returns empty data if the bounds are empty.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws transparent pixels as white. Quality is 0 to 1. Returns empty data if the bounds are empty.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext? {
        let format = area as! UIGraphicsImageRendererFormat
        let bounds = format.bounds
        guard let bitmap = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return nil
        }
        bitmap.translateBy(x: -bounds.minX, y: -bounds.minY)
        let context = UIGraphicsImageRendererContext(bitmap, format: format)
        UIGraphicsPushContext(bitmap)
        defer { UIGraphicsPopContext() }
        actions(context)
        return context
    }
}
