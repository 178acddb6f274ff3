import Foundation
import GalleryScreens
import UIKit
import XCTest

/// Screens of the Gallery whose rows are swiped, edited, moved and found by an index, with input of an X server: the frames
/// are those of the driver.
final class SameScreensTests: XCTestCase {
    func testMail() throws { try compare(.mail) }
    func testContacts() throws { try compare(.contacts) }
    func testLanguages() throws { try compare(.languages) }
    func testChecklist() throws { try compare(.checklist) }
    func testReorder() throws { try compare(.reorder) }
    func testKeyboard() throws { try compare(.keyboard) }

    private func compare(_ screen: PlayedScreen) throws {
        try XCTSkipUnless(XServer.isInstalled, "xvfb and xdotool are not installed")
        try MainActor.assumeIsolated {
            let server = try XServer(width: 640, height: 800)
            defer { server.stop() }
            let memory = try HeadlessStage { ScreenDelegate(screen.identifier) }
            let expected = try screen.parts.map { try memory.play($0.steps) }
            memory.end()
            try server.whileInUse {
                let display = try XStage(server: server) { ScreenDelegate(screen.identifier) }
                defer { display.end() }
                for (part, wanted) in zip(screen.parts, expected) {
                    SameFramesTests.compare(try display.play(part.steps), wanted, part)
                }
            }
        }
    }
}

/// A screen in a window of 240 x 360 points, and what a user does there.
private struct PlayedScreen {
    let identifier: String
    let parts: [Part]

    static let mail = PlayedScreen(
        identifier: "mail",
        parts: [
            Part(
                name: "a swipe that opens a row",
                steps: pull(from: (210, 100), to: (70, 100)) + [.frames(6), .release, .frames(20)]),
            Part(name: "a tap beside the buttons", steps: tap(20, 200) + [.frames(30)]),
            Part(
                name: "a full swipe",
                steps: pull(from: (225, 100), to: (5, 100)) + [.frames(6), .release, .frames(40)]),
        ])

    static let contacts = PlayedScreen(
        identifier: "contacts",
        parts: [
            Part(
                name: "a finger that moves over the index",
                steps: hover(232, 150) + pull(from: (232, 150), to: (232, 300)) + [.frames(3), .release, .frames(10)])
        ])

    static let languages = PlayedScreen(
        identifier: "languages",
        parts: [
            Part(
                name: "a fling below floating headers",
                steps: pull(from: (100, 300), to: (100, 160)) + [.release, .frames(40)]),
            Part(
                name: "a pointer that moves over the index",
                steps: hover(232, 190) + pull(from: (232, 190), to: (232, 230)) + [.frames(3), .release, .frames(10)]),
        ])

    static let checklist = PlayedScreen(
        identifier: "checklist",
        parts: [
            Part(name: "a tick", steps: tap(100, 120) + [.frames(20)]),
            Part(name: "Edit", steps: tap(215, 22) + [.frames(30)]),
            Part(name: "a minus", steps: tap(40, 120) + [.frames(30)]),
            Part(name: "the button", steps: tap(190, 120) + [.frames(40)]),
            Part(
                name: "a row that is moved",
                steps: pull(from: (194, 120), to: (194, 200)) + [.frames(20), .release, .frames(30)]),
        ])

    static let reorder = PlayedScreen(
        identifier: "reorder",
        parts: [
            Part(name: "a row that is lifted", steps: [.press(x: 194, y: 166), .frames(20)]),
            Part(name: "the gap", steps: (1...12).flatMap { slide(194, 166 + Double($0) * 6) } + [.frames(20)]),
            Part(
                name: "the edge of the table",
                steps: (1...10).flatMap { slide(194, 238 + Double($0) * 12) } + [.frames(30)]),
            Part(name: "the row comes down", steps: [.release, .frames(30)]),
        ])

    static let keyboard = PlayedScreen(
        identifier: "keyboard",
        parts: [
            Part(
                name: "a filter",
                steps: [.key(.tab), .frames(10), .key(.right), .frames(10), .key(.space), .frames(20)]),
            Part(name: "a row", steps: [.key(.tab), .frames(10), .key(.down), .frames(30), .key(.space), .frames(20)]),
            Part(name: "a cup", steps: [.key(.tab), .frames(10), .key(.right), .frames(20)]),
            Part(name: "the guide", steps: [.key(.down), .frames(20), .key(.down), .frames(20)]),
        ])

    /// Where the pointer comes near a scroll indicator, which a server reports before the button is pressed.
    private static func hover(_ x: Double, _ y: Double) -> [Step] { [.hover(x: x, y: y), .frames(1)] }

    private static func tap(_ x: Double, _ y: Double) -> [Step] { [.press(x: x, y: y), .frames(4), .release] }

    private static func slide(_ x: Double, _ y: Double) -> [Step] { [.move(x: x, y: y), .frames(1)] }

    private static func pull(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> [Step] {
        [.press(x: start.x, y: start.y), .frames(1)]
            + (1...10).flatMap { step -> [Step] in
                let part = Double(step) / 10
                return slide(
                    (start.x + (end.x - start.x) * part).rounded(), (start.y + (end.y - start.y) * part).rounded())
            }
    }
}

@MainActor
private final class ScreenDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private let identifier: String

    init(_ identifier: String) { self.identifier = identifier }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryScreen.navigationController(
            showing: GalleryScreen.all.first { $0.identifier == identifier })
        window.makeKeyAndVisible()
        self.window = window
    }
}
