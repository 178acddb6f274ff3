internal import CCairo

/// Draws the pages of a PDF document. Text stays text, and paths stay paths; what PDF has no words for, such as
/// shadows, becomes pixels.
///
/// User space is points, with the origin at the top left of the page's bounds and y pointing down. Nothing is drawn
/// before the first page.
package final class PDFContext: CGContext {
    /// The bounds of the current page; those of the document before the first one.
    package private(set) var pageBounds: CGRect

    /// The bounds of pages that have none of their own.
    package let documentBounds: CGRect

    private let surface: OpaquePointer
    private let output: Output
    private var hasPage = false
    private var isFinished = false

    /// Nil if memory runs out.
    package init?(bounds: CGRect) {
        let output = Output()
        let made = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), Double(bounds.width), Double(bounds.height))
        guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(made) else {
            return nil
        }
        // Newer versions compress the descriptions of pages, which older programs cannot read.
        cairo_pdf_surface_restrict_to_version(made, CAIRO_PDF_VERSION_1_4)
        self.output = output
        surface = made
        documentBounds = bounds
        pageBounds = bounds
        super.init(cairo: cairo, height: bounds.height, baseScale: CGSize(width: 1, height: 1), bitmap: nil)
        // The initial state, which the end of every page restores.
        cairo_save(cairo)
        cairo_rectangle(cairo, 0, 0, 0, 0)
        cairo_clip(cairo)
    }

    deinit {
        finishSurface()
        cairo_surface_destroy(surface)
    }

    // MARK: Pages

    /// Ends the current page and begins another one, with the initial graphics state.
    package func beginPage(_ bounds: CGRect) {
        guard !isFinished else { return }
        endPage()
        hasPage = true
        pageBounds = bounds
        cairo_pdf_surface_set_size(surface, Double(bounds.width), Double(bounds.height))
        cairo_save(handle)
        startPage(height: bounds.height)
        cairo_set_line_width(handle, 1)
        cairo_translate(handle, -bounds.minX, -bounds.minY)
    }

    private func endPage() {
        while !savedStates.isEmpty { restoreGState() }
        endMaskClips(downTo: 0)
        cairo_restore(handle)
        if hasPage { cairo_show_page(handle) }
    }

    /// Ends the last page and returns the whole document. Nothing can be drawn any more.
    package func finish() -> Data {
        if !isFinished { endPage() }
        finishSurface()
        return output.data
    }

    private func finishSurface() {
        guard !isFinished else { return }
        isFinished = true
        cairo_surface_finish(surface)
    }

    // MARK: What is not drawn

    // Cairo leaves out the links and destinations of a page on which nothing is drawn.

    package enum Information {
        case title, author, subject, keywords, creator
    }

    package func set(_ text: String, as information: Information) {
        let field =
            switch information {
            case .title: CAIRO_PDF_METADATA_TITLE
            case .author: CAIRO_PDF_METADATA_AUTHOR
            case .subject: CAIRO_PDF_METADATA_SUBJECT
            case .keywords: CAIRO_PDF_METADATA_KEYWORDS
            case .creator: CAIRO_PDF_METADATA_CREATOR
            }
        cairo_pdf_surface_set_metadata(surface, field, text)
    }

    /// Makes a rectangle of user space open an address when it is clicked.
    package func link(_ rect: CGRect, to address: String) {
        tag(CAIRO_TAG_LINK, "uri=\(quoted(address)) rect=\(onPage(rect))")
    }

    /// Makes a rectangle of user space lead to a destination, which may be named before or after.
    package func link(_ rect: CGRect, toDestination name: String) {
        tag(CAIRO_TAG_LINK, "dest=\(quoted(name)) rect=\(onPage(rect))")
    }

    /// Gives a point of user space a name that links lead to.
    package func addDestination(_ name: String, at point: CGPoint) {
        let place = point.applying(pixelTransform)
        tag(CAIRO_TAG_DEST, "name=\(quoted(name)) x=\(place.x) y=\(place.y)")
    }

    private func tag(_ kind: String, _ attributes: String) {
        guard hasPage, !isFinished else { return }
        cairo_tag_begin(cairo, kind, attributes)
        cairo_tag_end(cairo, kind)
    }

    /// In the points of the page, with the origin at the top left.
    private func onPage(_ rect: CGRect) -> String {
        let rect = rect.applying(pixelTransform)
        return "[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]"
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }

    private final class Output {
        var data = Data()
    }
}
