import Foundation

/// Prints a view in the width of the paper. A view that is higher than a page continues on the next one; of a scroll
/// view the whole content is printed.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    private weak var shown: UIView?

    public override init() {
        super.init()
    }

    init(_ view: UIView) {
        shown = view
        super.init()
    }

    /// The view.
    open var view: UIView { shown ?? UIView() }

    private var contentSize: CGSize {
        (shown as? any PrintedWhole)?.printedSize ?? shown?.bounds.size ?? .zero
    }

    private func scale(in rect: CGRect) -> CGFloat {
        contentSize.width > 0 ? min(1, rect.width / contentSize.width) : 1
    }

    open override var pageCount: Int {
        let rect = rectForPage(at: startPage)
        guard rect.height > 0, contentSize.height > 0 else { return 0 }
        return Int((contentSize.height * scale(in: rect) / rect.height).rounded(.up))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
        let scale = scale(in: rect)
        let part = CGRect(
            x: 0, y: CGFloat(pageIndex - startPage) * rect.height / scale, width: contentSize.width,
            height: rect.height / scale)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: 0, y: -part.minY)
        shown.draw(part, for: self)
        context.restoreGState()
    }

    /// Draws a view as the screen shows it.
    func render(_ view: UIView) {
        if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIViewPrintFormatter)?.shown = shown
        return copy
    }
}

/// A view of which more is printed than the screen shows.
@MainActor
protocol PrintedWhole: UIView {
    var printedSize: CGSize { get }
}
