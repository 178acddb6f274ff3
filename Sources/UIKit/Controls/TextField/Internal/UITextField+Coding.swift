import Foundation

extension UITextField {
    private static let properties: [ArchivedProperty<UITextField>] = [
        .object("UIFont", \.font), .object("UITextColor", \.textColor), .option("UITextAlignment", \.textAlignment),
        .option("UIBorderStyle", \.borderStyle), .option("UIClearButtonMode", \.clearButtonMode),
        .number("UIMinimumFontSize", \.minimumFontSize), .flag("UIAdjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        .flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .flag("UIClearsOnBeginEditing", \.clearsOnBeginEditing), .flag("UIClearsOnInsertion", \.clearsOnInsertion),
        .object("UIBackground", \.background), .object("UIDisabledBackground", \.disabledBackground),
        .object("UILeftView", \.leftView), .option("UILeftViewMode", \.leftViewMode),
        .object("UIRightView", \.rightView), .option("UIRightViewMode", \.rightViewMode),
        .flag("UISecureTextEntry", \.isSecureTextEntry),
    ]

    /// How the keyboard enters the text.
    static let inputTraits: [ArchivedProperty<UITextField>] = [
        .option("UIAutocapitalizationType", \.autocapitalizationType),
        .option("UIAutocorrectionType", \.autocorrectionType), .option("UISpellCheckingType", \.spellCheckingType),
        .option("UIKeyboardType", \.keyboardType), .option("UIKeyboardAppearance", \.keyboardAppearance),
        .option("UIReturnKeyType", \.returnKeyType),
        .flag("UIEnablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
    ]

    private static let attributedTextKey = "UIAttributedText"
    private static let attributedPlaceholderKey = "UIAttributedPlaceholder"

    /// Writes what the text looks like and how it is edited.
    func encodeLook(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(Self.inputTraits, of: self)
        if let text = attributedText, text.hasParts { coder.encode(ArchivedText(text), forKey: Self.attributedTextKey) }
        if let text = parts.placeholder.content.attributed {
            coder.encode(ArchivedText(text), forKey: Self.attributedPlaceholderKey)
        }
    }

    func decodeLook(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        coder.decode(Self.inputTraits, of: self)
        if let text = coder.decode(ArchivedText.self, forKey: Self.attributedTextKey)?.text { attributedText = text }
        if let text = coder.decode(ArchivedText.self, forKey: Self.attributedPlaceholderKey)?.text {
            attributedPlaceholder = text
        }
    }
}

extension NSAttributedString {
    /// Whether parts of the text have attributes of their own, or all of it more than a font and a color.
    var hasParts: Bool {
        guard length > 0 else { return false }
        var range = NSRange()
        let attributes = attributes(at: 0, effectiveRange: &range)
        return range.length < length || attributes.keys.contains { $0 != .font && $0 != .foregroundColor }
    }
}
