import Foundation

extension UIControl {
    private enum Key {
        static let horizontal = "UIContentHorizontalAlignment"
        static let vertical = "UIContentVerticalAlignment"
    }

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UIControl, Bool>)] = [
        ("UIEnabled", \.isEnabled), ("UISelected", \.isSelected),
    ]

    private static let toolTips: [ArchivedProperty<UIControl>] = [.text("UIToolTip", \.toolTip)]

    /// Writes the control without its targets and actions.
    func encodeControl(in coder: NSCoder) {
        coder.encode(Self.flags, of: self)
        coder.encode(Self.toolTips, of: self)
        coder.encode(contentHorizontalAlignment.rawValue, forKey: Key.horizontal)
        coder.encode(contentVerticalAlignment.rawValue, forKey: Key.vertical)
    }

    func decodeControl(from coder: NSCoder) {
        coder.decode(Self.flags, of: self)
        coder.decode(Self.toolTips, of: self)
        if let alignment = coder.decodeValue(ContentHorizontalAlignment.self, forKey: Key.horizontal) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = coder.decodeValue(ContentVerticalAlignment.self, forKey: Key.vertical) {
            contentVerticalAlignment = alignment
        }
    }
}
