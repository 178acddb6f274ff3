import UIKit

/// Looks for traits that contradict each other, that a label repeats, and that an element lacks for what it does.
@MainActor
enum TraitAudit {
    static func issues(on screen: AuditedScreen) -> [AccessibilityAuditIssue] {
        screen.elements.flatMap { element in
            [conflict(of: element), repetition(in: element), missing(in: element)].compactMap { $0 }
        }
    }

    private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.searchField, "search field"), (.keyboardKey, "key"),
        (.adjustable, "adjustable"), (.image, "image"),
    ]

    /// A user learns from these what to do with an element, so that only one of them can be true.
    private static let exclusive: [UIAccessibilityTraits] = [
        [.button, .link, .searchField, .keyboardKey], [.button, .adjustable], [.link, .adjustable],
    ]

    private static func conflict(of element: NSObject) -> AccessibilityAuditIssue? {
        let traits = element.accessibilityTraits
        let shared = exclusive.map { $0.intersection(traits) }.first { $0.rawValue.nonzeroBitCount > 1 }
        guard let shared else { return nil }
        let list = names.filter { shared.contains($0.trait) }.map(\.name).joined(separator: " and ")
        return issue(element, "Conflicting traits", "The traits \(list) contradict each other.")
    }

    private static func repetition(in element: NSObject) -> AccessibilityAuditIssue? {
        let words = (element.accessibilityLabel ?? "").lowercased().split(separator: " ")
        guard words.count > 1, let last = words.last else { return nil }
        let repeated = names.first { element.accessibilityTraits.contains($0.trait) && $0.name == last }
        guard let repeated else { return nil }
        return issue(
            element, "Label repeats the trait",
            "The label ends with \"\(repeated.name)\", which a screen reader says because of the trait.")
    }

    private static func missing(in element: NSObject) -> AccessibilityAuditIssue? {
        let all = names.reduce(into: UIAccessibilityTraits.toggleButton) { $0.formUnion($1.trait) }
        guard element.accessibilityTraits.isDisjoint(with: all), let view = element as? UIView, isTouched(view) else {
            return nil
        }
        return issue(element, "Missing trait", "The element can be touched, and no trait says so.")
    }

    /// Whether a tap on the view itself does something that its class does not say.
    private static func isTouched(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled, !(view is any UITextInput) else { return false }
        if view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) == true {
            return true
        }
        guard let control = view as? UIControl else { return false }
        return !control.allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
    }

    private static func issue(_ element: NSObject, _ compact: String, _ details: String) -> AccessibilityAuditIssue {
        AccessibilityAuditIssue(
            auditType: .trait, compactDescription: compact, detailedDescription: details, element: element)
    }
}
