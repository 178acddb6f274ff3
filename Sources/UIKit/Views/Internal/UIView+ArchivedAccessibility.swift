import Foundation

/// The accessibility values of a view in archives: those that were set.
extension UIView {
    private enum Key {
        static let identifier = "UIAccessibilityIdentifier"
        static let isElement = "UIIsAccessibilityElement"
        static let label = "UIAccessibilityLabel"
        static let value = "UIAccessibilityValue"
        static let hint = "UIAccessibilityHint"
        static let traits = "UIAccessibilityTraits"
    }

    private static let texts: [(key: String, path: ReferenceWritableKeyPath<AccessibilityValues, AccessibilityText?>)] =
        [(Key.label, \.label), (Key.value, \.value), (Key.hint, \.hint)]

    func encodeAccessibility(in coder: NSCoder) {
        coder.encode(text: Attachments.accessibility(of: self, \.identifier), forKey: Key.identifier)
        if let isElement = Attachments.accessibility(of: self, \.isElement) {
            coder.encode(isElement, forKey: Key.isElement)
        }
        for (key, path) in Self.texts {
            if let text = Attachments.accessibility(of: self, path) {
                coder.encode(ArchivedText(text.attributed), forKey: key)
            }
        }
        if let traits = Attachments.accessibility(of: self, \.traits) {
            coder.encode(text: String(traits.rawValue), forKey: Key.traits)
        }
    }

    func decodeAccessibility(from coder: NSCoder) {
        if let identifier = coder.decodeText(forKey: Key.identifier) { accessibilityIdentifier = identifier }
        if coder.containsValue(forKey: Key.isElement) {
            isAccessibilityElement = coder.decodeBool(forKey: Key.isElement)
        }
        for (key, path) in Self.texts {
            if let text = coder.decode(ArchivedText.self, forKey: key)?.text {
                Attachments.setAccessibility(of: self, path, to: AccessibilityText(text))
            }
        }
        if let traits = coder.decodeText(forKey: Key.traits).flatMap({ UInt64($0) }) {
            accessibilityTraits = UIAccessibilityTraits(rawValue: traits)
        }
    }
}
