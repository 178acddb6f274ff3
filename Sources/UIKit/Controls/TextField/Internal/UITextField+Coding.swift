import Foundation

extension UITextField {
    private enum Key {
        static let font = "UIFont"
        static let color = "UITextColor"
        static let alignment = "UITextAlignment"
        static let border = "UIBorderStyle"
        static let clearButton = "UIClearButtonMode"
        static let minimumSize = "UIMinimumFontSize"
    }

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UITextField, Bool>)] = [
        ("UIAdjustsFontSizeToFit", \.adjustsFontSizeToFitWidth), ("UIClearsOnBeginEditing", \.clearsOnBeginEditing),
        ("UISecureTextEntry", \.isSecureTextEntry),
    ]

    /// Writes what the text looks like and how it is edited.
    func encodeLook(in coder: NSCoder) {
        if let font { coder.encode(font, forKey: Key.font) }
        if let textColor { coder.encode(textColor, forKey: Key.color) }
        coder.encode(textAlignment.rawValue, forKey: Key.alignment)
        coder.encode(borderStyle.rawValue, forKey: Key.border)
        coder.encode(clearButtonMode.rawValue, forKey: Key.clearButton)
        coder.encode(Double(minimumFontSize), forKey: Key.minimumSize)
        coder.encode(Self.flags, of: self)
    }

    func decodeLook(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.border) else { return }
        if coder.containsValue(forKey: Key.font) { font = coder.decodeObject(forKey: Key.font) as? UIFont }
        if coder.containsValue(forKey: Key.color) { textColor = coder.decodeObject(forKey: Key.color) as? UIColor }
        textAlignment = coder.decodeValue(NSTextAlignment.self, forKey: Key.alignment) ?? .natural
        borderStyle = coder.decodeValue(BorderStyle.self, forKey: Key.border) ?? .none
        clearButtonMode = coder.decodeValue(ViewMode.self, forKey: Key.clearButton) ?? .never
        minimumFontSize = coder.decodeDouble(forKey: Key.minimumSize)
        coder.decode(Self.flags, of: self)
    }
}
