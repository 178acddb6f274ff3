internal import HostInterface
internal import SessionRecording
import UIKit

/// Writes a test with Swift Testing and this driver.
struct DriverTestText {
    let subject: ScriptSubject
    let actions: [TimedAction]

    var source: String {
        """
        import Testing
        import UIKit
        import UIKitTestDriver

        @testable import \(subject.module)

        /// Written by `trestle replay --test`, from a session of \(subject.date).
        @MainActor @Suite(.serialized)
        struct RecordedSessionTests {
            @Test func theSessionEndsAsRecorded() async throws {
                let app = try TestApplication(\(arguments))
        \(body.map { "        " + $0 }.joined(separator: "\n"))
                #expect(app.visibleTexts == \(SwiftLiteral.texts(subject.texts)))
            }
        }

        """
    }

    private var arguments: String {
        var arguments = ["delegate: \(subject.delegate).self"]
        if let window = subject.window {
            let size = CGSize(width: window.size.width, height: window.size.height)
            arguments += ["size: \(SwiftLiteral.size(size))", "scale: \(SwiftLiteral.number(window.scale))"]
            if window.appearance == .dark { arguments.append("style: .dark") }
        }
        return arguments.joined(separator: ", ")
    }

    /// Shorter pauses are those between the events of one movement.
    private static let shortestPause = 0.02

    private var body: [String] {
        var lines: [String] = []
        var time = 0.0
        for action in actions {
            let pause = action.start - time
            if pause >= Self.shortestPause { lines.append("await app.advance(by: \(SwiftLiteral.number(pause)))") }
            lines += self.lines(of: action.action)
            time = max(time, action.end)
        }
        return lines + ["try await app.settle()"]
    }

    private func lines(of action: ScriptAction) -> [String] {
        switch action {
        case .tap(let target): [touch("tap", target)]
        case .longPress(let target, let duration):
            [touch("longPress", target, more: ", duration: \(SwiftLiteral.number(duration))")]
        case .drag(let target, let end, let duration, let holding, let row):
            [drag(target, to: end, duration, holding, row: row)]
        case .pinch(let center, let from, let to, let movement, let duration):
            [
                "app.pinch(at: \(SwiftLiteral.point(center)), from: \(SwiftLiteral.number(from)), "
                    + "to: \(SwiftLiteral.number(to)), movingBy: \(SwiftLiteral.vector(movement)), "
                    + "duration: \(SwiftLiteral.number(duration)))"
            ]
        case .click(let target, let keys):
            [touch("click", target, finds: true, more: argument(keys))]
        case .secondaryClick(let target): [touch("secondaryClick", target, finds: true)]
        case .dragPointer(let start, let end, let button, let duration, let holding):
            [
                "app.dragPointer(from: \(SwiftLiteral.point(start)), to: \(SwiftLiteral.point(end)), "
                    + "buttonNumber: \(button), duration: \(SwiftLiteral.number(duration)), "
                    + "holding: \(SwiftLiteral.number(holding)))"
            ]
        case .wheel(let point, let delta, let isPrecise, let keys):
            [
                "app.wheel(at: \(SwiftLiteral.point(point)), by: \(SwiftLiteral.vector(delta))"
                    + (isPrecise ? ", precise: true" : "")
                    + argument(keys) + ")"
            ]
        default: others(action)
        }
    }

    private func others(_ action: ScriptAction) -> [String] {
        switch action {
        case .type(let text): ["app.type(\(SwiftLiteral.text(text)))"]
        case .press(let key, let keys):
            ["app.press(.\(key)\(argument(keys)))"]
        case .compose(let text, let selection):
            ["app.compose(\(SwiftLiteral.text(text)), selection: \(characters(selection, in: text)))"]
        case .drop(let files, let text, let point):
            [
                "app.drop(files: [\(files.map { "URL(filePath: \(SwiftLiteral.text($0)))" }.joined(separator: ", "))], "
                    + "text: \(text.map(SwiftLiteral.text) ?? "nil"), at: \(SwiftLiteral.point(point)))"
            ]
        case .copy(let text): ["app.copyInAnotherProgram(\(SwiftLiteral.text(text)))"]
        case .resize(let size): ["app.resize(to: \(SwiftLiteral.size(size)))"]
        case .style(let isDark): ["app.setStyle(.\(isDark ? "dark" : "light"))"]
        case .active(let isActive): ["app.setActive(\(isActive))"]
        case .visible(let isVisible): ["app.\(isVisible ? "enterForeground" : "enterBackground")()"]
        case .closeWindow: ["app.closeWindow()"]
        case .preferences(let now, let before): PreferenceCalls.lines(from: before, to: now)
        case .remark(let text): ["// \(text)"]
        default: []
        }
    }

    private func argument(_ keys: KeyModifiers) -> String {
        keys.isEmpty ? "" : ", modifiers: \(SwiftLiteral.modifiers(keys))"
    }

    /// - Parameters:
    ///   - finds: whether the driver has no method with the name of a view, but one with a view.
    ///   - more: further arguments.
    private func touch(_ method: String, _ target: TouchTarget, finds: Bool = false, more: String = "") -> String {
        guard let name = target.driver else { return "app.\(method)(at: \(SwiftLiteral.point(target.point))\(more))" }
        if name.hasPrefix("app.") { return "try app.\(method)(\(name)\(more))" }
        // A long press has no method with a label.
        let needsView = finds || (method == "longPress" && name.hasPrefix("label:"))
        return "try app.\(method)(\(needsView ? "app.view(\(name))" : name)\(more))"
    }

    private func drag(
        _ target: TouchTarget, to end: CGPoint, _ duration: Double, _ holding: Double, row: IndexPath?
    ) -> String {
        let times = "duration: \(SwiftLiteral.number(duration)), holding: \(SwiftLiteral.number(holding)))"
        if let row {
            return "try app.swipeRow(at: IndexPath(row: \(row.row), section: \(row.section)), "
                + "by: \(SwiftLiteral.number(end.x - target.point.x)), \(times)"
        }
        return "app.drag(from: \(SwiftLiteral.point(target.point)), to: \(SwiftLiteral.point(end)), \(times)"
    }

    /// The driver counts characters, and a host counts scalars.
    private func characters(_ selection: Range<Int>, in text: String) -> String {
        func count(_ scalars: Int) -> Int { String(text.unicodeScalars.prefix(scalars)).count }
        return "\(count(selection.lowerBound))..<\(count(selection.upperBound))"
    }
}
