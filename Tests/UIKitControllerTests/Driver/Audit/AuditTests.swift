import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct AuditTests {
    private static func faults(in view: UIView) {
        view.addSubview(AuditScreen.label("Pale", color: UIColor(white: 0.9, alpha: 1)))
        let button = UIButton(frame: CGRect(x: 20, y: 400, width: 20, height: 20))
        button.backgroundColor = .black
        view.addSubview(button)
    }

    @Test func aCleanScreenHasNoIssues() throws {
        let app = try TestApplication(
            showing: AuditScreen { view in
                view.addSubview(AuditScreen.label("Readable"))
                let button = UIButton(type: .system)
                button.setTitle("Press", for: .normal)
                button.setTitleColor(.black, for: .normal)
                button.titleLabel?.font = .preferredFont(forTextStyle: .body)
                button.titleLabel?.adjustsFontForContentSizeCategory = true
                button.frame = CGRect(x: 20, y: 400, width: 200, height: 100)
                view.addSubview(button)
            })
        try app.performAccessibilityAudit()
    }

    @Test func anAuditFindsOnlyWhatItIsAskedFor() throws {
        let app = try TestApplication(showing: AuditScreen(Self.faults))
        #expect(app.accessibilityAuditIssues(for: .contrast).map(\.auditType) == [.contrast])
        let both = app.accessibilityAuditIssues(for: [.hitRegion, .sufficientElementDescription])
        #expect(both.map(\.auditType) == [.hitRegion, .sufficientElementDescription])
        #expect(app.accessibilityAuditIssues(for: [.trait, .elementDetection, .textClipped, .dynamicType]).isEmpty)
        #expect(app.accessibilityAuditIssues().count == 3)
    }

    @Test func theErrorListsTheIssuesThatTheHandlerDoesNotIgnore() throws {
        let app = try TestApplication(showing: AuditScreen(Self.faults))
        var seen: [String] = []
        let error = #expect(throws: AccessibilityAuditError.self) {
            try app.performAccessibilityAudit { issue in
                seen.append(issue.compactDescription)
                return issue.auditType != .contrast
            }
        }
        #expect(seen == ["Contrast failed", "Hit area is too small", "Element has no description"])
        #expect(error?.description.split(separator: "\n").count == 1)
        #expect(
            error?.description.hasPrefix("UILabel \"Pale\": contrast: The text \"Pale\" has a contrast of 1.") == true)
    }

    @Test func anAuditWhoseIssuesAreAllIgnoredThrowsNothing() throws {
        let app = try TestApplication(showing: AuditScreen(Self.faults))
        try app.performAccessibilityAudit { _ in true }
    }

    @Test func anErrorOfTheHandlerEndsTheAudit() throws {
        struct Stop: Error {}
        let app = try TestApplication(showing: AuditScreen(Self.faults))
        var count = 0
        #expect(throws: Stop.self) {
            try app.performAccessibilityAudit { _ in
                count += 1
                throw Stop()
            }
        }
        #expect(count == 1)
    }

    @Test func whatIsBehindAnAlertIsNotAudited() async throws {
        let app = try TestApplication(showing: AuditScreen(Self.faults))
        app.rootViewController?.present(
            UIAlertController(title: "Done", message: nil, preferredStyle: .alert), animated: false)
        await app.advance(by: 1)
        #expect(app.accessibilityAuditIssues(for: [.contrast, .hitRegion, .sufficientElementDescription]).isEmpty)
    }

    @Test func theKindsHaveXCTestsNamesAndValues() {
        #expect(AccessibilityAuditType.kinds.map(\.type.rawValue) == [1, 2, 4, 8, 1 << 16, 1 << 17, 1 << 18])
        #expect(AccessibilityAuditType.all.description == "all")
        #expect(([.trait, .contrast] as AccessibilityAuditType).description == "contrast, trait")
    }
}
