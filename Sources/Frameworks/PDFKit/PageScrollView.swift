import UIKit

/// Scrolls over pages, one below the other or side by side.
@MainActor
final class PageScrollView: UIScrollView {
    private(set) var pageViews: [PageView] = []
    var isHorizontal = false { didSet { setNeedsLayout() } }
    var gap: CGFloat = 8 { didSet { setNeedsLayout() } }
    /// Points of the view for a point of a page; nil fits the width, or the height of pages side by side.
    var scale: CGFloat? { didSet { setNeedsLayout() } }
    /// Called when other pages may be seen.
    var onScroll: () -> Void = {}

    func show(_ pages: [PDFPage]) {
        for view in pageViews { view.removeFromSuperview() }
        pageViews = pages.map(PageView.init)
        for view in pageViews { addSubview(view) }
        contentOffset = .zero
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var position = gap
        var across: CGFloat = 0
        for view in pageViews {
            let size = size(of: view.page)
            let inset = max(0, (isHorizontal ? bounds.height - size.height : bounds.width - size.width) / 2)
            let origin = isHorizontal ? CGPoint(x: position, y: inset) : CGPoint(x: inset, y: position)
            let frame = CGRect(origin: origin, size: size)
            if view.frame != frame { view.frame = frame }
            position += (isHorizontal ? size.width : size.height) + gap
            across = max(across, isHorizontal ? size.height : size.width)
        }
        contentSize = isHorizontal ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
        onScroll()
    }

    private func size(of page: PDFPage) -> CGSize {
        let size = page.bounds(for: .cropBox).size
        let scale = scale ?? fittingScale(of: page)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The scale with which a page is as wide as the view, or as high if pages are side by side.
    func fittingScale(of page: PDFPage) -> CGFloat {
        let size = page.bounds(for: .cropBox).size
        guard size.width > 0, size.height > 0 else { return 1 }
        let (width, height) = (max(1, bounds.width - 2 * gap), max(1, bounds.height - 2 * gap))
        return isHorizontal ? min(width / size.width, height / size.height) : width / size.width
    }

    /// The pages that are seen, in their order.
    var visible: [PageView] { pageViews.filter { $0.frame.intersects(bounds) } }

    /// The page at the center, or else the first one.
    var current: PageView? {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance = { (view: PageView) in
            self.isHorizontal
                ? abs(view.frame.midX - center.x) : max(view.frame.minY - center.y, center.y - view.frame.maxY)
        }
        return pageViews.min { distance($0) < distance($1) }
    }

    func scroll(to view: PageView) {
        layoutIfNeeded()
        let target = isHorizontal ? view.frame.minX - gap : view.frame.minY - gap
        let limit = isHorizontal ? contentSize.width - bounds.width : contentSize.height - bounds.height
        let offset = min(max(0, target), max(0, limit))
        contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }
}
