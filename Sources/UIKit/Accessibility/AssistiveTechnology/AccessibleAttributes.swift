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
        let details = texts(in: object) + CustomContent.of(object).map(text(of:))
        for (index, detail) in details.enumerated() { values["custom-\(index + 1)"] = detail }
        if object.accessibilityTraits.contains(.summaryElement) { values["summary"] = "true" }
        if let context = object.accessibilityTextualContext {
            values["textual-context"] = String(context.rawValue.dropFirst("UIAccessibilityTextualContext".count))
        }
        return values
    }

    /// Returns a value with the important details of the object, which are spoken with it.
    static func value(_ value: String, withDetailsOf object: NSObject) -> String {
        let details = CustomContent.of(object).filter(\.isImportant).map(text(of:))
        return ([value] + details).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func text(of detail: SpokenContent) -> String {
        [detail.label, detail.value].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    /// The texts that an application adds to the label with an attribute.
    private static func texts(in object: NSObject) -> [String] {
        guard let label = object.accessibilityAttributedLabel, label.length > 0,
            let texts = label.attribute(.accessibilityTextCustom, at: 0, effectiveRange: nil) as? [String]
        else { return [] }
        return texts
    }
}
