import Foundation

/// Scale, colors and opacity of the images of a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point. The default is the main screen's scale.
    open var scale = UIGraphicsImageRendererFormat.screenScale

    /// Whether the image has no transparency; pixels that are not drawn are black then. The default is false.
    open var opaque = false

    /// Always false: pixels have eight bits for each component.
    open var supportsHighDynamicRange: Bool { false }

    /// The range of colors that is wished for. Images are in sRGB whatever it is, so the default is `.standard`.
    open var preferredRange = Range.standard

    /// Whether ``preferredRange`` is `.extended`.
    @available(*, deprecated, message: "Use preferredRange instead.")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// The raw values are UIKit's.
    public enum Range: Int, Sendable {
        /// A format whose range was never chosen.
        case unspecified = -1
        /// Chooses the range of the screen: the standard one here.
        case automatic = 0
        /// Asks for colors outside of sRGB. Images are in sRGB all the same.
        case extended = 1
        /// The colors of sRGB; the default.
        case standard = 2
    }

    public required init() {}

    /// Creates a format with the scale and the range of colors of the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UIGraphicsImageRendererFormat
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }

    /// The main screen's scale; 1 before there is a screen.
    static var screenScale: CGFloat {
        let scale = ThreadTraits.screen.displayScale
        return scale > 0 ? scale : 1
    }
}

/// The context in which a renderer's closure draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: (format as! UIGraphicsImageRendererFormat).scale, orientation: .up)
    }
}

/// Makes images by drawing. Each call draws again. A renderer may be kept and used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// What a closure draws into an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Creates a renderer of an empty image.
    public convenience init() {
        self.init(bounds: .zero)
    }

    /// Creates a renderer of images of a size in points, at the scale of the screen.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of a rectangle in points, at the scale of the screen.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer of images of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
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
        var drawn: UIGraphicsImageRendererContext?
        try? runDrawingActions { context in
            guard let context = context as? UIGraphicsImageRendererContext else { return }
            actions(context)
            drawn = context
        }
        return drawn
    }

    /// True.
    open override var allowsImageOutput: Bool { true }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// Returns nil for an empty size.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        guard let format = format as? UIGraphicsImageRendererFormat,
            let bitmap = CGContext(size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
        else { return nil }
        bitmap.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        return bitmap
    }
}
