import UIKit

/// Looks for text that its label cuts off, with or without an ellipsis. Text that is scaled down to its label is not cut
/// off.
@MainActor
enum TextClippedAudit {
    static func issues(on screen: AuditedScreen) -> [AccessibilityAuditIssue] {
        screen.texts.compactMap { text in
            guard let label = text.view as? UILabel, let needed = missingSpace(of: label) else { return nil }
            return AccessibilityAuditIssue(
                auditType: .textClipped, compactDescription: "Text clipped",
                detailedDescription: "The text \"\(text.text)\" needs \(needed) and its label has "
                    + "\(size(label.bounds.size)).",
                element: screen.element(for: label))
        }
    }

    /// Returns the size that the text needs; nil if it fits.
    private static func missingSpace(of label: UILabel) -> String? {
        label.numberOfLines == 1 ? missingWidth(of: label) : missingHeight(of: label)
    }

    private static func missingWidth(of label: UILabel) -> String? {
        let needed = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
        var width = needed.width
        if label.adjustsFontSizeToFitWidth { width *= label.minimumScaleFactor }
        if label.allowsDefaultTighteningForTruncation {
            width -= label.font.pointSize / 20 * CGFloat(label.text?.count ?? 0)
        }
        return width > label.bounds.width + 1 ? size(needed) : nil
    }

    private static func missingHeight(of label: UILabel) -> String? {
        let space = CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000)
        let whole = label.textRect(forBounds: space, limitedToNumberOfLines: 0)
        let shown = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        return whole.height > shown.height + 1 ? size(whole.size) : nil
    }

    private static func size(_ size: CGSize) -> String {
        "\(Int(size.width.rounded(.up))) x \(Int(size.height.rounded(.up))) points"
    }
}
