import Testing
import UIKit
import UIKitTestDriver

@testable import Groceries

@MainActor @Suite(.serialized)
struct GroceriesTests {
    @Test func theButtonAddsARow() throws {
        let app = try TestApplication(delegate: AppDelegate.self)
        try app.tap(label: "Add")
        app.advance(by: 0.5)
        #expect(app.shows(text: "Item 4"))
    }
}
