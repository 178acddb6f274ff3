import Foundation

/// Prints a text in one style, or an attributed text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    public override init() {
        super.init()
    }

    /// Prints a text in the system font.
    public init(text: String) {
        super.init()
        self.text = text
    }

    /// Prints a text with its own fonts and colors.
    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    /// The text. Setting it replaces the attributed one.
    open var text: String? {
        get { attributed?.string ?? plain }
        set { (plain, attributed) = (newValue, nil) }
    }
    private var plain: String? { didSet { contentDidChange() } }

    /// The attributed text; nil if there is a plain one only.
    open var attributedText: NSAttributedString? {
        get { attributed }
        set { (plain, attributed) = (nil, newValue?.copy() as? NSAttributedString) }
    }
    private var attributed: NSAttributedString? { didSet { contentDidChange() } }

    /// The font of a plain text; nil, the default, is the system font of 12 points (unverified).
    open var font: UIFont? { didSet { contentDidChange() } }
    /// The color of a plain text; nil, the default, is black.
    open var color: UIColor? { didSet { contentDidChange() } }
    /// The alignment of a plain text; natural by default.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }

    /// The text as it is drawn.
    var drawn: NSAttributedString {
        if let attributed { return attributed }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: plain ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
            ])
    }

    // MARK: Pages

    private var pages = TextPages()

    override func contentDidChange() { pages = TextPages() }

    private func divide() {
        pages.divide(drawn) { [self] in rectForPage(at: startPage + $0).size }
    }

    open override var pageCount: Int {
        divide()
        return pages.ranges.count
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        divide()
        let page = pageIndex - startPage
        guard pages.ranges.indices.contains(page) else { return }
        drawn.attributedSubstring(from: pages.ranges[page])
            .draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let formatter = copy as? UISimpleTextPrintFormatter else { return copy }
        (formatter.plain, formatter.attributed) = (plain, attributed)
        (formatter.font, formatter.color, formatter.textAlignment) = (font, color, textAlignment)
        return formatter
    }
}
