import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

/// What rows say that show it by a mark, a side or a color.
@MainActor @Suite(.serialized)
struct SpokenRowTests {
    private func open(_ identifier: String) throws -> TestApplication {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == identifier })
        let app = try TestApplication(showing: GalleryScreen.navigationController(showing: screen))
        app.advance(by: 1)
        return app
    }

    @Test func aPackedItemOfTheChecklistIsSelected() throws {
        let app = try open("checklist")
        #expect(app.accessibilityTreeText.contains("listBoxItem \"Passport\" 1/10"))
        try app.tap(text: "Passport")
        app.advance(by: 1)
        #expect(app.accessibilityTreeText.contains("listBoxItem \"Passport\" [selected] 1/10"))
        try app.tap(text: "Passport")
        app.advance(by: 1)
        #expect(app.accessibilityTreeText.contains("listBoxItem \"Passport\" 1/10"))
    }

    @Test func aMessageOfTheChatSaysWhoHasWrittenIt() throws {
        let app = try open("chat")
        #expect(app.accessibilityTreeText.contains("\"Are you there already?\" (received)"))
        #expect(app.accessibilityTreeText.contains("\"Almost\" (sent)"))
    }
}
