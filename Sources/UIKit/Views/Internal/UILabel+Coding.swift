import Foundation

extension UILabel {
    private enum Key {
        static let text = "UIText"
        static let font = "UIFont"
        static let color = "UITextColor"
        static let alignment = "UITextAlignment"
        static let lineBreakMode = "UILineBreakMode"
        static let lines = "UINumberOfLines"
        static let adjustsSize = "UIAdjustsFontSizeToFit"
        static let minimumScale = "UIMinimumScaleFactor"
    }

    /// Writes the text with the label's attributes. The attributes of parts of the text are not archived.
    func encodeText(in coder: NSCoder) {
        if let text { coder.encode(NSString(string: text), forKey: Key.text) }
        if let font { coder.encode(font, forKey: Key.font) }
        if let textColor { coder.encode(textColor, forKey: Key.color) }
        coder.encode(textAlignment.rawValue, forKey: Key.alignment)
        coder.encode(Int(lineBreakMode.rawValue), forKey: Key.lineBreakMode)
        coder.encode(numberOfLines, forKey: Key.lines)
        coder.encode(adjustsFontSizeToFitWidth, forKey: Key.adjustsSize)
        coder.encode(Double(minimumScaleFactor), forKey: Key.minimumScale)
    }

    /// Missing keys keep the present values.
    func decodeText(from coder: NSCoder) {
        if coder.containsValue(forKey: Key.font) { font = coder.decodeObject(forKey: Key.font) as? UIFont }
        if coder.containsValue(forKey: Key.color) { textColor = coder.decodeObject(forKey: Key.color) as? UIColor }
        if coder.containsValue(forKey: Key.alignment) {
            textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
        }
        if coder.containsValue(forKey: Key.lineBreakMode) {
            lineBreakMode =
                NSLineBreakMode(rawValue: .init(coder.decodeInteger(forKey: Key.lineBreakMode)))
                ?? .byTruncatingTail
        }
        if coder.containsValue(forKey: Key.lines) { numberOfLines = coder.decodeInteger(forKey: Key.lines) }
        if coder.containsValue(forKey: Key.adjustsSize) {
            adjustsFontSizeToFitWidth = coder.decodeBool(forKey: Key.adjustsSize)
        }
        if coder.containsValue(forKey: Key.minimumScale) {
            minimumScaleFactor = coder.decodeDouble(forKey: Key.minimumScale)
        }
        if coder.containsValue(forKey: Key.text) {
            text = coder.decodeObject(of: NSString.self, forKey: Key.text).map { "\($0)" }
        }
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
        text = other.text
    }
}
