import CGdkPixbuf
import CoreGraphics
import Foundation

/// The frames of an animation, which are composited in their order.
// Sound: the owner uses it under a lock.
final class AnimationFrames: @unchecked Sendable {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let iterator: OpaquePointer
    private var milliseconds = 0
    private var frames: [CGImage] = []

    /// Nil if gdk-pixbuf cannot read the data.
    init?(_ data: Data) {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
        }
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isWritten, isClosed, let animation = gdk_pixbuf_loader_get_animation(loader),
            let iterator = withTime(0, { gdk_pixbuf_animation_get_iter(animation, $0) })
        else {
            trestle_pixbuf_loader_unref(loader)
            return nil
        }
        self.loader = loader
        self.iterator = iterator
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(iterator))
        trestle_pixbuf_loader_unref(loader)
    }

    /// Returns a frame; those before it are made too.
    func frame(at index: Int) -> CGImage? {
        while frames.count <= index {
            if !frames.isEmpty { advance() }
            guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator), let image = image(of: pixbuf) else {
                return nil
            }
            frames.append(image)
        }
        return frames[index]
    }

    private func advance() {
        milliseconds += max(0, Int(gdk_pixbuf_animation_iter_get_delay_time(iterator)))
        _ = withTime(milliseconds) { gdk_pixbuf_animation_iter_advance(iterator, $0) }
    }

    /// Copies the pixels, which the next frame overwrites.
    private func image(of pixbuf: OpaquePointer) -> CGImage? {
        guard let source = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        return CGImage(width: width, height: height) { target, perRow in
            for y in 0..<height {
                for x in 0..<width {
                    let color = source + y * stride + x * channels
                    let alpha = channels == 4 ? UInt32(color[3]) : 255
                    let parts = (0..<3).map { (UInt32(color[$0]) * alpha + 127) / 255 }
                    target[y * perRow + x] = alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
                }
            }
        }
    }
}

/// Calls `body` with a time as GLib's struct of seconds and microseconds, whose name is deprecated, unlike the
/// functions.
private func withTime<Time, Result>(_ milliseconds: Int, _ body: (UnsafePointer<Time>) -> Result) -> Result {
    [milliseconds / 1000, milliseconds % 1000 * 1000].withUnsafeBytes { bytes in
        body(bytes.baseAddress!.assumingMemoryBound(to: Time.self))
    }
}
