import UIKit

// Audits of what is on the screen, as XCUIApplication has them.
extension TestApplication {
    /// Looks for accessibility issues on the screen, as XCTest's method of the same name does.
    ///
    /// The rules are documented in the article <doc:AccessibilityAudits>. The audit of dynamic type changes the content
    /// size category for two frames and restores it; the others change nothing.
    ///
    /// - Parameters:
    ///   - auditTypes: what is looked for.
    ///   - issueHandler: called for each issue; returns whether the test ignores it.
    /// - Throws: ``AccessibilityAuditError`` with all issues that are not ignored, and errors of the handler.
    public func performAccessibilityAudit(
        for auditTypes: AccessibilityAuditType = .all, _ issueHandler: ((AccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        let issues = try accessibilityAuditIssues(for: auditTypes).filter { try issueHandler?($0) != true }
        guard issues.isEmpty else { throw AccessibilityAuditError(issues) }
    }

    /// Returns the accessibility issues on the screen, kind by kind and each in reading order.
    ///
    /// - Parameter auditTypes: what is looked for.
    public func accessibilityAuditIssues(for auditTypes: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
        let screen = AuditedScreen(self)
        var issues: [AccessibilityAuditIssue] = []
        if auditTypes.contains(.contrast) { issues += ContrastAudit.issues(on: screen, in: screenshot()) }
        if auditTypes.contains(.elementDetection) { issues += ElementDetectionAudit.issues(on: screen) }
        if auditTypes.contains(.hitRegion) { issues += HitRegionAudit.issues(on: screen) }
        if auditTypes.contains(.sufficientElementDescription) { issues += DescriptionAudit.issues(on: screen) }
        if auditTypes.contains(.textClipped) { issues += TextClippedAudit.issues(on: screen) }
        if auditTypes.contains(.trait) { issues += TraitAudit.issues(on: screen) }
        // The last one, because it lays everything out again.
        if auditTypes.contains(.dynamicType) { issues += DynamicTypeAudit.issues(on: screen, of: self) }
        return issues
    }
}
