import Foundation

/// Draws content that continues over several pages. Use one of its subclasses.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
    public override init() {
        super.init()
    }

    /// The renderer that has the formatter; nil if none has.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// Takes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    func leave(_ renderer: UIPrintPageRenderer) {
        if printPageRenderer === renderer { printPageRenderer = nil }
    }

    /// The largest height on a page; 0, the default, for all that there is.
    open var maximumContentHeight: CGFloat = 0 { didSet { contentDidChange() } }
    /// The largest width on a page; 0, the default, for all that there is.
    open var maximumContentWidth: CGFloat = 0 { didSet { contentDidChange() } }
    /// The space around the content: at the top of the first page, at the left and right of all, and at the bottom of
    /// the last one. Deprecated in iOS 10.
    open var contentInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The space around the content of each page, within the printable area.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The number of the first page of the renderer; 0 by default.
    open var startPage = 0

    /// The number of pages for the paper of the renderer; 0 without one.
    open var pageCount: Int { 0 }

    /// True: formatters are used on the main thread.
    open var requiresMainThread: Bool { true }

    /// Returns where the content is on a page of the renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        var rect = (printPageRenderer?.contentRect ?? .zero).inset(by: perPageContentInsets)
        rect = rect.inset(
            by: UIEdgeInsets(
                top: pageIndex == startPage ? contentInsets.top : 0, left: contentInsets.left, bottom: 0,
                right: contentInsets.right))
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    /// Draws the content of a page of the renderer. The default draws nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Called when what is divided into pages has changed.
    func contentDidChange() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.newObject()
        copy.maximumContentHeight = maximumContentHeight
        copy.maximumContentWidth = maximumContentWidth
        copy.contentInsets = contentInsets
        copy.perPageContentInsets = perPageContentInsets
        copy.startPage = startPage
        return copy
    }
}
