import UIKit
import XCTest
import XCUIAutomation

/// Accessibility audits.
final class AuditUITests: ShopTestCase {
    override func setUp() {
        super.setUp()
        app.tabBars.buttons["Settings"].tap()
    }

    func testAnIssueHasItsElement() throws {
        var names: [String] = []
        try app.performAccessibilityAudit(for: .hitRegion) { issue in
            XCTAssertEqual(issue.auditType, .hitRegion)
            names.append(issue.element?.label ?? issue.compactDescription)
            return true
        }
        XCTAssertFalse(names.isEmpty)
    }

    func testAnIssueThatIsNotHandledFails() {
        let messages = failures { try? app.performAccessibilityAudit(for: [.hitRegion]) }
        XCTAssertFalse(messages.isEmpty)
        XCTAssertTrue(messages.allSatisfy { $0.hasPrefix("Accessibility issue: ") })
    }
}
