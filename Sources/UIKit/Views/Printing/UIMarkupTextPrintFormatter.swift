import Foundation

/// Prints a text in HTML, as far as attributed texts are read from HTML.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    private let formatter = UISimpleTextPrintFormatter()

    public override init() {
        super.init()
    }

    /// Prints a text in HTML.
    public init(markupText: String) {
        super.init()
        self.markupText = markupText
        takeMarkup()
    }

    /// The text in HTML; nil by default.
    open var markupText: String? { didSet { takeMarkup() } }

    private func takeMarkup() {
        let text = markupText.flatMap {
            try? NSAttributedString(
                data: Data($0.utf8),
                options: [
                    .documentType: NSAttributedString.DocumentType.html,
                    .characterEncoding: String.Encoding.utf8.rawValue,
                ],
                documentAttributes: nil)
        }
        formatter.attributedText = text ?? NSAttributedString(string: markupText ?? "")
    }

    /// Gives the formatter that draws the place of this one.
    private func place() {
        formatter.printPageRenderer = printPageRenderer
        formatter.startPage = startPage
        formatter.maximumContentHeight = maximumContentHeight
        formatter.maximumContentWidth = maximumContentWidth
        formatter.contentInsets = contentInsets
        formatter.perPageContentInsets = perPageContentInsets
    }

    open override var pageCount: Int {
        place()
        return formatter.pageCount
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        place()
        formatter.draw(in: rect, forPageAt: pageIndex)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIMarkupTextPrintFormatter)?.markupText = markupText
        return copy
    }
}
