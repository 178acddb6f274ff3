import UIKit

/// Is told what the user does in a ``PDFView``. Every method is optional. None is called: pages have no links.
///
/// - Linux: no effect
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewParentViewController() -> UIViewController
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}

    public func pdfViewParentViewController() -> UIViewController { UIViewController() }

    public func pdfViewPerformFind(_ sender: PDFView) {}

    public func pdfViewPerformGo(toPage sender: PDFView) {}

    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) {}
}
