internal import CCairo
internal import CPixman

/// The pixels of a bitmap context.
///
/// Cairo draws 32-bit pixels with blue first in memory. A bitmap that the application wants with red first is stored
/// twice: ``willDraw()`` takes over what the application wrote, ``didDraw()`` copies back what was drawn.
final class Bitmap {
    let surface: CairoSurface
    let width: Int
    let height: Int
    /// The pixels as the application sees them.
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let bitmapInfo: CGBitmapInfo
    let colorSpace: CGColorSpace?

    private let isRedFirst: Bool
    private let ownsData: Bool

    /// Creates a pixman image of the same pixels for painting without Cairo; nil for bitmaps that are stored twice.
    func makeImage() -> OpaquePointer? {
        if let image { return image }
        guard !isRedFirst else { return nil }
        let isOpaque = cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_RGB24
        image = pixman_image_create_bits_no_clear(
            isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, Int32(width), Int32(height),
            data.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
        return image
    }

    private var image: OpaquePointer?

    /// Creates a bitmap that is drawn straight into `data`, blue first and premultiplied.
    init(
        wrapping data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool,
        colorSpace: CGColorSpace?, frees: Bool = false
    ) {
        surface = CairoSurface(
            cairo_image_surface_create_for_data(
                data.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                Int32(width), Int32(height), Int32(bytesPerRow)))
        self.width = width
        self.height = height
        self.data = data
        self.bytesPerRow = bytesPerRow
        self.colorSpace = colorSpace
        bitmapInfo = [
            .byteOrder32Little,
            CGBitmapInfo(rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue),
        ]
        isRedFirst = false
        ownsData = frees
    }

    /// Creates a bitmap whose pixels the application sees red first in `data`.
    init?(
        redFirst data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo,
        colorSpace: CGColorSpace?, frees: Bool
    ) {
        guard let surface = CairoSurface(width: width, height: height) else { return nil }
        self.surface = surface
        self.width = width
        self.height = height
        self.data = data
        self.bytesPerRow = bytesPerRow
        self.bitmapInfo = bitmapInfo
        self.colorSpace = colorSpace
        isRedFirst = true
        ownsData = frees
    }

    deinit {
        cairo_surface_finish(surface.pointer)
        if let image { pixman_image_unref(image) }
        if ownsData { data.deallocate() }
    }

    func willDraw() {
        guard isRedFirst, let pixels = surface.pixels else { return }
        swapRedAndBlue(from: data, bytesPerRow, to: pixels, surface.stride)
        cairo_surface_mark_dirty(surface.pointer)
    }

    func didDraw() {
        guard isRedFirst, let pixels = surface.pixels else { return }
        swapRedAndBlue(from: pixels, surface.stride, to: data, bytesPerRow)
    }

    private func swapRedAndBlue(
        from source: UnsafeMutableRawPointer, _ sourceStride: Int, to target: UnsafeMutableRawPointer,
        _ targetStride: Int
    ) {
        for y in 0..<height {
            let (from, to) = (source + y * sourceStride, target + y * targetStride)
            for x in stride(from: 0, to: width * 4, by: 4) {
                let pixel = from.loadUnaligned(fromByteOffset: x, as: UInt32.self)
                let swapped = (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
                to.storeBytes(of: swapped, toByteOffset: x, as: UInt32.self)
            }
        }
    }
}
