import Foundation
import HostInterface
import UIKit
import XCTest

@testable import SDLHost

/// Keys of an X server reach the responder that takes text, through the layout and SDL.
final class TypingTests: XCTestCase {
    func testKeysOfAnXServerTypeText() throws {
        try XCTSkipUnless(XServer.isInstalled, "xvfb and xdotool are not installed")
        try MainActor.assumeIsolated {
            let server = try XServer(width: 640, height: 800)
            defer { server.stop() }
            try server.whileInUse {
                let delegate = FieldDelegate()
                let stage = try XStage(server: server) { delegate }
                defer { stage.end() }
                try server.setLayout("de")
                let text = "Grüße, 5 €! (Öl)"
                try server.xdotool("type", "--delay", "5", text)
                try stage.serve { delegate.field.text.count == text.count }
                XCTAssertEqual(delegate.field.text, text)

                try server.xdotool("key", "BackSpace", "Return", "Tab", "alt+f", "ctrl+a", "x")
                try stage.serve { delegate.field.text.hasSuffix("x") }
                XCTAssertEqual(delegate.field.text, "Grüße, 5 €! (Öl\n\tx")

                // xdotool types a line break with the key Linefeed.
                try server.xdotool("type", "--delay", "5", "y\nz")
                try stage.serve { delegate.field.text.hasSuffix("z") }
                XCTAssertEqual(delegate.field.text.suffix(4), "xy\nz")

                // What the keys of characters that need shift say of themselves.
                XCTAssertTrue(delegate.field.keys.contains("! 1"), "\(delegate.field.keys)")
            }
        }
    }
}

@MainActor
private final class Field: UIView, UIKeyInput {
    var text = ""
    /// Characters with and without modifiers.
    var keys: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) { self.text += text }

    func deleteBackward() { if hasText { text.removeLast() } }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key).map { "\($0.characters) \($0.charactersIgnoringModifiers)" }
        super.pressesBegan(presses, with: event)
    }
}

@MainActor
private final class FieldDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(field)
        window.makeKeyAndVisible()
        self.window = window
        field.becomeFirstResponder()
    }
}
