import Foundation
internal import CGdkPixbuf

/// An SVG, read by librsvg.
final class SVGFile: VectorFile {
    let size: CGSize
    private let library: Librsvg
    private let handle: UnsafeMutableRawPointer

    init(path: String) throws(ImageDecodingError) {
        library = try Librsvg.loaded.get()
        var error: UnsafeMutablePointer<GError>?
        guard let handle = library.open(path, &error) else { throw ImageDecodingError(description: reason(error)) }
        self.handle = handle
        size = library.size(of: handle)
    }

    deinit { g_object_unref(handle) }

    func paint(in context: OpaquePointer) {
        var whole = Librsvg.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        _ = library.render(handle, context, &whole, nil)
    }
}

/// The functions of librsvg that are used.
private struct Librsvg: Sendable {
    /// The layout of `RsvgRectangle`.
    struct Rectangle {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    /// The layout of `RsvgLength`.
    struct Length {
        var length = 0.0
        var unit: CInt = 0
    }

    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias Open = @convention(c) (UnsafePointer<CChar>, Failure) -> UnsafeMutableRawPointer?
    typealias PixelSize =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
    /// Whether there is a width, the width, the same for the height, and for the view box.
    typealias Dimensions =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutablePointer<gboolean>, UnsafeMutableRawPointer,
            UnsafeMutablePointer<gboolean>, UnsafeMutableRawPointer, UnsafeMutablePointer<gboolean>,
            UnsafeMutableRawPointer
        ) -> Void
    typealias Render =
        @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeMutableRawPointer, Failure?) -> gboolean

    let open: Open
    let pixelSize: PixelSize
    let dimensions: Dimensions
    let render: Render

    static let loaded = Result { () throws(ImageDecodingError) in try Librsvg() }

    private init() throws(ImageDecodingError) {
        let library = try LoadedLibrary("librsvg-2.so.2")
        open = try library.function("rsvg_handle_new_from_file")
        pixelSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
        dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions")
        render = try library.function("rsvg_handle_render_document")
    }

    /// The width and height that the file gives, or else those of its view box.
    func size(of handle: UnsafeMutableRawPointer) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if pixelSize(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
        var (lengthAcross, lengthDown) = (Length(), Length())
        var box = Rectangle()
        dimensions(handle, &hasWidth, &lengthAcross, &hasHeight, &lengthDown, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
    }
}
