internal import CCairo

extension CGContext {
    /// Creates a context over a bitmap of 8-bit RGB with alpha. The origin is at the bottom left and y points up.
    ///
    /// With `data` nil the context allocates the memory, which ``data`` returns. A `bytesPerRow` of 0 means as many
    /// bytes as needed. Returns nil, after logging the reason, for other pixel formats, for too few bytes in a row, and
    /// for sides of 0 or more than 32,767 pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
        let isBlueFirst =
            order == CGBitmapInfo.byteOrder32Little.rawValue
            && (alpha == .premultipliedFirst || alpha == .noneSkipFirst)
        let isRedFirst =
            (order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue)
            && (alpha == .premultipliedLast || alpha == .noneSkipLast)
        guard bitsPerComponent == 8, space.model == .rgb, isBlueFirst || isRedFirst else {
            logGraphicsError(
                "CGBitmapContextCreate: unsupported parameter combination: \(bitsPerComponent) bits/component, "
                    + "\(space.model), bitmap info \(bitmapInfo); use 8 bits, an RGB space, and "
                    + "premultipliedLast or premultipliedFirst | byteOrder32Little.")
            return nil
        }
        let rowBytes = bytesPerRow == 0 ? (width * 4 + 15) & ~15 : bytesPerRow
        let longest = CairoSurface.longestSide
        guard width > 0, height > 0, width <= longest, height <= longest, rowBytes >= width * 4, rowBytes % 4 == 0
        else {
            logGraphicsError(
                "CGBitmapContextCreate: invalid size or data bytes/row: \(width) x \(height), \(rowBytes).")
            return nil
        }
        var memory = data
        if memory == nil {
            let new = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * height, alignment: 16)
            memset(new, 0, rowBytes * height)
            memory = new
        }
        guard let pixels = memory else { return nil }
        let bitmap: Bitmap?
        if isBlueFirst {
            bitmap = Bitmap(
                wrapping: pixels, width: width, height: height, bytesPerRow: rowBytes,
                isOpaque: alpha == .noneSkipFirst,
                colorSpace: space, frees: data == nil)
        } else {
            bitmap = Bitmap(
                redFirst: pixels, width: width, height: height, bytesPerRow: rowBytes,
                bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo), colorSpace: space, frees: data == nil)
        }
        guard let bitmap, let cairo = cairo_create(bitmap.surface.pointer) else { return nil }
        cairo_translate(cairo, 0, Double(height))
        cairo_scale(cairo, 1, -1)
        self.init(cairo: cairo, height: CGFloat(height), baseScale: CGSize(width: 1, height: -1), bitmap: bitmap)
    }

    /// Creates a context over lent pixels: blue, green, red, alpha in memory, premultiplied, top row first. User space
    /// is points with the origin at the top left and y pointing down. With `isOpaque` the fourth byte is ignored, which
    /// draws faster.
    package convenience init(
        pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: CGFloat, isOpaque: Bool = false
    ) {
        let bitmap = Bitmap(
            wrapping: pixels, width: width, height: height, bytesPerRow: stride, isOpaque: isOpaque, colorSpace: .srgb)
        let cairo = cairo_create(bitmap.surface.pointer)!
        cairo_scale(cairo, scale, scale)
        self.init(
            cairo: cairo, height: CGFloat(height), baseScale: CGSize(width: scale, height: scale), bitmap: bitmap)
    }

    /// Creates a context with a bitmap of its own in UIKit's orientation: `size` is in points, the origin is at the top
    /// left. Nil when the size is empty or too large.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let longest = CGFloat(CairoSurface.longestSide)
        guard width >= 1, height >= 1, width <= longest, height <= longest else { return nil }
        let rowBytes = (Int(width) * 4 + 15) & ~15
        let memory = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * Int(height), alignment: 16)
        // Opaque bitmaps are initially black, not transparent, as on Apple's systems.
        memory.initializeMemory(
            as: UInt32.self, repeating: isOpaque ? 0xFF00_0000 : 0, count: rowBytes * Int(height) / 4)
        let bitmap = Bitmap(
            wrapping: memory, width: Int(width), height: Int(height), bytesPerRow: rowBytes, isOpaque: isOpaque,
            colorSpace: .srgb, frees: true)
        guard let cairo = cairo_create(bitmap.surface.pointer) else { return nil }
        cairo_scale(cairo, scale, scale)
        self.init(cairo: cairo, height: height, baseScale: CGSize(width: scale, height: scale), bitmap: bitmap)
    }

    /// Returns a copy of the current bitmap; nil for a context without one.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        layDownMaskClips()
        return CGImage(copying: bitmap)
    }

    /// In pixels; 0 without a bitmap.
    public var width: Int {
        bitmap?.width ?? 0
    }

    /// In pixels; 0 without a bitmap.
    public var height: Int {
        bitmap?.height ?? 0
    }

    /// The distance between the starts of two rows, in bytes; 0 without a bitmap.
    public var bytesPerRow: Int {
        bitmap?.bytesPerRow ?? 0
    }

    /// 8; 0 without a bitmap.
    public var bitsPerComponent: Int {
        bitmap == nil ? 0 : 8
    }

    /// 32; 0 without a bitmap.
    public var bitsPerPixel: Int {
        bitmap == nil ? 0 : 32
    }

    /// The color space of the bitmap; nil without one.
    public var colorSpace: CGColorSpace? {
        bitmap?.colorSpace
    }

    /// The order of the bytes and the place of alpha in them; empty without a bitmap.
    public var bitmapInfo: CGBitmapInfo {
        bitmap?.bitmapInfo ?? []
    }

    /// Where alpha is in a pixel.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// The pixels, top row first, valid as long as the context.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return bitmap?.data
    }
}
