import UIKit

/// Makes views that lie on the pages of a ``PDFView``.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
    /// Returns the view for a page, which gets the size of the page in the view.
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}

extension PDFPageOverlayViewProvider {
    public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) {}

    public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) {}
}
