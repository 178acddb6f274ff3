import Foundation

/// What else there is to say of an object, by the names that the desktop's assistive technologies know.
@MainActor
enum AccessibleAttributes {
    static func attributes(of object: NSObject) -> [String: String] {
        var values: [String: String] = [:]
        if let text = (object as? UIResponder)?.accessibilityPlaceholder, !text.isEmpty {
            values["placeholder-text"] = text
        }
        if let labels = object.accessibilityUserInputLabels, !labels.isEmpty {
            values["input-labels"] = labels.joined(separator: "; ")
        }
        for (name, value) in customContent(of: object) { values["custom-\(name)"] = value }
        if object.accessibilityTraits.contains(.summaryElement) { values["summary"] = "true" }
        if let context = object.accessibilityTextualContext {
            values["textual-context"] = String(context.rawValue.dropFirst("UIAccessibilityTextualContext".count))
        }
        return values
    }

    /// The texts that an application adds to the label with an attribute.
    private static func customContent(of object: NSObject) -> [(String, String)] {
        guard let label = object.accessibilityAttributedLabel, label.length > 0,
            let texts = label.attribute(.accessibilityTextCustom, at: 0, effectiveRange: nil) as? [String]
        else { return [] }
        return texts.enumerated().map { ("\($0 + 1)", $1) }
    }
}
