import Foundation
import HostInterface
import SessionRecording
import Testing
import UIKit

@testable import UIKitTestDriver

/// The tests that a replay writes.
@MainActor @Suite(.serialized) struct RecordedTestTests {
    private let subject = ScriptSubject(
        module: "Cities", delegate: "AppDelegate", date: "2026-11-30T00:17:52Z",
        window: RecordedWindow(
            number: 1, size: HostSize(width: 390, height: 844), scale: 2, nativeScale: 2, refreshRate: 60,
            appearance: .dark),
        texts: ["Porto", "say \"hi\""])

    /// One action of each kind, a second apart.
    private var actions: [TimedAction] {
        let porto = TouchTarget(
            point: CGPoint(x: 20, y: 30), driver: "text: \"Porto\"", interface: "staticTexts[\"Porto\"]")
        let place = TouchTarget(point: CGPoint(x: 1.25, y: 2))
        var desktop = HostPreferences()
        desktop.prefersBoldText = true
        desktop.textScale = 1.25
        desktop.accentColor = HostColor(red: 1, green: 0.5, blue: 0)
        let all: [ScriptAction] = [
            .tap(porto), .tap(place), .longPress(porto, duration: 0.8),
            .drag(porto, to: CGPoint(x: 20, y: -70), duration: 0.2, holding: 0, row: nil),
            .drag(porto, to: CGPoint(x: -80, y: 30), duration: 0.2, holding: 0.5, row: IndexPath(row: 3, section: 1)),
            .pinch(
                at: CGPoint(x: 100, y: 100), from: 50, to: 150, movement: CGVector(dx: 0, dy: 5), duration: 0.5),
            .click(porto, .command), .secondaryClick(porto),
            .dragPointer(from: .zero, to: CGPoint(x: 5, y: 5), button: 1, duration: 1, holding: 0),
            .wheel(at: CGPoint(x: 1, y: 2), by: CGVector(dx: 0, dy: -120), isPrecise: false, []),
            .type("Porto \"2\""), .press(.keyboardReturnOrEnter, []), .press(.keyboardC, .command),
            .compose("に", selection: 0..<1), .drop(files: ["/a"], text: nil, at: .zero), .copy("x"),
            .resize(CGSize(width: 500, height: 400)), .style(isDark: true), .active(false), .visible(false),
            .preferences(desktop, before: HostPreferences()), .remark("Three fingers."), .closeWindow,
        ]
        return all.enumerated().map { index, action in
            TimedAction(start: Double(index + 1), end: Double(index + 1), action: action)
        }
    }

