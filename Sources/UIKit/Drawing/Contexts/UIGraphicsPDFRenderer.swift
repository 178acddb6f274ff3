import Foundation

/// Title, author and keywords of the documents of a renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Title, author, creator, subject and keywords of the document, under the keys `kCGPDFContext…`; empty by default.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UIGraphicsPDFRendererFormat
        copy.documentInfo = documentInfo
        return copy
    }
}

/// The context of a PDF document. Begin a page before drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private var document: PDFContext? { cgContext as? PDFContext }

    /// The bounds of the current page.
    open var pdfContextBounds: CGRect { document?.pageBounds ?? .zero }

    /// Ends the current page and begins one with the bounds of the renderer.
    open func beginPage() {
        if let document { document.beginPage(document.documentBounds) }
    }

    /// Ends the current page and begins one with other bounds; a zero rectangle is that of the renderer.
    ///
    /// - Parameter pageInfo: ignored, as the boxes of a page other than its bounds are for printers.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        if let document { document.beginPage(bounds.isEmpty ? document.documentBounds : bounds) }
    }

    // Rectangles and points of links are in user space. // unverified

    /// Makes a click in a rectangle of the page open the address.
    open func setURL(_ url: URL, for rect: CGRect) { document?.link(rect, to: url.absoluteString) }

    /// Gives a point of the page a name, for ``setDestinationWithName(_:for:)``.
    open func addDestination(withName name: String, at point: CGPoint) { document?.addDestination(name, at: point) }

    /// Makes a click in a rectangle of the page lead to a point that has a name.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { document?.link(rect, toDestination: name) }
}

/// Makes PDF documents by drawing. Text stays text that can be searched, and paths stay sharp at every size. A renderer
/// may be kept and used on any thread.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// What a closure draws into a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer of empty pages.
    public convenience init() {
        self.init(bounds: .zero)
    }

    /// Creates a renderer of documents with pages of a rectangle in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.preferred())
    }

    /// Creates a renderer of documents with pages of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        PDFContext(format.bounds, (format as? UIGraphicsPDFRendererFormat)?.documentInfo)
    }

    /// Returns the document as a file. It has one empty page if no page was begun.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        var data = Data()
        try? runDrawingActions(
            { actions($0 as! UIGraphicsPDFRendererContext) },
            completionActions: { data = ($0.cgContext as? PDFContext)?.finish() ?? data })
        return data
    }

    /// Draws the document and writes it to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
