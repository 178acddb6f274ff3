import Testing
import UIKit
import UIKitTestDriver

@testable import Launch

@MainActor @Suite(.serialized)
struct LaunchTests {
    @Test func aProgramStartsAndItsBarButtonAddsRows() throws {
        let app = try TestApplication(delegate: AppDelegate.self)
        #expect(app.shows(text: "Home"))
        try app.tap(text: "More")
        try app.tap(text: "More")
        app.advance(by: 1)
        #expect(app.visibleTexts.filter { $0.hasPrefix("Row") } == ["Row 0", "Row 1"])
    }
}
