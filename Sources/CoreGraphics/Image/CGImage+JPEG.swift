internal import CGdkPixbuf

extension CGImage {
    /// Returns the image as a JPEG file, with a `quality` from 0 to 1. JPEG has no transparency: the image is
    /// composited over white. Nil only when gdk-pixbuf has no JPEG writer or memory runs out.
    package func jpegData(quality: CGFloat) -> Data? {
        var rgb = [UInt8](repeating: 0, count: width * height * 3)
        withPixels { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    // The color is premultiplied, so white is added in proportion to the transparency.
                    let pixel = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    let white = isOpaque ? 0 : 255 - (pixel >> 24)
                    let at = (y * width + x) * 3
                    rgb[at] = UInt8(min(255, (pixel >> 16 & 255) + white))
                    rgb[at + 1] = UInt8(min(255, (pixel >> 8 & 255) + white))
                    rgb[at + 2] = UInt8(min(255, (pixel & 255) + white))
                }
            }
        }
        return rgb.withUnsafeBufferPointer { bytes in
            let pixbuf = gdk_pixbuf_new_from_data(
                bytes.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
            guard let pixbuf else { return nil }
            defer { trestle_pixbuf_unref(pixbuf) }
            var buffer: UnsafeMutablePointer<gchar>?
            var size: gsize = 0
            let percent = Int((max(0, min(1, quality)) * 100).rounded())
            guard trestle_pixbuf_save_jpeg(pixbuf, "\(percent)", &buffer, &size, nil) != 0, let buffer else {
                return nil
            }
            defer { g_free(buffer) }
            return Data(bytes: buffer, count: Int(size))
        }
    }
}
