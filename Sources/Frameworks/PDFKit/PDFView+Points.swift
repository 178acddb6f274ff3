import UIKit

extension PDFView {
    public func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        let inside = scrollView.pageViews.first { $0.frame.contains(convert(point, to: scrollView)) }
        return (inside ?? (nearest ? scrollView.current : nil))?.page
    }

    public func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest {
        page(for: cursorLocation, nearest: false) == nil ? [] : .pageArea
    }

    public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        placement(of: page).map { point.applying($0.inverted()) } ?? point
    }

    public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        placement(of: page).map { rect.applying($0.inverted()) } ?? rect
    }

    public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        placement(of: page).map { point.applying($0) } ?? point
    }

    public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        placement(of: page).map { rect.applying($0) } ?? rect
    }

    /// Leads from a page, whose origin is the lower left corner, to the view.
    private func placement(of page: PDFPage) -> CGAffineTransform? {
        guard let view = scrollView.pageViews.first(where: { $0.page === page }) else { return nil }
        let (frame, bounds) = (convert(view.bounds, from: view), page.bounds(for: .cropBox))
        guard bounds.width > 0, frame.width > 0 else { return nil }
        let scale = frame.width / bounds.width
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: frame.minX - bounds.minX * scale,
            ty: frame.maxY + bounds.minY * scale)
    }
}
