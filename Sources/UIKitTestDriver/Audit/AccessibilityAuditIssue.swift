import UIKit

/// What an accessibility audit has found at one place of the screen.
@preconcurrency @MainActor
public struct AccessibilityAuditIssue {
    /// The kind of issue: a single one.
    public let auditType: AccessibilityAuditType
    /// What is wrong, in a few words that are the same for all issues of this sort. The texts are XCTest's where those
    /// are known.
    public let compactDescription: String
    /// What is wrong with which element, with the measured values.
    public let detailedDescription: String
    /// The accessibility element that the issue is about, or the view, if no element stands for it.
    public let element: NSObject?

    /// What the element is called: its label, its identifier or its class; "-" without an element.
    public var elementDescription: String {
        guard let element else { return "-" }
        let identifier = (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        let names = [element.accessibilityLabel, identifier, (element as? UIView).flatMap(shownText(of:))]
        let name = names.compactMap { $0 }.first { !$0.isEmpty }
        let type = String(describing: Swift.type(of: element))
        return name.map { "\(type) \"\($0)\"" } ?? type
    }

    /// The issue as a line of text: the element, the kind and the sentence.
    public var summary: String { "\(elementDescription): \(auditType): \(detailedDescription)" }
}

/// The issues that a test has not handled: see ``TestApplication/performAccessibilityAudit(for:_:)``.
public struct AccessibilityAuditError: Error, CustomStringConvertible, Sendable {
    /// The issues as text, one per line.
    public let description: String

    @MainActor
    init(_ issues: [AccessibilityAuditIssue]) {
        description = issues.map(\.summary).joined(separator: "\n")
    }
}
