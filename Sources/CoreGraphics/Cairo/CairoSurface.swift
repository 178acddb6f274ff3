internal import CCairo

// Sound: surfaces are not drawn on after they were wrapped, except by the one context that made them.
/// A reference to a Cairo surface, released with the last user.
///
/// A surface is not drawn on after it was wrapped, except by the context that created it.
final class CairoSurface: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// Creates an image surface of transparent pixels; nil when the size exceeds Cairo's limit (32,767 pixels a side)
    /// or memory runs out.
    convenience init?(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
        guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
            let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.init(surface)
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    static let longestSide = 32_767

    var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// The pixels of an image surface, after pending drawing was finished.
    var pixels: UnsafeMutableRawPointer? {
        cairo_surface_flush(pointer)
        return cairo_image_surface_get_data(pointer).map { UnsafeMutableRawPointer($0) }
    }
}
