import Foundation

/// The selection of a text field or a text view.
@MainActor
enum TextRestoration {
    private static let locationKey = "UISelectionLocation"
    private static let lengthKey = "UISelectionLength"

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
}
