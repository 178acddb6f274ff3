import Foundation

/// The selection of a text field or a text view.
@MainActor
enum TextRestoration {
    private static let locationKey = "UISelectionLocation"
    private static let lengthKey = "UISelectionLength"
    private static let editableKey = "UIEditable"

    static func encode(_ selection: Range<Int>, in coder: NSCoder) {
        coder.encode(selection.lowerBound, forKey: locationKey)
        coder.encode(selection.count, forKey: lengthKey)
    }

    /// Returns nil if the coder has no selection, or one outside a text of this length.
    static func selection(in coder: NSCoder, length: Int) -> Range<Int>? {
        guard coder.containsValue(forKey: locationKey) else { return nil }
        let (start, count) = (coder.decodeInteger(forKey: locationKey), coder.decodeInteger(forKey: lengthKey))
        guard start >= 0, count >= 0, start <= length, count <= length - start else { return nil }
        return start..<(start + count)
    }

    static func encode(_ view: UITextView, in coder: NSCoder) {
        let selection = view.selectedRange
        encode(selection.location..<(selection.location + selection.length), in: coder)
        coder.encode(view.isEditable, forKey: editableKey)
    }

    static func decode(_ view: UITextView, from coder: NSCoder) {
        if coder.containsValue(forKey: editableKey) { view.isEditable = coder.decodeBool(forKey: editableKey) }
        if let selection = selection(in: coder, length: view.text.utf16.count) {
            view.selectedRange = NSRange(selection)
        }
    }
}

/// The place of an image view: its bounds, center, transform and anchor point.
@MainActor
enum ImageViewRestoration {
    private static let boundsKey = "UIBounds"
    private static let centerKey = "UICenter"
    private static let transformKey = "UITransform"
    private static let anchorKey = "UIAnchorPoint"

    static func encode(_ view: UIImageView, in coder: NSCoder) {
        func encode(_ text: String, _ key: String) { coder.encode(NSString(string: text), forKey: key) }
        encode(NSCoder.string(for: view.bounds), boundsKey)
        encode(NSCoder.string(for: view.center), centerKey)
        encode(NSCoder.string(for: view.transform), transformKey)
        encode(NSCoder.string(for: view.layer.anchorPoint), anchorKey)
    }

    static func decode(_ view: UIImageView, from coder: NSCoder) {
        func text(_ key: String) -> String? {
            coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil
        }
        guard let bounds = text(boundsKey), let center = text(centerKey), let transform = text(transformKey),
            let anchor = text(anchorKey)
        else { return }
        view.layer.anchorPoint = NSCoder.cgPoint(for: anchor)
        view.bounds = NSCoder.cgRect(for: bounds)
        view.center = NSCoder.cgPoint(for: center)
        view.transform = NSCoder.cgAffineTransform(for: transform)
    }
}
