import Foundation
import Synchronization

// Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
/// An image, measured in points: its pixels, its scale, its orientation and its rendering mode. Immutable.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The way in which the pixels are turned before they are shown. Raw values are UIKit's.
    public enum Orientation: Int, Sendable {
        /// As the pixels are; the default.
        case up = 0
        /// Turned by 180 degrees.
        case down = 1
        /// Turned by 90 degrees to the left.
        case left = 2
        /// Turned by 90 degrees to the right.
        case right = 3
        /// Mirrored, left for right.
        case upMirrored = 4
        /// Mirrored, top for bottom.
        case downMirrored = 5
        /// Mirrored left for right, then turned by 90 degrees to the left.
        case leftMirrored = 6
        /// Mirrored left for right, then turned by 90 degrees to the right.
        case rightMirrored = 7
    }

    /// Whether an image has its own colors or the tint color.
    public enum RenderingMode: Int, Sendable {
        /// The default of the view that shows the image.
        case automatic = 0
        /// Draws the image in its own colors, also where views tint images.
        case alwaysOriginal = 1
        /// Draws the alpha channel in the tint color.
        case alwaysTemplate = 2
    }

    let pixels: ImagePixels
    /// Made when the asset of an image without variants is requested.
    let ownAsset = Mutex<UIImageAsset?>(nil)

    init(pixels: ImagePixels, frames: [UIImage]? = nil, duration: TimeInterval = 0) {
        self.pixels = pixels
        self.frames = frames
        length = duration
    }

    // MARK: Making images

    /// Makes an empty image, of size zero.
    public override init() {
        pixels = ImagePixels(image: nil, scale: 1)
        (frames, length) = (nil, 0)
    }

    /// Creates an image at scale 1.
    public init(cgImage: CGImage) {
        pixels = ImagePixels(image: cgImage, scale: 1)
        (frames, length) = (nil, 0)
    }

    /// Creates an image of pixels. The scale is in pixels per point; the orientation says how they are turned for
    /// display.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        pixels = ImagePixels(image: cgImage, scale: scale, orientation: orientation)
        (frames, length) = (nil, 0)
    }

    /// Reads PNG, JPEG, WebP and the other formats of gdk-pixbuf, at one pixel per point. Returns nil, and logs a line,
    /// for other data.
    public init?(data: Data) {
        guard let image = ImageFiles.decode(data) else { return nil }
        pixels = ImagePixels(image: image, scale: 1)
        (frames, length) = (nil, 0)
    }

    /// Decodes a file of one of the formats that gdk-pixbuf reads. Nil if it cannot be decoded.
    public init?(data: Data, scale: CGFloat) {
        guard let image = ImageFiles.decode(data) else { return nil }
        pixels = ImagePixels(image: image, scale: scale)
        (frames, length) = (nil, 0)
    }

    /// Reads a file. A name ending in `@2x` or `@3x` gives the scale. Returns nil, and logs a line with the file's
    /// name, if it cannot be read.
    public init?(contentsOfFile path: String) {
        guard let found = ImageFiles.image(atPath: path) else { return nil }
        pixels = found
        (frames, length) = (nil, 0)
    }

    /// Finds `name` in the asset catalogs of the main bundle and of the resource bundles beside the executable, and
    /// then among their files, with `@3x` and `@2x` variants and the usual extensions. Found images are cached. Returns
    /// nil, and logs a line, if there is none.
    public init?(named name: String) {
        guard let found = ImageFiles.image(named: name, in: nil, traits: .current) else { return nil }
        pixels = found
        (frames, length) = (nil, 0)
    }

    /// Prefers the scale, appearance and size classes of `traitCollection`. A view shows the variant of an image of a
    /// catalog that its own traits choose.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ImageFiles.image(named: name, in: bundle, traits: traitCollection ?? .current) else {
            return nil
        }
        pixels = found
        (frames, length) = (nil, 0)
    }

    /// Finds an image by its name, with the traits of a configuration; nil if there is none. See
    /// ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Returns nil for an archive whose data is no image.
    public required init?(coder: NSCoder) {
        guard let content = ImageCoding.decode(coder) else { return nil }
        pixels = content.pixels
        (frames, length) = (content.frames, content.duration)
    }

    open func encode(with coder: NSCoder) { ImageCoding.encode(self, in: coder) }

    /// Always true: an image can be read from archives that require secure coding.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Properties

    /// The size in points, after turning by ``imageOrientation``.
    open var size: CGSize { pixels.size }

    /// Pixels per point.
    open var scale: CGFloat { pixels.scale }

    /// How the pixels are turned to be shown.
    open var imageOrientation: Orientation { pixels.orientation }

    /// Whether the image has its own colors or the tint color.
    open var renderingMode: RenderingMode { pixels.renderingMode }

    /// The pixels; nil for an image without, such as a symbol.
    open var cgImage: CGImage? { pixels.image }

    /// Whether image views mirror the image in interfaces that read from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { pixels.flipsForRightToLeft }

    /// Whether the image was made with ``init(systemName:)``.
    open var isSymbolImage: Bool { pixels.symbol != nil }

    /// The traits that the image was made for: its scale, and for symbols those of its configuration.
    open var traitCollection: UITraitCollection {
        let scaled = UITraitCollection(displayScale: scale)
        guard let traits = pixels.symbol?.traits else { return scaled }
        return UITraitCollection(traitsFrom: [traits, scaled])
    }

    /// The size, weight, scale and traits of a symbol; nil for other images.
    open var configuration: Configuration? { symbolConfiguration }

    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        pixels.symbol.map { SymbolConfiguration($0.values, traitCollection: $0.traits) }
    }

    // MARK: Variants

    /// The variants for other traits. One that is registered here is shown by views that show this image.
    open var imageAsset: UIImageAsset? { variantAsset }

    /// The symbol drawn with `configuration` applied over its own. Of an image of a catalog, the variant for the
    /// traits of the configuration. Other images are returned unchanged.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        if !isSymbolImage, let traits = configuration.traitCollection { return variant(for: traits) }
        return UIImage(pixels: pixels.with(configuration))
    }

    /// Nil for images that are not symbols.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Returns the image in another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(pixels: pixels.with { $0.renderingMode = renderingMode })
    }

    /// The image's alpha in `color`, whatever its rendering mode.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(pixels: pixels.with { $0.tint = color })
    }

    /// Returns the image in another color for templates, and drawn as a template or in its own colors.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            pixels: pixels.with {
                $0.tint = color
                $0.renderingMode = renderingMode
            })
    }

    /// Returns the image so that it is mirrored where text goes from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(pixels: pixels.with { $0.flipsForRightToLeft = true })
    }

    /// Returns the image mirrored.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(pixels: pixels.with { $0.orientation = $0.orientation.mirrored })
    }

    /// The image with the baseline of its content this many points above its bottom edge.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        UIImage(pixels: pixels.with { $0.baseline = baselineOffset })
    }

    /// Returns the image without a baseline.
    open func imageWithoutBaseline() -> UIImage {
        UIImage(pixels: pixels.with { $0.baseline = nil })
    }

    /// The image with its alignment rectangle inset.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(pixels: pixels.with { $0.alignmentRectInsets = alignmentInsets })
    }

    /// The parts at the edges that constraints do not see, in points.
    open var alignmentRectInsets: UIEdgeInsets { pixels.alignmentRectInsets }

    // MARK: Resizable images

    /// Tiles the part inside the caps.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose caps keep their size when it is drawn larger, and whose middle is stretched or tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(pixels: pixels.with { $0.resizing = ResizableImage(pixels, capInsets: capInsets, mode: resizingMode) })
    }

    /// Sets the caps at the left and at the top. One point beside each is stretched, and the rest is the opposite cap.
    /// A cap of 0 stretches the whole direction.
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

    /// An image whose images are shown one after the other by an image view. Nil without images.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(pixels: first.pixels, frames: images, duration: duration)
    }

    /// The images of an animated image; nil for others.
    open var images: [UIImage]? { frames }
    private let frames: [UIImage]?

    /// The duration of one round of ``images`` in seconds; 0 for a single image.
    open var duration: TimeInterval { length }
    private let length: TimeInterval

    // MARK: Drawing

    /// Draws the image into the current context at its own size.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image into the current context, stretched to `rect`. A template is drawn in black.
    open func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = pixels.isTemplate ? pixels.tint ?? .black : pixels.ownTint
        pixels.paint(in: context, rect: rect, tint: tint?.cgColor)
    }

    /// Draws the image in its own size, with its upper left corner at a point, combined with what is below. The alpha
    /// is from 0 to 1.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image scaled to a rectangle, combined with what is below. The alpha is from 0 to 1. Does nothing
    /// outside drawing.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Fills `rect` with copies of the image in its own size. The first is at the origin of the coordinates.
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

    /// The pixels as a JPEG file, turned upright, on white. Quality is 0 to 1.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        pixels.upright?.jpegData(quality: compressionQuality)
    }

    /// Returns nil, as on iOS devices that cannot encode HEIC: no encoder is used.
    open func heicData() -> Data? { nil }

    /// The pixels as a PNG file, turned upright.
    open func pngData() -> Data? {
        pixels.upright?.pngData()
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        // Archives contain equal objects once: an animated image must not equal its first frame.
        return self === other || (pixels == other.pixels && duration == other.duration && images == other.images)
    }

    open override var hash: Int { pixels.symbol?.name.hashValue ?? pixels.image.hashValue }

    open override var description: String {
        "<UIImage: \(ObjectAddress(self)); size = {\(Int(size.width)), \(Int(size.height))}; scale = \(Int(scale))>"
    }

    // MARK: Preparing

    /// Returns the image, decoded. Can be called on any thread. Nil for an image without pixels.
    open func preparingForDisplay() -> UIImage? {
        isSymbolImage || cgImage != nil ? self : nil
    }

    /// Decodes the image and calls the handler on another thread.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns the image, decoded on another thread. Nil for an image without pixels.
    open func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// Returns the image scaled to fit into a size in points, with its own aspect ratio and scale, which takes less
    /// memory. It is never larger than the image; unverified. Can be called on any thread. Nil for an empty size.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
        guard factor < 1 else { return preparingForDisplay() }
        let pixel = 1 / scale
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let fitting = CGSize(
            width: max(pixel, (self.size.width * factor * scale).rounded() / scale),
            height: max(pixel, (self.size.height * factor * scale).rounded() / scale))
        return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitting))
        }
    }

    /// Makes the thumbnail and calls the handler on another thread.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns a thumbnail as ``preparingThumbnail(of:)`` does, made on another thread.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Images of the system

    // The images of system controls; which symbols they are is unverified.
    /// A plus in a filled circle, as a template.
    open class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }

    /// A minus in a filled circle, as a template.
    open class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }

    /// Three dots in a circle, as a template.
    open class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

    /// A check mark in a filled circle, as a template.
    open class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }

    /// A check mark in a circle, as a template.
    open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

    /// Returns an animation of the images whose names are `name` with a number, from 0 or 1 on and at most 1024; nil if
    /// there is none.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let frames = frames(named: name)
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    /// Returns an animation of numbered images as ``animatedImageNamed(_:duration:)`` does. The parts between the
    /// insets are repeated in larger areas. The duration is in seconds.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        let frames = frames(named: name).map { $0.resizableImage(withCapInsets: capInsets) }
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    /// Returns an animation of numbered images as ``animatedImageNamed(_:duration:)`` does. The parts between the
    /// insets are repeated or stretched in larger areas. The duration is in seconds.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = frames(named: name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    /// A format for drawing pictures like this one: with its scale, and opaque if the image is.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }

    /// The part of the left cap inset that is not stretched, in whole points.
    @available(*, deprecated, message: "Use capInsets")
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The part of the top cap inset that is not stretched, in whole points.
    @available(*, deprecated, message: "Use capInsets")
    open var topCapHeight: Int { Int(capInsets.top) }
}

extension UIImage {
    /// The distance from the bottom edge to the baseline of the content, in points; nil if the image has no baseline.
    public var baselineOffsetFromBottom: CGFloat? { pixels.baseline }

    /// Whether the image has a line at which text beside it stands.
    public var hasBaseline: Bool { pixels.baseline != nil }
}

extension UIImage.Orientation {
    /// The mirrored orientation.
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
