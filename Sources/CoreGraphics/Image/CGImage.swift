internal import CCairo

/// An immutable image of 32-bit sRGB pixels, premultiplied.
public final class CGImage: Sendable {
    let surface: CairoSurface
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `.noneSkipFirst` for an opaque image, otherwise `.premultipliedFirst`.
    public let alphaInfo: CGImageAlphaInfo

    /// Wraps an image surface that is no longer drawn on.
    init(surface: CairoSurface, isOpaque: Bool) {
        self.surface = surface
        width = surface.width
        height = surface.height
        alphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// Copies the current content of the bitmap.
    convenience init?(copying bitmap: Bitmap) {
        guard let copy = CairoSurface(width: bitmap.width, height: bitmap.height),
            let source = bitmap.surface.pixels, let target = copy.pixels
        else { return nil }
        let isOpaque = cairo_image_surface_get_format(bitmap.surface.pointer) == CAIRO_FORMAT_RGB24
        for y in 0..<bitmap.height {
            let row = target + y * copy.stride
            row.copyMemory(from: source + y * bitmap.surface.stride, byteCount: bitmap.width * 4)
            if isOpaque { fillAlpha(row.assumingMemoryBound(to: UInt32.self), count: bitmap.width) }
        }
        cairo_surface_mark_dirty(copy.pointer)
        self.init(surface: copy, isOpaque: isOpaque)
    }

    /// Creates an image from pixels with blue, green, red, alpha in memory, premultiplied, top row first. Nil when the
    /// size is empty or too large.
    package convenience init?(
        width: Int, height: Int, fill: (UnsafeMutablePointer<UInt32>, _ pixelsPerRow: Int) -> Void
    ) {
        guard let surface = CairoSurface(width: width, height: height), let pixels = surface.pixels else { return nil }
        fill(pixels.assumingMemoryBound(to: UInt32.self), surface.stride / 4)
        cairo_surface_mark_dirty(surface.pointer)
        self.init(surface: surface, isOpaque: false)
    }

    /// 8, for every image.
    public var bitsPerComponent: Int { 8 }
    /// 32, for every image.
    public var bitsPerPixel: Int { 32 }
    /// The distance between the starts of two rows, in bytes.
    public var bytesPerRow: Int { surface.stride }
    /// sRGB, for every image.
    public var colorSpace: CGColorSpace? { .srgb }
    /// False: an image mask is not an image of its own.
    public var isMask: Bool { false }

    /// Little-endian words of 32 bits, with alpha in the first byte of the number.
    public var bitmapInfo: CGBitmapInfo {
        [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
    }

    /// Returns the part inside `rect`, in pixels from the top left, rounded outwards to whole pixels; nil when nothing
    /// is inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty,
            let copy = CairoSurface(width: Int(part.width), height: Int(part.height)),
            let source = surface.pixels, let target = copy.pixels
        else { return nil }
        for y in 0..<Int(part.height) {
            let from = source + (Int(part.minY) + y) * surface.stride + Int(part.minX) * 4
            (target + y * copy.stride).copyMemory(from: from, byteCount: Int(part.width) * 4)
        }
        cairo_surface_mark_dirty(copy.pointer)
        return CGImage(surface: copy, isOpaque: isOpaque)
    }

    /// Returns the image itself, which never changes.
    public func copy() -> CGImage? {
        self
    }

    /// Returns the image itself for a space with red, green and blue; nil for others, in which images have no pixels.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { space.model == .rgb ? self : nil }

    /// The default, for every image.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// True: how an image is scaled is decided by the context.
    public var shouldInterpolate: Bool { true }

    /// Numbers of 32 bits with the lowest byte first, for every image.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// All components have 8 bits, in every image.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    package var isOpaque: Bool {
        alphaInfo == .noneSkipFirst
    }

    /// Calls `body` with the pixels: blue, green, red, alpha in memory, premultiplied, top row first, rows
    /// ``bytesPerRow`` apart.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: surface.pixels, count: surface.stride * height))
    }

    /// Returns one pixel without premultiplication, 0 to 255 for each component.
    package func color(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
        withPixels { pixels in
            let pixel = Int(pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self))
            let alpha = pixel >> 24
            guard alpha > 0 else { return (0, 0, 0, 0) }
            func component(_ value: Int) -> Int { min(255, (value * 255 + alpha / 2) / alpha) }
            return (component(pixel >> 16 & 255), component(pixel >> 8 & 255), component(pixel & 255), alpha)
        }
    }
}

extension CGImage: Hashable {
    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

private func fillAlpha(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
        pixels[index] |= 0xFF00_0000
    }
}
