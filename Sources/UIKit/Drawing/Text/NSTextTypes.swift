/// How lines are placed across.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge, in every direction of reading.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge, in every direction of reading.
    case right = 2
    /// Stretched to both edges, except for the last line of a paragraph.
    case justified = 3
    /// By the direction of the text or of the interface.
    case natural = 4
}

/// Where lines are broken and cut off.
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks lines between words, and words that are longer than a line.
    case byWordWrapping = 0
    /// Breaks lines between any two characters.
    case byCharWrapping
    /// Cuts the text off at the edge.
    case byClipping
    /// Shows one line, or the allowed number, with an ellipsis at the beginning of the last one.
    case byTruncatingHead
    /// Shows one line, or the allowed number, with an ellipsis at the end of the last one.
    case byTruncatingTail
    /// Shows one line, or the allowed number, with an ellipsis in the middle of the last one.
    case byTruncatingMiddle
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// By the first strong character.
    case natural = -1
    /// From left to right, also for text of other scripts.
    case leftToRight = 0
    /// From right to left, also for text of other scripts.
    case rightToLeft = 1
}

/// A line under or through text: `.single`, `.thick` or `.double`, and with it one of the patterns.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line of the thickness that the font asks for.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)

    /// Dots in place of a solid line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes in place of a solid line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in place of a solid line.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes with two dots between them in place of a solid line.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

    /// Takes the value of an attribute; nothing else draws a line.
    init(value: Any?) {
        switch value {
        case let style as NSUnderlineStyle: self = style
        case let raw as Int: self.init(rawValue: raw)
        case let raw as NSNumber: self.init(rawValue: raw.intValue)
        default: self = []
        }
    }

    var decoration: TextDecoration {
        let pattern: TextDecoration.Pattern =
            switch rawValue & 0x0F00 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        let weight: TextDecoration.Weight =
            contains(.double) ? .double : contains(.thick) ? .thick : contains(.single) ? .single : .none
        return TextDecoration(weight, pattern: pattern)
    }
}

/// The vertical position of shrunk text in its label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays where that of the unshrunk text was; the default.
    case alignBaselines
    /// The text is in the middle between top and bottom.
    case alignCenters
    /// At the top left.
    case none
}

extension NSAttributedString.Key {
    /// A UIFont. The default is the label's font, or the system font at 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An NSParagraphStyle.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A UIColor. The default is the label's color, or black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A UIColor, painted over the line's height. The default is none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The number of points added after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number; 0 draws the letters of the font's common ligatures separately. The default is 1.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A UIColor. The default is the text's color.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A UIColor. The default is the text's color.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// An NSShadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An NSTextAttachment, on attachment characters.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A URL, or a string with one. A text view opens it; a label only shows it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A string that names a part of a text view's text which can be tapped; see ``UITextItem``.
    public static let textItemTag = NSAttributedString.Key(rawValue: "NSTextItemTag")
    /// A number, the tangent of the angle by which glyphs lean to the right. The default is 0.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number, the natural logarithm of the factor by which glyphs are widened. The default is 0.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A number, the width of the glyphs' outlines in percent of the font's size. A positive number paints only the
    /// outlines, a negative one fills the glyphs as well. The default is 0, which paints no outlines.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A UIColor. The default is the text's color.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number of points by which each character is wider. Unless it is 0, it takes the place of `kern`. That the raw
    /// value is that of Core Text is unverified.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A ``NSAttributedString/TextEffectStyle``, or its raw value. A shadow takes its place.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// A number; 0, horizontal text, is the only value, as on iOS, and others change nothing.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// A number of points; positive values move the text up.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
