import Foundation
internal import CGdkPixbuf

/// The first page of a PDF, read by poppler.
final class PDFFile: VectorFile {
    let size: CGSize
    private let poppler: Poppler
    private let document: UnsafeMutableRawPointer
    private let page: UnsafeMutableRawPointer

    init(path: String) throws(ImageDecodingError) {
        poppler = try Poppler.loaded.get()
        var error: UnsafeMutablePointer<GError>?
        let address = URL(fileURLWithPath: path).absoluteString
        guard let document = poppler.open(address, nil, &error) else {
            throw ImageDecodingError(description: reason(error))
        }
        guard let page = poppler.page(document, 0) else {
            g_object_unref(document)
            throw ImageDecodingError(description: "it has no page")
        }
        (self.document, self.page) = (document, page)
        var (width, height) = (0.0, 0.0)
        poppler.size(page, &width, &height)
        size = CGSize(width: width, height: height)
    }

    deinit {
        g_object_unref(page)
        g_object_unref(document)
    }

    func paint(in context: OpaquePointer) { poppler.render(page, context) }
}

/// The functions of poppler that are used.
private struct Poppler: Sendable {
    typealias Open =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
        ) -> UnsafeMutableRawPointer?
    typealias Page = @convention(c) (UnsafeMutableRawPointer, CInt) -> UnsafeMutableRawPointer?
    typealias Size =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Render = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void

    let open: Open
    let page: Page
    let size: Size
    let render: Render

    static let loaded = Result { () throws(ImageDecodingError) in try Poppler() }

    private init() throws(ImageDecodingError) {
        let library = try LoadedLibrary("libpoppler-glib.so.8")
        open = try library.function("poppler_document_new_from_file")
        page = try library.function("poppler_document_get_page")
        size = try library.function("poppler_page_get_size")
        render = try library.function("poppler_page_render")
    }
}
