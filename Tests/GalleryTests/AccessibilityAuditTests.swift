import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

/// Audits the screens of the Gallery in light and in dark appearance.
@MainActor @Suite(.serialized)
struct AccessibilityAuditTests {
    /// Issues that are accepted, by the identifier of their screen: the element and the kind, as
    /// `AccessibilityAuditIssue.summary` begins. Each needs a reason.
    private static let accepted: [String: [String]] = [
        // A monogram in a circle of a fixed size, with the name beside it.
        "settings": ["UILabel \"JM\": dynamicType"]
    ]

    @Test func everyScreenIsAudited() {
        #expect(Set(GalleryScreen.all.map(\.identifier)) == Set(Self.identifiers))
    }

    private nonisolated static let identifiers = [
        "cities", "mail", "languages", "contacts", "states", "countries", "dictionary", "stories", "news", "chat",
        "catalogue", "configurations", "cells", "handmade", "separators", "look", "inspector", "settings",
        "drawing", "pages", "checklist", "hotlist", "basket", "recover", "reorder", "playlists", "billion", "log",
        "shuffle", "filter", "thumbnails", "grid", "outline", "controls", "text", "keyboard", "alerts", "bars",
    ]

    // Small text of iOS's own secondary label has a contrast of 3.4 on white, and blue text one of 4.
    private static func isOfSystemColors(_ issue: AccessibilityAuditIssue) -> Bool {
        issue.compactDescription == "Contrast nearly passed"
    }

    @Test(arguments: identifiers, [UIUserInterfaceStyle.light, .dark])
    func aScreenHasNoAccessibilityIssues(identifier: String, style: UIUserInterfaceStyle) throws {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == identifier })
        let app = try TestApplication(showing: GalleryScreen.navigationController(showing: screen), style: style)
        app.advance(by: 1)
        let accepted = Self.accepted[identifier] ?? []
        var used: Set<String> = []
        try app.performAccessibilityAudit { issue in
            if let entry = accepted.first(where: issue.summary.hasPrefix) {
                used.insert(entry)
                return true
            }
            return Self.isOfSystemColors(issue)
        }
        // An entry that is not needed any more is removed from the list.
        #expect(used == Set(accepted))
    }

    @Test(arguments: identifiers)
    func textsFitAtTheLargestSize(identifier: String) throws {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == identifier })
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(showing: screen),
            contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        app.advance(by: 1)
        try app.performAccessibilityAudit(for: [.textClipped, .hitRegion, .elementDetection])
    }
}
