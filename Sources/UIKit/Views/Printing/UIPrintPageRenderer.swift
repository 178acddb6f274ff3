import Foundation

/// How well a page is drawn. The raw values are UIKit's.
public enum UIPrintRenderingQuality: Int, Sendable {
    /// As well as possible; the only one that is asked for.
    case best = 0
    /// Fast.
    case responsive = 1
}

/// Draws pages: those of its formatters, or what a subclass draws, with headers and footers.
///
/// Pages are drawn into the current context, in points from the upper left corner of the paper.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject, KeyValueCoding {
    private var starts: [(formatter: UIPrintFormatter, page: Int)] = []

    public override init() {
        super.init()
    }

    /// The height of the part above the content; 0 by default.
    open var headerHeight: CGFloat = 0
    /// The height of the part below the content; 0 by default.
    open var footerHeight: CGFloat = 0

    /// The sheet. Zero until a job sets it.
    open internal(set) var paperRect = CGRect.zero
    /// The part of the sheet on which the printer prints. Zero until a job sets it.
    open internal(set) var printableRect = CGRect.zero

    /// Sets ``paperRect`` and ``printableRect``, by whose names code sets them that draws pages without a printer.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        let rect = (value as? NSValue)?.cgRectValue ?? value as? CGRect
        switch (key, rect) {
        case ("paperRect", let rect?): paperRect = rect
        case ("printableRect", let rect?): printableRect = rect
        default: baseSetValue(value, forUndefinedKey: key)
        }
    }

    /// The number of pages that the formatters need. Override it to draw pages without formatters.
    open var numberOfPages: Int { starts.map { $0.page + $0.formatter.pageCount }.max() ?? 0 }

    // MARK: Formatters

    /// The formatters with their first pages. Setting it removes those before.
    open var printFormatters: [UIPrintFormatter]? {
        get { starts.isEmpty ? nil : starts.map(\.formatter) }
        set {
            for start in starts { start.formatter.leave(self) }
            starts = []
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    /// Adds a formatter whose first page has the number.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatter.printPageRenderer = self
        starts.append((formatter, pageIndex))
    }

    func remove(_ formatter: UIPrintFormatter) { starts.removeAll { $0.formatter === formatter } }

    /// Returns the formatters that draw on a page; nil if there are none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = starts.filter { ($0.page..<$0.page + $0.formatter.pageCount).contains(pageIndex) }
        return found.isEmpty ? nil : found.map(\.formatter)
    }

    /// The part of the printable area between header and footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    // MARK: Drawing

    /// Returns the quality in which pages are drawn: the one that is asked for.
    open func currentRenderingQuality(
        forRequested requestedRenderingQuality: UIPrintRenderingQuality
    ) -> UIPrintRenderingQuality {
        requestedRenderingQuality
    }

    /// Called before pages are drawn. The default does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: header, content, formatters and footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
        }
        drawContentForPage(
            at: pageIndex,
            in: printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
                    height: footerHeight))
        }
    }

    /// Draws what a formatter has for a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the header. The default does nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws below the formatters. The default does nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer. The default does nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
