internal import CCairo
internal import CGdkPixbuf

extension CGImage {
    /// Reads a PNG, JPEG or WebP file, or any other format for which gdk-pixbuf has a loader, and applies the rotation
    /// noted in the file. Throws ``ImageDecodingError`` with the name of the file.
    package static func decode(contentsOfFile path: String) throws -> CGImage {
        var error: UnsafeMutablePointer<GError>?
        guard let pixbuf = gdk_pixbuf_new_from_file(path, &error) else {
            throw ImageDecodingError(description: "Cannot read the image \(path): \(reason(error))")
        }
        return try image(of: pixbuf, name: path)
    }

    /// Decodes an image in memory. `name` appears in the error.
    package static func decode(_ data: Data, name: String = "data") throws -> CGImage {
        guard let loader = gdk_pixbuf_loader_new() else {
            throw ImageDecodingError(description: "Cannot read the image \(name): no loader")
        }
        defer { trestle_pixbuf_loader_unref(loader) }
        var error: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
        }
        guard isWritten != 0 else {
            let message = reason(error)
            gdk_pixbuf_loader_close(loader, nil)
            throw ImageDecodingError(description: "Cannot read the image \(name): \(message)")
        }
        guard gdk_pixbuf_loader_close(loader, &error) != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw ImageDecodingError(description: "Cannot read the image \(name): \(reason(error))")
        }
        trestle_pixbuf_ref(pixbuf)
        return try image(of: pixbuf, name: name)
    }

    /// Converts the pixbuf and releases it.
    private static func image(of original: OpaquePointer, name: String) throws -> CGImage {
        let pixbuf = gdk_pixbuf_apply_embedded_orientation(original)
        trestle_pixbuf_unref(original)
        guard let pixbuf else { throw ImageDecodingError(description: "Cannot read the image \(name): out of memory") }
        defer { trestle_pixbuf_unref(pixbuf) }
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        guard let surface = CairoSurface(width: width, height: height), let target = surface.pixels,
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else {
            throw ImageDecodingError(
                description: "Cannot read the image \(name): \(width) x \(height) pixels are too many")
        }
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        for y in 0..<height {
            premultiply(
                source + y * sourceStride, channels: channels, count: width,
                into: (target + y * surface.stride).assumingMemoryBound(to: UInt32.self))
        }
        cairo_surface_mark_dirty(surface.pointer)
        return CGImage(surface: surface, isOpaque: channels == 3)
    }
}

/// Converts red, green, blue and alpha bytes to premultiplied pixels with blue first in memory.
private func premultiply(
    _ source: UnsafePointer<UInt8>, channels: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
) {
    var from = source
    for index in 0..<count {
        let alpha = channels == 4 ? UInt32(from[3]) : 255
        func component(_ value: UInt8) -> UInt32 {
            let product = UInt32(value) * alpha + 128
            return (product + product >> 8) >> 8
        }
        target[index] = alpha << 24 | component(from[0]) << 16 | component(from[1]) << 8 | component(from[2])
        from += channels
    }
}

/// The text of an error of GLib, which is released.
func reason(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown format" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
}