    @Test func theDriversTestHasEveryAction() {
        #expect(
            DriverTestText(subject: subject, actions: Array(actions.prefix(3))).source == #"""
                import Testing
                import UIKit
                import UIKitTestDriver

                @testable import Cities

                /// Written by `trestle replay --test`, from a session of 2026-11-30T00:17:52Z.
                @MainActor @Suite(.serialized)
                struct RecordedSessionTests {
                    @Test func theSessionEndsAsRecorded() async throws {
                        let app = try TestApplication(delegate: AppDelegate.self, size: CGSize(width: 390, height: 844), scale: 2, style: .dark)
                        await app.advance(by: 1)
                        try app.tap(text: "Porto")
                        await app.advance(by: 1)
                        app.tap(at: CGPoint(x: 1.25, y: 2))
                        await app.advance(by: 1)
                        try app.longPress(text: "Porto", duration: 0.8)
                        try await app.settle()
                        #expect(app.visibleTexts == ["Porto", "say \"hi\""])
                    }
                }

                """#)
        let source = DriverTestText(subject: subject, actions: actions).source
        let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("await app.advance") }
        #expect(
            lines.dropFirst(12).dropLast(4).joined(separator: "\n") == #"""
                app.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 20, y: -70), duration: 0.2, holding: 0)
                try app.swipeRow(at: IndexPath(row: 3, section: 1), by: -100, duration: 0.2, holding: 0.5)
                app.pinch(at: CGPoint(x: 100, y: 100), from: 50, to: 150, movingBy: CGVector(dx: 0, dy: 5), duration: 0.5)
                try app.click(app.view(text: "Porto"), modifiers: [.command])
                try app.secondaryClick(app.view(text: "Porto"))
                app.dragPointer(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 5, y: 5), buttonNumber: 1, duration: 1, holding: 0)
                app.wheel(at: CGPoint(x: 1, y: 2), by: CGVector(dx: 0, dy: -120))
                app.type("Porto \"2\"")
                app.press(.keyboardReturnOrEnter)
                app.press(.keyboardC, modifiers: [.command])
                app.compose("に", selection: 0..<1)
                app.drop(files: [URL(filePath: "/a")], text: nil, at: CGPoint(x: 0, y: 0))
                app.copyInAnotherProgram("x")
                app.resize(to: CGSize(width: 500, height: 400))
                app.setStyle(.dark)
                app.setActive(false)
                app.enterBackground()
                app.setContentSizeCategory(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL"))
                app.setBoldText(true)
                app.setAccentColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
                // Three fingers.
                app.closeWindow()
                """#)
    }

    @Test func theInterfaceTestHasEveryActionThatADeviceKnows() {
        let source = InterfaceTestText(subject: subject, actions: actions).source
        #expect(
            source == #"""
                import XCTest

                /// Written by `trestle replay --ui-test`, from a session of 2026-11-30T00:17:52Z.
                final class RecordedSessionUITests: XCTestCase {
                    @MainActor
                    func testTheSessionEndsAsRecorded() throws {
                        let app = XCUIApplication()
                        app.launch()
                        app.staticTexts["Porto"].firstMatch.tap()
                        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1.25, dy: 2)).tap()
                        app.staticTexts["Porto"].firstMatch.press(forDuration: 0.8)
                        app.staticTexts["Porto"].firstMatch.swipeUp()
                        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 20, dy: 30)).press(forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: -80, dy: 30)), withVelocity: XCUIGestureVelocity(rawValue: 500), thenHoldForDuration: 0.5)
                        app.pinch(withScale: 3, velocity: 4)
                        app.staticTexts["Porto"].firstMatch.tap()
                        app.staticTexts["Porto"].firstMatch.press(forDuration: 1)
                        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 0, dy: 0)).press(forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 5, dy: 5)), withVelocity: XCUIGestureVelocity(rawValue: 7), thenHoldForDuration: 0)
                        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1, dy: 2)).press(forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1, dy: -118)), withVelocity: XCUIGestureVelocity(rawValue: 240), thenHoldForDuration: 0.1)
                        app.typeText("Porto \"2\"")
                        app.typeText(XCUIKeyboardKey.return.rawValue)
                        app.typeKey("c", modifierFlags: [.command])
                        // The input method has shown "に".
                        // Another program has dropped something.
                        // Another program has copied "x".
                        // The window has got the size CGSize(width: 500, height: 400).
                        XCUIDevice.shared.appearance = .dark
                        // The window became inactive.
                        XCUIDevice.shared.press(.home)
                        // The user has changed settings of the desktop.
                        // Three fingers.
                        app.terminate()
                        XCTAssertTrue(app.descendants(matching: .any).matching(NSPredicate(format: "label == %@ OR value == %@", "Porto", "Porto")).firstMatch.waitForExistence(timeout: 5))
                        XCTAssertTrue(app.descendants(matching: .any).matching(NSPredicate(format: "label == %@ OR value == %@", "say \"hi\"", "say \"hi\"")).firstMatch.waitForExistence(timeout: 5))
                    }
                }

                """#)
    }

    // MARK: What was touched

    @Test func aSessionIsWrittenInTermsOfWhatWasTouched() async throws {
        let session = try RecordedApplication()
        let app = session.app
        try app.tap(text: "City 3")
        await app.advance(by: 0.5)
        try app.longPress(text: "City 4")
        await app.advance(by: 0.5)
        try app.tap(identifier: "name")
        app.type("Hi")
        app.press(.keyboardDeleteOrBackspace)
        await app.advance(by: 0.6)
        app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), duration: 0.2)
        await app.advance(by: 1)
        app.tap(at: CGPoint(x: 160, y: 52))
        let outcome = try await session.replay().run(making: .tests)
        let test = try #require(outcome.test)
        let lines = test.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let actions = lines.filter { $0.hasPrefix("app.") || $0.hasPrefix("try app.") }
        #expect(
            actions == [
                "try app.tap(text: \"City 3\")", "try app.longPress(text: \"City 4\", duration: 0.7)",
                "try app.tap(identifier: \"name\")", "app.type(\"Hi\")", "app.press(.keyboardDeleteOrBackspace)",
                "app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), duration: 0.2, holding: 0)",
                "app.tap(at: CGPoint(x: 160, y: 52))",
            ])
        let interfaceTest = try #require(outcome.interfaceTest)
        #expect(interfaceTest.contains("app.staticTexts[\"City 3\"].firstMatch.tap()\n"))
        #expect(interfaceTest.contains("app.textFields[\"name\"].firstMatch.tap()\n"))
        #expect(interfaceTest.contains("app.typeText(\"Hi\")\n"))
    }

    @Test func theEndOfTheApplicationIsNoPartOfItsTest() async throws {
        let session = try RecordedApplication()
        try session.app.tap(text: "City 3")
        await session.app.advance(by: 0.5)
        session.app.closeWindow()
        let test = try #require(try await session.replay().run(making: .tests).test)
        #expect(test.contains("try app.tap(text: \"City 3\")\n"))
        #expect(!test.contains("closeWindow"))
        #expect(test.contains("#expect(app.visibleTexts == [\"City 3\", \"City 1\", \"City 2\""))
    }
}
