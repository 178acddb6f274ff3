import Foundation

extension UITextView {
    private static let alignmentKey = "UITextAlignment"
    private static let backgroundKey = "UIBackgroundColor"
    private static let attributedTextKey = "UIAttributedText"
    private static let detectorsKey = "UIDataDetectorTypes"

    private static let properties: [ArchivedProperty<UITextView>] = [
        .object("UIFont", \.font), .object("UITextColor", \.textColor), .option(alignmentKey, \.textAlignment),
        .flag("UIEditable", \.isEditable), .flag("UISelectable", \.isSelectable),
        .flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .insets("UITextContainerInset", \.textContainerInset), .flag("UIClearsOnInsertion", \.clearsOnInsertion),
        .option("UIAutocapitalizationType", \.autocapitalizationType),
        .option("UIAutocorrectionType", \.autocorrectionType), .option("UISpellCheckingType", \.spellCheckingType),
        .option("UIKeyboardType", \.keyboardType), .option("UIKeyboardAppearance", \.keyboardAppearance),
        .option("UIReturnKeyType", \.returnKeyType),
        .flag("UIEnablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
    ]

    /// Writes what the text looks like and how it is edited.
    func encodeLook(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(Int(truncatingIfNeeded: dataDetectorTypes.rawValue), forKey: Self.detectorsKey)
        if attributedText.hasParts { coder.encode(ArchivedText(attributedText), forKey: Self.attributedTextKey) }
    }

    func decodeLook(from coder: NSCoder) {
        guard coder.containsValue(forKey: Self.alignmentKey) else { return }
        // The initializer has set the background in between.
        if coder.containsValue(forKey: Self.backgroundKey) {
            backgroundColor = coder.decode(UIColor.self, forKey: Self.backgroundKey)
        }
        decodeScrolling(from: coder)
        coder.decode(Self.properties, of: self)
        if coder.containsValue(forKey: Self.detectorsKey) {
            dataDetectorTypes = UIDataDetectorTypes(
                rawValue: .init(truncatingIfNeeded: coder.decodeInteger(forKey: Self.detectorsKey)))
        }
        if let text = coder.decode(ArchivedText.self, forKey: Self.attributedTextKey)?.text { attributedText = text }
    }
}

extension UITextView: MadeOfParts {}
