import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct KeyboardScreenTests {
    private func open() throws -> TestApplication {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == "keyboard" })
        let app = try TestApplication(showing: GalleryScreen.navigationController(showing: screen), scale: 1)
        app.frame()
        return app
    }

    private func press(_ app: TestApplication, _ keys: UIKeyboardHIDUsage...) {
        for key in keys {
            app.press(key)
            app.advance(by: 0.4)
        }
    }

    private func focused(_ app: TestApplication) -> String? {
        let item = app.window.windowScene?.focusSystem?.focusedItem
        return (item as? UITableViewCell)?.textLabel?.text ?? (item as? UIView)?.accessibilityLabel
    }

    @Test func teaIsOrderedWithoutAPointer() throws {
        let app = try open()
        press(app, .keyboardTab, .keyboardRightArrow, .keyboardRightArrow)
        #expect(focused(app) == "Black")
        press(app, .keyboardReturnOrEnter, .keyboardTab, .keyboardDownArrow)
        #expect(focused(app) == "Darjeeling")
        press(app, .keyboardSpacebar, .keyboardTab, .keyboardRightArrow)
        #expect(focused(app) == "Orange")
        press(app, .keyboardDownArrow, .keyboardDownArrow)
        #expect(focused(app) == "Order")
        press(app, .keyboardReturnOrEnter)
        _ = try app.view(text: "Darjeeling, indigo cup")
    }

    @Test func tabLeadsRoundAndBack() throws {
        let app = try open()
        press(app, .keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab)
        #expect(focused(app) == "Order")
        // The bar above the screen comes between the last and the first.
        for _ in 0..<3 where focused(app) != "All" { press(app, .keyboardTab) }
        #expect(focused(app) == "All")
        for _ in 0..<3 where focused(app) != "Order" { app.press(.keyboardTab, modifiers: .shift) }
        #expect(focused(app) == "Order")
    }
}
