import Foundation

extension UILabel {
    private enum Key {
        static let text = "UIText"
        static let attributedText = "UIAttributedText"
    }

    private static let properties: [ArchivedProperty<UILabel>] = [
        .object("UIFont", \.font), .object("UITextColor", \.textColor), .option("UITextAlignment", \.textAlignment),
        .option("UILineBreakMode", \.lineBreakMode),
        .integer("UINumberOfLines", \.numberOfLines), .flag("UIAdjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        .number("UIMinimumScaleFactor", \.minimumScaleFactor), .option("UIBaselineAdjustment", \.baselineAdjustment),
        .flag("UIAllowsTightening", \.allowsDefaultTighteningForTruncation),
        .flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .object("UIHighlightedColor", \.highlightedTextColor), .object("UIShadowColor", \.shadowColor),
        .size("UIShadowOffset", \.shadowOffset), .flag("UIEnabled", \.isEnabled),
        .flag("UIHighlighted", \.isHighlighted), .number("UIPreferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    ]

    /// Writes the text with the label's attributes, and those of its parts if it has any.
    func encodeText(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        if let text = content.attributed {
            coder.encode(ArchivedText(text), forKey: Key.attributedText)
        } else {
            coder.encode(text: text, forKey: Key.text)
        }
    }

    /// Missing keys keep the present values.
    func decodeText(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        if let text = coder.decodeText(forKey: Key.text) { self.text = text }
        if let text = coder.decode(ArchivedText.self, forKey: Key.attributedText)?.text { attributedText = text }
    }

    /// Takes over the text and its attributes from a label that was decoded.
    func takeText(of other: UILabel) {
        font = other.font
        textColor = other.textColor
        textAlignment = other.textAlignment
        lineBreakMode = other.lineBreakMode
        numberOfLines = other.numberOfLines
        adjustsFontSizeToFitWidth = other.adjustsFontSizeToFitWidth
        minimumScaleFactor = other.minimumScaleFactor
        baselineAdjustment = other.baselineAdjustment
        allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
        adjustsFontForContentSizeCategory = other.adjustsFontForContentSizeCategory
        highlightedTextColor = other.highlightedTextColor
        shadowColor = other.shadowColor
        shadowOffset = other.shadowOffset
        isEnabled = other.isEnabled
        text = other.text
        if let text = other.content.attributed { attributedText = text }
    }
}
