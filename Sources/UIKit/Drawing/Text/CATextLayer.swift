import Foundation

/// A layer that draws a text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a layer of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize) = (other.string, other.font, other.fontSize)
        (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
        (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
    }

    /// A String or an NSAttributedString. ``font``, ``fontSize`` and ``foregroundColor`` are not used for the latter.
    /// The default is nil.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }

    /// A UIFont, whose size is not used, a CGFont, or the name of a font. The default is Helvetica.
    open var font: AnyObject? {
        didSet { setNeedsDisplay() }
    }

    /// In points; the default is 36.
    open var fontSize: CGFloat = 36 {
        didSet { setNeedsDisplay() }
    }

    /// The default is opaque white.
    open var foregroundColor: CGColor? = .white {
        didSet { setNeedsDisplay() }
    }

    /// Whether lines that are too long continue in the next line; the default is false.
    open var isWrapped = false {
        didSet { setNeedsDisplay() }
    }

    /// How lines that are too long are shortened, the last one if they are wrapped. The default is `.none`.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { setNeedsDisplay() }
    }

    /// The default is `.natural`.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { setNeedsDisplay() }
    }

    /// A hint for displays with subpixels. Text has no colored edges here, whatever the value.
    open var allowsFontSubpixelQuantization = false

    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        var y = bounds.minY
        for text in shownTexts {
            let layout = text.layout(width: bounds.width, maximumLines: maximumLines(of: text))
            layout.draw(
                in: ctx, at: CGPoint(x: bounds.minX, y: y), alignedTo: layout.isUnbroken ? bounds.width : nil)
            y += layout.size.height
        }
    }

    /// The number of lines after which the text is shortened; 0 without a limit.
    private func maximumLines(of text: StyledText) -> Int {
        guard truncationMode != .none else { return 0 }
        guard isWrapped else { return 1 }
        let height = text.breaking(.byWordWrapping).layout(width: bounds.width, maximumLines: 1).size.height
        return height > 0 ? max(1, Int(bounds.height / height)) : 1
    }

    /// The text, or its paragraphs if each of them is shortened to a line.
    private var shownTexts: [StyledText] {
        let text = (string as? NSAttributedString) ?? (string as? String).map { NSAttributedString(string: $0) }
        guard let text, text.length > 0 else { return [] }
        let pieces = isWrapped || truncationMode == .none ? [text] : Self.paragraphs(of: text)
        return pieces.map {
            StyledText($0, font: drawnFont, color: color, paragraph: paragraph).breaking(lineBreakMode)
        }
    }

    private static func paragraphs(of text: NSAttributedString) -> [NSAttributedString] {
        let string = NSString(string: text.string)
        var paragraphs: [NSAttributedString] = []
        var (start, end, contentsEnd) = (0, 0, 0)
        while end < string.length {
            string.getParagraphStart(
                &start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: end, length: 0))
            paragraphs.append(text.attributedSubstring(from: NSRange(start..<contentsEnd)))
        }
        return paragraphs
    }

    private var color: UIColor { UIColor(cgColor: foregroundColor ?? .black) }

    private var paragraph: ParagraphValues {
        let style = NSMutableParagraphStyle()
        style.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        return style.values
    }

    private var lineBreakMode: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }

    private var drawnFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        let file = font as? CGFont
        let name =
            (font as? NSString).map { "\($0)" } ?? (font as? String) ?? file?.requestedName ?? file?.postScriptName
            ?? "Helvetica"
        return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
}

/// Where a line that is too long is cut off.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a mode. One that is none of the four below shortens nothing.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing is shortened: lines are wrapped or clipped; the default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning of a line is replaced by an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The middle of a line is replaced by an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// The end of a line is replaced by an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// How lines are placed across.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By the direction of the text; the default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge, in every direction of reading.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge, in every direction of reading.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Stretched to both edges, except for the last line of a paragraph.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
