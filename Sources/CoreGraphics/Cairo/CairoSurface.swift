internal import CCairo

/// A reference on a Cairo surface, given back when the last user goes.
///
/// Surfaces here are never drawn on after they were wrapped, except by the one context that made them.
final class CairoSurface: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// A new image surface of transparent pixels; nil when the size is out of Cairo's range (32,767 pixels a side) or memory.
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

    /// The pixels of an image surface, drawing finished.
    var pixels: UnsafeMutableRawPointer? {
        cairo_surface_flush(pointer)
        return cairo_image_surface_get_data(pointer).map { UnsafeMutableRawPointer($0) }
    }
}
