import Foundation

/// Where a scroll view was scrolled to, its zoom scale and its content inset.
@MainActor
struct ScrollRestoration {
    private static let offsetKey = "UIContentOffset"
    private static let insetKey = "UIContentInset"
    private static let zoomKey = "UIZoomScale"

    /// Relative to the top left corner of the content at rest, because bars may have another height then.
    let offset: CGPoint
    private let inset: UIEdgeInsets?
    private let zoomScale: CGFloat?

    /// Returns nil for a coder that has no offset.
    init?(_ coder: NSCoder) {
        guard coder.containsValue(forKey: Self.offsetKey),
            let text = coder.decodeObject(forKey: Self.offsetKey) as? String
        else { return nil }
        offset = NSCoder.cgPoint(for: text)
        inset = (coder.decodeObject(forKey: Self.insetKey) as? String).map { NSCoder.uiEdgeInsets(for: $0) }
        zoomScale = coder.containsValue(forKey: Self.zoomKey) ? coder.decodeDouble(forKey: Self.zoomKey) : nil
    }

    static func encode(_ view: UIScrollView, in coder: NSCoder) {
        let inset = view.adjustedContentInset
        let offset = CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)
        coder.encode(NSString(string: NSCoder.string(for: offset)), forKey: offsetKey)
        coder.encode(NSString(string: NSCoder.string(for: view.contentInset)), forKey: insetKey)
        if view.minimumZoomScale != view.maximumZoomScale { coder.encode(Double(view.zoomScale), forKey: zoomKey) }
    }

    /// Restores the scale, the inset and the offset, the latter again after the first layout, which has the insets.
    func apply(to view: UIScrollView) {
        if let inset { view.contentInset = inset }
        if let zoomScale, view.minimumZoomScale != view.maximumZoomScale { view.zoomScale = zoomScale }
        scroll(view)
        AfterCommit.perform { [weak view] in
            guard let view, view.window != nil, !view.isTracking else { return }
            scroll(view)
        }
    }

    private func scroll(_ view: UIScrollView) {
        let inset = view.adjustedContentInset
        view.contentOffset = CGPoint(x: offset.x - inset.left, y: offset.y - inset.top)
    }
}

/// A list, whose elements say where it is scrolled to.
@MainActor
protocol RestoredByElements: UIScrollView {}
