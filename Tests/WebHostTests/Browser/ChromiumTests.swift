import HostInterface
import XCTest

@testable import WebHost

/// The page in a real browser, where one is installed. XCTest runs these on the main thread, where an application runs
/// its host.
final class ChromiumTests: XCTestCase {
    /// Opens the page on a screen of two pixels for a point, and waits for the window's picture.
    private func visit(_ body: @escaping @Sendable (Visitor, Chromium) throws -> Void) throws {
        try MainActor.assumeIsolated {
            let application = try ServedApplication(width: 200, height: 300)
            let url = application.host.url
            try application.run { visitor in
                let browser = try Chromium()
                try browser.call(
                    "Emulation.setDeviceMetricsOverride",
                    ["width": 800, "height": 900, "deviceScaleFactor": 2, "mobile": false])
                try browser.call("Page.navigate", ["url": url])
                try browser.wait(for: "document.querySelector('canvas')?.width === 400")
                try visitor.expectSamePixels(in: browser)
                try body(visitor, browser)
            }
        }
    }

    func testTheCanvasHasTheWindowsPixels() throws {
        try visit { visitor, browser in
            for step in [7, 30, 1, 100, 250, 3, 3, 3, 60, 60] {
                visitor.inApplication { $0.scroll(by: step) }
            }
            try visitor.expectSamePixels(in: browser)
            XCTAssertEqual(try browser.evaluate("document.title") as? String, "Rows")
        }
    }

    func testTheTokenLeavesTheAddress() throws {
        try visit { visitor, browser in
            XCTAssertEqual(try browser.evaluate("location.href") as? String, "http://\(visitor.host)/")
            XCTAssertEqual(try browser.evaluate("document.cookie") as? String, "")
        }
    }

    func testAReloadShowsTheSamePicture() throws {
        try visit { visitor, browser in
            visitor.inApplication { $0.scroll(by: 40) }
            try browser.call("Page.reload")
            try browser.wait(for: "document.querySelector('canvas')?.width === 400")
            try visitor.expectSamePixels(in: browser)
        }
    }

    func testTouchesKeysAndCompositionsArrive() throws {
        try visit { visitor, browser in
            visitor.inApplication { application in
                application.host.textInput = HostTextInput(x: 10, y: 10, width: 2, height: 20)
            }
            try browser.wait(for: "document.activeElement.id === 'typing'")
            visitor.inApplication { $0.forgetEvents() }
            let points = [["x": 400, "y": 450, "id": 1], ["x": 420, "y": 470, "id": 2]]
            try browser.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": points])
            try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
            let key: [String: Any] = ["key": "a", "code": "KeyA", "text": "a", "windowsVirtualKeyCode": 65]
            try browser.call("Input.dispatchKeyEvent", key.merging(["type": "keyDown"]) { $1 })
            try browser.call("Input.dispatchKeyEvent", key.merging(["type": "keyUp"]) { $1 })
            try browser.call("Input.imeSetComposition", ["text": "に", "selectionStart": 1, "selectionEnd": 1])
            try browser.call("Input.insertText", ["text": "日"])
            var kinds: [String] = []
            for _ in 0..<500 where kinds.last != "text 日" {
                kinds = visitor.inApplication { $0.events.compactMap(kind) }
                usleep(10_000)
            }
            XCTAssertEqual(
                kinds,
                [
                    "began", "began", "ended", "ended", "key down", "text a", "key up", "compose に", "compose 日",
                    "compose ", "text 日",
                ])
        }
    }
}

/// Nil for events that depend on the browser.
private func kind(_ event: HostEvent) -> String? {
    switch event {
    case .pointer(let event): event.kind == .touch ? "\(event.phase)" : nil
    case .key(let event): "key \(event.isDown ? "down" : "up")"
    case .text(let text): "text \(text)"
    case .composition(let text, _): "compose \(text)"
    default: nil
    }
}

extension Visitor {
    /// Waits until the canvas has the same bytes as the window.
    fileprivate func expectSamePixels(in browser: Chromium) throws {
        for _ in 0..<200 {
            if try browser.pixels() == inApplication({ $0.window.capture().bytes }) { return }
            usleep(20_000)
        }
        XCTFail("the canvas and the window differ")
    }
}
