import Foundation

/// Begins a PDF document, which ``UIGraphicsEndPDFContext()`` adds to `data`. Begin a page before drawing.
///
/// - Parameters:
///   - bounds: the bounds of pages that have none of their own; zero is 612 by 792 points.
///   - documentInfo: title, author, creator, subject and keywords, under the keys `kCGPDFContext…`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    ThreadContexts.current.beginDocument(PDFContext(bounds, documentInfo)) { data.append($0) }
}

/// Begins a PDF document, which ``UIGraphicsEndPDFContext()`` writes to the file. Returns false, and begins nothing, if
/// the file cannot be created.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    ThreadContexts.current.beginDocument(PDFContext(bounds, documentInfo)) {
        try? $0.write(to: URL(fileURLWithPath: path))
    }
    return true
}

/// Ends the last page and the document, and restores the previous context. Does nothing outside a PDF context.
public func UIGraphicsEndPDFContext() {
    ThreadContexts.current.endDocument()
}

/// Ends the current page and begins one with the bounds of the document. Does nothing outside a PDF context.
public func UIGraphicsBeginPDFPage() {
    guard let document = ThreadContexts.current.document else { return }
    document.beginPage(document.documentBounds)
}

/// Ends the current page and begins one with other bounds; a zero rectangle is that of the document.
///
/// - Parameter pageInfo: ignored, as the boxes of a page other than its bounds are for printers.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let document = ThreadContexts.current.document else { return }
    document.beginPage(bounds.isEmpty ? document.documentBounds : bounds)
}

/// The bounds of the current page; zero outside a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    ThreadContexts.current.document?.pageBounds ?? .zero
}

// Rectangles and points of links are in user space. // unverified

/// Makes a click in a rectangle of the page open the address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    ThreadContexts.current.document?.link(rect, to: url.absoluteString)
}

/// Gives a point of the page a name, for ``UIGraphicsSetPDFContextDestinationForRect(_:_:)``.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    ThreadContexts.current.document?.addDestination(name, at: point)
}

/// Makes a click in a rectangle of the page lead to a point that has a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    ThreadContexts.current.document?.link(rect, toDestination: name)
}
