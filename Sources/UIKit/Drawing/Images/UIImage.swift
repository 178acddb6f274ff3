import Foundation

/// A picture in points: pixels, how many of them a point has, and how to turn and tint them. Immutable.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// How the pixels are turned before they are shown; raw values are UIKit's.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    public enum RenderingMode: Int, Sendable {
        /// As the place where the image is shown does by default.
        case automatic = 0
        case alwaysOriginal = 1
        /// Only the alpha counts; the color is the tint color.
        case alwaysTemplate = 2
    }

    let pixels: ImagePixels

    init(pixels: ImagePixels, frames: [UIImage]? = nil, duration: TimeInterval = 0) {
        self.pixels = pixels
        images = frames
        self.duration = duration
    }

    // MARK: Making images

    /// An empty image, of no size.
    public override init() {
        pixels = ImagePixels(image: nil, scale: 1)
        (images, duration) = (nil, 0)
    }

    public init(cgImage: CGImage) {
        pixels = ImagePixels(image: cgImage, scale: 1)
        (images, duration) = (nil, 0)
    }

    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        pixels = ImagePixels(image: cgImage, scale: scale, orientation: orientation)
        (images, duration) = (nil, 0)
    }

    /// PNG, JPEG, WebP or another format that gdk-pixbuf reads, at one pixel a point. Nil, and a line in the log, for
    /// other bytes.
    public init?(data: Data) {
        guard let image = ImageFiles.decode(data) else { return nil }
        pixels = ImagePixels(image: image, scale: 1)
        (images, duration) = (nil, 0)
    }

    public init?(data: Data, scale: CGFloat) {
        guard let image = ImageFiles.decode(data) else { return nil }
        pixels = ImagePixels(image: image, scale: scale)
        (images, duration) = (nil, 0)
    }

    /// A name ending in `@2x` or `@3x` gives the scale. Nil, and a line in the log naming the file, when it cannot be
    /// read.
    public init?(contentsOfFile path: String) {
        guard let found = ImageFiles.image(atPath: path) else { return nil }
        pixels = found
        (images, duration) = (nil, 0)
    }

    /// Looks for `name`, with `@3x` and `@2x` variants and the usual extensions, among the resources of the main bundle
    /// and of the resource bundles beside the executable. What was found is kept; nil, and a line in the log, otherwise.
    public init?(named name: String) {
        guard let found = ImageFiles.image(named: name, in: nil, scale: UITraitCollection.current.displayScale) else {
            return nil
        }
        pixels = found
        (images, duration) = (nil, 0)
    }

    /// `traitCollection` gives the scale that is looked for first.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let scale = (traitCollection ?? .current).displayScale
        guard let found = ImageFiles.image(named: name, in: bundle, scale: scale) else { return nil }
        pixels = found
        (images, duration) = (nil, 0)
    }

    /// What `#imageLiteral(resourceName:)` calls; traps when there is no such image.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(named: name)!
    }

    // MARK: Properties

    /// In points, turned as ``imageOrientation`` says.
    open var size: CGSize { pixels.size }

    /// Pixels a point.
    open var scale: CGFloat { pixels.scale }

    open var imageOrientation: Orientation { pixels.orientation }

    open var renderingMode: RenderingMode { pixels.renderingMode }

    open var cgImage: CGImage? { pixels.image }

    /// Whether image views mirror the image where the interface runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { pixels.flipsForRightToLeft }

    /// Whether it came from ``init(systemName:)``.
    open var isSymbolImage: Bool { pixels.symbol != nil }

    /// Size, weight, scale and traits of a symbol; nil for other images.
    open var configuration: Configuration? { symbolConfiguration }

    open var symbolConfiguration: SymbolConfiguration? {
        pixels.symbol.map { SymbolConfiguration($0.values, traitCollection: $0.traits) }
    }

    // MARK: Variants

    /// A symbol drawn anew with what `configuration` says put over its own; other images stay as they are.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(pixels: pixels.with(configuration))
    }

    /// Nil for images that are no symbols.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(pixels: pixels.with { $0.renderingMode = renderingMode })
    }

    /// The image's alpha in `color`, whatever its rendering mode was.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(pixels: pixels.with { $0.tint = color })
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            pixels: pixels.with {
                $0.tint = color
                $0.renderingMode = renderingMode
            })
    }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(pixels: pixels.with { $0.flipsForRightToLeft = true })
    }

    open func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(pixels: pixels.with { $0.orientation = $0.orientation.mirrored })
    }

    /// The image with the baseline of its content that many points above its bottom edge.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        UIImage(pixels: pixels.with { $0.baseline = baselineOffset })
    }

    open func imageWithoutBaseline() -> UIImage {
        UIImage(pixels: pixels.with { $0.baseline = nil })
    }

    /// The image with the edges that layout aligns moved inwards.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(pixels: pixels.with { $0.alignmentRectInsets = alignmentInsets })
    }

    open var alignmentRectInsets: UIEdgeInsets { pixels.alignmentRectInsets }

    // MARK: Resizable images

    /// Tiles what is inside the caps.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose caps keep their size when it is drawn larger, and whose middle is stretched or tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(pixels: pixels.with { $0.resizing = ResizableImage(pixels, capInsets: capInsets, mode: resizingMode) })
    }

    /// Caps at the left and at the top; one point beside them is stretched, the rest is the other cap. 0 stretches the whole direction.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
    }

    /// Zero for an image that is not resizable.
    open var capInsets: UIEdgeInsets { pixels.resizing?.capInsets ?? .zero }

    /// `.tile` for an image that is not resizable.
    open var resizingMode: ResizingMode { pixels.resizing?.mode ?? .tile }

    // MARK: Animated images

    /// An image view shows the images one after the other. Nil without images.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(pixels: first.pixels, frames: images, duration: duration)
    }

    /// The images of an animated image, else nil.
    public let images: [UIImage]?

    /// Seconds of one round of ``images``; 0 for one image.
    public let duration: TimeInterval

    // MARK: Drawing

    /// Draws into the current context at the image's own size.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws into the current context, stretched to `rect`. A template is drawn in black.
    open func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = pixels.isTemplate ? pixels.tint ?? .black : pixels.tint
        pixels.paint(in: context, rect: rect, tint: tint?.cgColor)
    }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Covers `rect` with copies in the image's own size; the first stands at the origin of the coordinates.
    open func drawAsPattern(in rect: CGRect) {
        let size = size
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0, !rect.isEmpty else {
            return
        }
        context.saveGState()
        context.clip(to: rect)
        var y = (rect.minY / size.height).rounded(.down) * size.height
        while y < rect.maxY {
            var x = (rect.minX / size.width).rounded(.down) * size.width
            while x < rect.maxX {
                draw(at: CGPoint(x: x, y: y))
                x += size.width
            }
            y += size.height
        }
        context.restoreGState()
    }

    /// The pixels as a JPEG file, turned upright, on white; quality 0 to 1.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        pixels.upright?.jpegData(quality: compressionQuality)
    }

    /// The pixels as a PNG file, turned upright.
    open func pngData() -> Data? {
        pixels.upright?.pngData()
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || pixels == other.pixels
    }

    open override var hash: Int { pixels.symbol?.name.hashValue ?? pixels.image.hashValue }

    open override var description: String {
        "<UIImage: \(ObjectAddress(self)); size = {\(Int(size.width)), \(Int(size.height))}; scale = \(Int(scale))>"
    }
}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// Points from the bottom edge to the baseline of the content; nil without one.
    public var baselineOffsetFromBottom: CGFloat? { pixels.baseline }

    public var hasBaseline: Bool { pixels.baseline != nil }
}

extension UIImage.Orientation {
    /// The same picture, left and right exchanged.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    var isQuarterTurn: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }
}
