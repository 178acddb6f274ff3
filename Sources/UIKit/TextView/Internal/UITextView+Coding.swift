import Foundation

extension UITextView {
    private enum Key {
        static let font = "UIFont"
        static let color = "UITextColor"
        static let alignment = "UITextAlignment"
    }

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UITextView, Bool>)] = [
        ("UIEditable", \.isEditable), ("UISelectable", \.isSelectable),
    ]

    /// Writes what the text looks like and how it is edited.
    func encodeLook(in coder: NSCoder) {
        if let font { coder.encode(font, forKey: Key.font) }
        if let textColor { coder.encode(textColor, forKey: Key.color) }
        coder.encode(textAlignment.rawValue, forKey: Key.alignment)
        coder.encode(Self.flags, of: self)
    }

    func decodeLook(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.alignment) else { return }
        // The initializer has set the background in between.
        if coder.containsValue(forKey: "UIBackgroundColor") {
            backgroundColor = coder.decodeObject(forKey: "UIBackgroundColor") as? UIColor
        }
        decodeScrolling(from: coder)
        if coder.containsValue(forKey: Key.font) { font = coder.decodeObject(forKey: Key.font) as? UIFont }
        if coder.containsValue(forKey: Key.color) { textColor = coder.decodeObject(forKey: Key.color) as? UIColor }
        textAlignment = coder.decodeValue(NSTextAlignment.self, forKey: Key.alignment) ?? .natural
        coder.decode(Self.flags, of: self)
    }
}
