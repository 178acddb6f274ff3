internal import CCairo

extension CGImage {
    /// Returns the image as a PNG file. Nil only when memory runs out.
    package func pngData() -> Data? {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { target in
            cairo_surface_write_to_png_stream(
                surface.pointer,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, target)
        }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }
}
