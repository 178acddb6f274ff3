import UIKit

/// A node with text. Its frame is that of the text in UIKit; nothing is drawn.
/// - Linux: works
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    /// Makes a label without text, in Helvetica Neue UltraLight of 32 points.
    public override init() { super.init() }

    /// Makes a label with a font; nil is Helvetica Neue UltraLight.
    public init(fontNamed fontName: String?) {
        super.init()
        if let fontName { self.fontName = fontName }
    }

    /// Makes a label with a text.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    /// Makes a label with an attributed text.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    /// Returns nil: archives of nodes cannot be read.
    /// - Linux: refuses
    public required init?(coder aDecoder: NSCoder) {
        SceneRefusal.reportFile()
        return nil
    }

    /// The text; nil by default.
    open var text: String?
    /// The text with attributes, in place of ``text``; nil by default.
    open var attributedText: NSAttributedString?
    /// The name of the font.
    open var fontName: String? = "HelveticaNeue-UltraLight"
    /// The size of the font; 32 by default.
    open var fontSize: CGFloat = 32
    /// The color of the text; white by default.
    open var fontColor: UIColor? = .white
    /// The color that is mixed with the text's; nil by default.
    /// - Linux: no effect
    open var color: UIColor?
    /// How much of ``color`` the text gets; 0 by default.
    /// - Linux: no effect
    open var colorBlendFactor: CGFloat = 0
    /// How the colors are mixed with those behind.
    /// - Linux: no effect
    open var blendMode = SKBlendMode.alpha
    /// What of the text is at the position in height; the baseline by default.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// What of the text is at the position in width; the middle by default.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    /// The lines at most; 1 by default, 0 for any number.
    open var numberOfLines = 1
    /// How lines are broken.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The width at which lines are broken; 0, which is none, by default.
    open var preferredMaxLayoutWidth: CGFloat = 0

    override var content: CGRect? {
        let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        let given = text.map { NSAttributedString(string: $0, attributes: [.font: font]) }
        guard let string = attributedText ?? given, string.length > 0 else { return nil }
        let label = UILabel()
        label.attributedText = string
        label.numberOfLines = numberOfLines
        label.lineBreakMode = lineBreakMode
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: font.descender
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

/// What of a label is at its position in height.
/// - Linux: works
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    /// The baseline of the first line.
    case baseline = 0
    /// The middle.
    case center = 1
    /// The upper edge.
    case top = 2
    /// The lower edge.
    case bottom = 3
}

/// What of a label is at its position in width.
/// - Linux: works
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    /// The middle.
    case center = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
}
