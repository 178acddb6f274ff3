import Foundation
internal import CCairo

/// The first page of a PDF, or an SVG: a drawing without pixels of its own.
///
/// The libraries that read the files, poppler and librsvg, are loaded with the first such file, so that programs without
/// one do not pay for them.
package struct VectorImage {
    /// In points: the units of a PDF's page, and the pixels of an SVG.
    package let size: CGSize
    private let file: any VectorFile

    /// Whether the file is read by this type, from the end of its name.
    package static func isNamed(_ path: String) -> Bool {
        ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased())
    }

    /// - Throws: ``ImageDecodingError`` with the name of the file.
    package init(contentsOfFile path: String) throws(ImageDecodingError) {
        do throws(ImageDecodingError) {
            let isPDF = (path as NSString).pathExtension.lowercased() == "pdf"
            file = isPDF ? try PDFFile(path: path) : try SVGFile(path: path)
        } catch {
            throw ImageDecodingError(description: "Cannot read the image \(path): \(error.description)")
        }
        size = file.size
        guard size.width > 0, size.height > 0 else {
            throw ImageDecodingError(description: "Cannot read the image \(path): it has no size")
        }
    }

    /// Paints the drawing, its size rounded up to whole pixels.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Returns: Nil if there are more pixels than an image may have.
    package func image(scale: CGFloat) -> CGImage? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let longest = CGFloat(CairoSurface.longestSide)
        guard width <= longest, height <= longest,
            let surface = CairoSurface(width: Int(width), height: Int(height)),
            let context = cairo_create(surface.pointer)
        else { return nil }
        defer { cairo_destroy(context) }
        cairo_scale(context, width / size.width, height / size.height)
        file.paint(in: context)
        cairo_surface_flush(surface.pointer)
        return CGImage(surface: surface, isOpaque: false)
    }
}

/// A file that a library has opened.
protocol VectorFile {
    var size: CGSize { get }
    /// Paints the whole drawing at its size, from the origin down.
    func paint(in context: OpaquePointer)
}
