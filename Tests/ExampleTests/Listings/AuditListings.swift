import Testing
import UIKit
import UIKitTestDriver

@testable import Cities

@Suite(.serialized) @MainActor struct AuditListings {
    @Test func everybodyCanAddACity() throws {
        let app = try TestApplication(showing: CitiesViewController(style: .plain))
        try app.performAccessibilityAudit(for: [.contrast, .hitRegion]) { issue in
            // True ignores the issue.
            issue.compactDescription == "Contrast nearly passed"
        }
    }
}
