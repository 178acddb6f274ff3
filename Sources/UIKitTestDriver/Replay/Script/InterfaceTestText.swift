internal import HostInterface
internal import SessionRecording
import UIKit

/// Writes a user interface test with XCTest, which Xcode runs on a device and `trestle test` here.
struct InterfaceTestText {
    let subject: ScriptSubject
    let actions: [TimedAction]

    /// How many of the texts at the end are looked for.
    private static let greatestCountOfTexts = 5

    var source: String {
        """
        import XCTest

        /// Written by `trestle replay --ui-test`, from a session of \(subject.date).
        final class RecordedSessionUITests: XCTestCase {
            @MainActor
            func testTheSessionEndsAsRecorded() throws {
                let app = XCUIApplication()
                app.launch()
        \((actions.flatMap { lines(of: $0.action) } + expectations).map { "        " + $0 }.joined(separator: "\n"))
            }
        }

        """
    }

    private var expectations: [String] {
        var known: Set<String> = []
        let texts = subject.texts.filter { known.insert($0).inserted }.prefix(Self.greatestCountOfTexts)
        return texts.map { text in
            // Labels, buttons and fields have their texts in different queries.
            let literal = SwiftLiteral.text(text)
            let predicate = "NSPredicate(format: \"label == %@ OR value == %@\", \(literal), \(literal))"
            return "XCTAssertTrue(app.descendants(matching: .any).matching(\(predicate)).firstMatch"
                + ".waitForExistence(timeout: 5))"
        }
    }

    private func lines(of action: ScriptAction) -> [String] {
        switch action {
        case .tap(let target), .click(let target, _): ["\(element(target)).tap()"]
        case .longPress(let target, let duration):
            ["\(element(target)).press(forDuration: \(SwiftLiteral.number(duration)))"]
        case .drag(let target, let end, let duration, let holding, _):
            [drag(target, from: target.point, to: end, duration, holding)]
        case .dragPointer(let start, let end, 1, let duration, let holding):
            [drag(TouchTarget(point: start), from: start, to: end, duration, holding)]
        case .pinch(_, let from, let to, _, let duration):
            [pinch(scale: to / max(from, 1), duration: duration)]
        case .wheel(let point, let delta, _, _):
            [
                drag(
                    TouchTarget(point: point), from: point,
                    to: CGPoint(x: point.x + delta.dx, y: point.y + delta.dy), 0.5, 0.1)
            ]
        case .secondaryClick(let target): ["\(element(target)).press(forDuration: 1)"]
        case .type(let text): ["app.typeText(\(SwiftLiteral.text(text)))"]
        case .press(let key, let keys): [press(key, keys)]
        case .style(let isDark): ["XCUIDevice.shared.appearance = .\(isDark ? "dark" : "light")"]
        case .visible(let isVisible): [isVisible ? "app.activate()" : "XCUIDevice.shared.press(.home)"]
        case .closeWindow: ["app.terminate()"]
        case .remark(let text): ["// \(text)"]
        case .compose, .drop, .copy, .resize, .active, .preferences, .dragPointer: ["// \(remark(action))"]
        }
    }

    private func element(_ target: TouchTarget) -> String {
        guard let query = target.interface else { return coordinate(target.point) }
        return query.contains("boundBy") ? "app.\(query)" : "app.\(query).firstMatch"
    }

    /// A place in points of the screen.
    private func coordinate(_ point: CGPoint) -> String {
        "app.coordinate(withNormalizedOffset: .zero).withOffset(\(SwiftLiteral.vector(CGVector(dx: point.x, dy: point.y))))"
    }

    /// A fast movement is a swipe of the element; a slow one goes from place to place.
    private func drag(
        _ target: TouchTarget, from start: CGPoint, to end: CGPoint, _ duration: Double, _ holding: Double
    ) -> String {
        let distance = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        guard holding > 0 || target.interface == nil else {
            let isSideways = abs(distance.dx) > abs(distance.dy)
            let direction = isSideways ? distance.dx < 0 ? "Left" : "Right" : distance.dy < 0 ? "Up" : "Down"
            return "\(element(target)).swipe\(direction)()"
        }
        let speed = hypot(distance.dx, distance.dy) / max(duration, 0.01)
        return "\(coordinate(start)).press(forDuration: 0, thenDragTo: \(coordinate(end)), "
            + "withVelocity: XCUIGestureVelocity(rawValue: \(SwiftLiteral.number(speed, digits: 0))), "
            + "thenHoldForDuration: \(SwiftLiteral.number(holding)))"
    }

    private func pinch(scale: CGFloat, duration: Double) -> String {
        let velocity = (scale - 1) / max(duration, 0.01)
        return "app.pinch(withScale: \(SwiftLiteral.number(scale)), velocity: \(SwiftLiteral.number(velocity)))"
    }

    private func press(_ key: UIKeyboardHIDUsage, _ keys: KeyModifiers) -> String {
        let names: [UIKeyboardHIDUsage: String] = [
            .keyboardReturnOrEnter: "return", .keyboardDeleteOrBackspace: "delete", .keyboardTab: "tab",
            .keyboardEscape: "escape", .keyboardUpArrow: "upArrow", .keyboardDownArrow: "downArrow",
            .keyboardLeftArrow: "leftArrow", .keyboardRightArrow: "rightArrow", .keyboardSpacebar: "space",
            .keyboardHome: "home", .keyboardEnd: "end", .keyboardPageUp: "pageUp", .keyboardPageDown: "pageDown",
            .keyboardDeleteForward: "forwardDelete",
        ]
        let typed = USKeyboard.characters(of: key.rawValue, shifted: false)
        guard let text = names[key].map({ "XCUIKeyboardKey.\($0)" }) ?? typed.map(SwiftLiteral.text) else {
            return "// The key \(key) was pressed."
        }
        // As with a keyboard on the screen.
        if keys.isEmpty, let name = names[key], ["return", "delete", "tab"].contains(name) {
            return "app.typeText(\(text).rawValue)"
        }
        return "app.typeKey(\(text), modifierFlags: \(Self.modifiers(keys)))"
    }

    /// XCTest has other names than UIKit.
    private static func modifiers(_ keys: KeyModifiers) -> String {
        SwiftLiteral.modifiers(keys).replacingOccurrences(of: ".alternate", with: ".option")
    }

    private func remark(_ action: ScriptAction) -> String {
        switch action {
        case .compose(let text, _): "The input method has shown \(SwiftLiteral.text(text))."
        case .drop: "Another program has dropped something."
        case .copy(let text): "Another program has copied \(SwiftLiteral.text(text))."
        case .resize(let size): "The window has got the size \(SwiftLiteral.size(size))."
        case .active(let isActive): isActive ? "The window became active." : "The window became inactive."
        case .preferences: "The user has changed settings of the desktop."
        default: "A button of the mouse was held down."
        }
    }
}
