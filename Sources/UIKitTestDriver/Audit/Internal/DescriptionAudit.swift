import UIKit

/// Looks for elements that a screen reader has nothing to say of, and for labels that are names of files or classes.
@MainActor
enum DescriptionAudit {
    static func issues(on screen: AuditedScreen) -> [AccessibilityAuditIssue] {
        screen.elements.compactMap { element in
            let texts = [element.accessibilityLabel, element.accessibilityValue].compactMap { $0 }
            if texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return missing(element) }
            guard let label = element.accessibilityLabel, isMadeForMachines(label) else { return nil }
            return AccessibilityAuditIssue(
                auditType: .sufficientElementDescription, compactDescription: "Label not human-readable",
                detailedDescription: "The label \"\(label)\" looks like the name of a file or of a type.",
                element: element)
        }
    }

    private static func missing(_ element: NSObject) -> AccessibilityAuditIssue? {
        // A label without text shows nothing that could be described.
        if element is UILabel { return nil }
        return AccessibilityAuditIssue(
            auditType: .sufficientElementDescription, compactDescription: "Element has no description",
            detailedDescription: "The element has neither a label nor a value.", element: element)
    }

    private static let pictureTypes: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif"]

    private static func isMadeForMachines(_ label: String) -> Bool {
        guard !label.contains(where: \.isWhitespace) else { return false }
        let parts = label.split(separator: ".")
        if parts.count > 1, let last = parts.last, pictureTypes.contains(last.lowercased()) { return true }
        if label.contains("_"), !label.contains("@"), label.contains(where: \.isLetter) { return true }
        return label.hasPrefix("UI") && label.dropFirst(2).first?.isUppercase == true
            && label.contains(where: \.isLowercase)
    }
}
