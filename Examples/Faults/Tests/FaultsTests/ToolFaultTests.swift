import Testing
import UIKit
import UIKitTestDriver

@testable import Faults

/// Mistakes that a test, or the audit of a screen, finds.
@MainActor @Suite(.serialized)
struct ToolFaultTests {
    @Test func theViewThatTakesTheTouchIsFoundByAHitTest() throws {
        let screen = SwallowedTouchViewController()
        let app = try TestApplication(showing: screen)
        try app.tap(text: "Buy")
        #expect(screen.purchases == 0)
        let place = CGPoint(x: 100, y: 222)
        #expect(screen.view.hitTest(place, with: nil) === screen.messages)
        screen.messages.isUserInteractionEnabled = false
        try app.tap(text: "Buy")
        #expect(screen.purchases == 1)
    }

    @Test func theTestThatFailsListsWhatIsOnTheScreen() throws {
        let app = try TestApplication(showing: MissingLabelViewController())
        let error = #expect(throws: DriverError.self) { try app.activate(label: "Add") }
        let text = error?.description ?? ""
        #expect(text.hasPrefix("There is no accessibility element with the label \"Add\". Elements:"))
        #expect(text.contains("button"))
    }

    @Test func theAuditFindsTheButtonWithoutALabel() throws {
        let screen = MissingLabelViewController()
        let app = try TestApplication(showing: screen)
        let issues = app.accessibilityAuditIssues(for: .sufficientElementDescription)
        #expect(issues.contains { $0.element is UIButton })
        screen.view.subviews.first { $0 is UIButton }?.accessibilityLabel = "Add"
        #expect(app.accessibilityAuditIssues(for: .sufficientElementDescription).isEmpty)
        try app.activate(label: "Add")
        #expect(screen.items == 1)
    }

    @Test func theAuditFindsTheLabelThatCanBeTapped() throws {
        let screen = MissingTraitViewController()
        let app = try TestApplication(showing: screen)
        let issues = app.accessibilityAuditIssues(for: .trait)
        #expect(issues.map(\.compactDescription) == ["Missing trait"])
        #expect(issues.first?.elementDescription == "UILabel \"Show more\"")
        try app.tap(text: "Show more")
        #expect(screen.isExpanded)
    }

    @Test func everyScreenOfTheListOpens() throws {
        let app = try TestApplication(delegate: AppDelegate.self)
        for fault in Fault.allCases {
            try app.tap(text: fault.title)
            app.advance(by: 1)
            let navigation = try #require(app.rootViewController as? UINavigationController)
            #expect(navigation.topViewController?.title == fault.title)
            navigation.popViewController(animated: false)
            app.advance(by: 0.1)
        }
    }
}
