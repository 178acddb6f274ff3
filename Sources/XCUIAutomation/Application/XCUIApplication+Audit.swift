import UIKit
import UIKitTestDriver

/// What an accessibility audit looks for.
public typealias XCUIAccessibilityAuditType = AccessibilityAuditType

/// What an accessibility audit has found at one place of the screen.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
    /// The element that the issue is about; nil if it is about none.
    public let element: XCUIElement?
    /// The kind of issue: a single one.
    public let auditType: XCUIAccessibilityAuditType
    /// What is wrong, in a few words that are the same for all issues of this sort.
    public let compactDescription: String
    /// What is wrong with which element, with the measured values.
    public let detailedDescription: String

    init(_ issue: AccessibilityAuditIssue, in app: XCUIApplication, _ tree: ElementTree) {
        let node = issue.element.flatMap { object in tree.root.descendants.first { $0.object === object } }
        element = node.map { XCUIElement(.object(WeakObject($0.object), $0.type, app: app)) }
        auditType = issue.auditType
        compactDescription = issue.compactDescription
        detailedDescription = issue.detailedDescription
    }
}

extension XCUIApplication {
    /// Looks for accessibility issues on the screen. The test fails for each issue that is not handled.
    ///
    /// - Parameters:
    ///   - auditTypes: what is looked for.
    ///   - issueHandler: called for each issue; returns whether the test ignores it.
    /// - Throws: errors of the handler.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        guard let session else {
            return TestFailures.record("Failed to audit: \(reasonNotRunning)", of: self, file, line)
        }
        TestFailures.note(file, line)
        session.catchUp()
        session.settle()
        let tree = session.tree()
        for issue in session.app.accessibilityAuditIssues(for: auditTypes) {
            if try issueHandler?(XCUIAccessibilityAuditIssue(issue, in: self, tree)) == true { continue }
            TestFailures.record("Accessibility issue: \(issue.summary)", of: self, file, line)
        }
        session.settle()
    }
}
