import UIKit

/// Looks for text that no accessibility element stands for: neither the view, nor one around or inside it, nor one whose
/// frame covers at least half of the text.
@MainActor
enum ElementDetectionAudit {
    static func issues(on screen: AuditedScreen) -> [AccessibilityAuditIssue] {
        screen.texts.filter { !isDetected($0, on: screen) }.map { text in
            AccessibilityAuditIssue(
                auditType: .elementDetection, compactDescription: "Potentially inaccessible text",
                detailedDescription: "No accessibility element stands for the text \"\(text.text)\".",
                element: text.view)
        }
    }

    private static func isDetected(_ text: AuditedText, on screen: AuditedScreen) -> Bool {
        let area = text.visibleFrame.width * text.visibleFrame.height
        return screen.elements.contains { element in
            if element === text.view { return true }
            if let view = element as? UIView, view.isDescendant(of: text.view) { return true }
            let common = element.accessibilityFrame.intersection(text.visibleFrame)
            return !common.isNull && common.width * common.height >= area / 2
        }
    }
}
