@_exported import CoreFoundationTypes
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
@_exported import Metal

/// A recipe for pixels, which are computed on the processor when a ``CIContext`` asks for them.
/// - Linux: works
// Sound: nothing of it changes.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the pixels of a rectangle, or of a part of it outside of which all is clear.
    let render: @Sendable (PixelRect) -> Raster
    /// Whether magnified pixels keep their edges.
    let isNearest: Bool

    /// Where the image has pixels.
    public let extent: CGRect
    public let properties: [String: Any]
    /// The file of an image that was made of one.
    public let url: URL?
    /// The image that this one was made of, if it was made of one.
    public let cgImage: CGImage?
    /// sRGB, for every image.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    init(
        extent: CGRect, isNearest: Bool = false, cgImage: CGImage? = nil, url: URL? = nil,
        properties: [String: Any] = [:], _ render: @escaping @Sendable (PixelRect) -> Raster
    ) {
        self.extent = extent
        self.isNearest = isNearest
        self.cgImage = cgImage
        self.url = url
        self.properties = properties
        self.render = render
    }

    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(cgImage: image, url: nil, options)
    }

    private convenience init(cgImage image: CGImage, url: URL?, _ options: [CIImageOption: Any]?) {
        let pixels = LazyRaster(image)
        self.init(
            extent: CGRect(x: 0, y: 0, width: image.width, height: image.height),
            isNearest: options?[.nearestSampling] as? Bool == true, cgImage: image, url: url,
            properties: options?[.properties] as? [String: Any] ?? [:]
        ) { _ in pixels.value }
    }

    /// Nil if the data is no image.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(cgImage: image, url: nil, options)
    }

    /// Nil if the file is no image.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(cgImage: image, url: url, options)
    }

    /// An image without end in one color.
    public convenience init(color: CIColor) {
        let pixel = color.premultiplied
        self.init(extent: .infinite) { rect in Raster(rect) { _, _ in pixel } }
    }

    open class func empty() -> CIImage { CIImage(extent: .null) { Raster($0) } }

    public static var black: CIImage { CIImage(color: .black) }
    public static var white: CIImage { CIImage(color: .white) }
    public static var gray: CIImage { CIImage(color: .gray) }
    public static var red: CIImage { CIImage(color: .red) }
    public static var green: CIImage { CIImage(color: .green) }
    public static var blue: CIImage { CIImage(color: .blue) }
    public static var clear: CIImage { CIImage(color: .clear) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "<CIImage: extent \(extent)>" }
}

/// An image's pixels, which are copied when they are first used.
// Sound: the pixels are used under the lock only.
private final class LazyRaster: @unchecked Sendable {
    private let image: CGImage
    private let lock = NSLock()
    private var raster: Raster?

    init(_ image: CGImage) { self.image = image }

    var value: Raster {
        lock.withLock {
            let known = raster ?? Raster(image)
            raster = known
            return known
        }
    }
}
