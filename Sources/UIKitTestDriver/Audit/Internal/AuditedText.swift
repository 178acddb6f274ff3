import UIKit

/// Text that a view shows on the screen.
@MainActor
struct AuditedText {
    let view: UIView
    let text: String
    let font: UIFont
    /// The color of the whole text; nil if it has attributes of its own.
    let color: UIColor?
    /// Where the text is, in points of the screen.
    let frame: CGRect
    /// The part of the frame that nothing clips.
    let visibleFrame: CGRect

    /// Returns nil for a view that shows no text.
    init?(_ view: UIView, visibleFrame: CGRect) {
        guard let text = shownText(of: view), !text.allSatisfy(\.isWhitespace) else { return nil }
        let (font, color, bounds): (UIFont?, UIColor?, CGRect)
        switch view {
        case let label as UILabel:
            let isPlain = label.attributedText.map { Self.hasOneColor($0) } ?? true
            font = label.font
            color = isPlain ? (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor : nil
            bounds = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        case let field as UITextField:
            (font, color, bounds) = (field.font, field.textColor, field.textRect(forBounds: field.bounds))
        case let textView as UITextView:
            (font, color, bounds) = (textView.font, nil, textView.bounds)
        default: return nil
        }
        let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: view)
        let visible = frame.intersection(visibleFrame)
        guard !visible.isNull, visible.width >= 1, visible.height >= 1 else { return nil }
        self.view = view
        self.text = text
        self.font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        self.color = color
        self.frame = frame
        self.visibleFrame = visible
    }

    /// Whether all of the text is on the screen, so that it can be judged as a whole.
    var isWhole: Bool {
        abs(visibleFrame.width - frame.width) < 1 && abs(visibleFrame.height - frame.height) < 1
    }

    private static func hasOneColor(_ text: NSAttributedString) -> Bool {
        var colors: Set<UIColor> = []
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            if let color = value as? UIColor { colors.insert(color) }
        }
        return colors.count < 2
    }
}
