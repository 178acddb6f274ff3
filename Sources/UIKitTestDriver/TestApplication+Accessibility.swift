import Foundation
import UIKit

// What an assistive technology would find and do. On a desktop there is none yet: tests stand in for it.
extension TestApplication {
    /// Every element on the screen, in the order of reading.
    public var accessibilityElements: [NSObject] {
        frame()
        let windows = screen.shownWindows.filter { !$0.isHidden }
        // A window above that says it is modal hides those below.
        let front = windows.lastIndex(where: \.accessibilityViewIsModal) ?? 0
        return windows[front...].flatMap { AccessibilityTree.elements(in: $0) }.filter {
            $0.accessibilityFrame.intersects(screen.bounds)
        }
    }

    /// The elements as text, one a line: label, value in quotes, traits.
    public var accessibilityDescription: String {
        accessibilityElements.map(Self.describe).joined(separator: "\n")
    }

    private static func describe(_ element: NSObject) -> String {
        let names: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.header, "header"), (.searchField, "searchField"), (.image, "image"),
            (.adjustable, "adjustable"), (.selected, "selected"), (.notEnabled, "notEnabled"),
        ]
        let traits = names.filter { element.accessibilityTraits.contains($0.0) }.map(\.1)
        let value = element.accessibilityValue.map { "\"\($0)\"" }
        return ([element.accessibilityLabel ?? "-", value].compactMap { $0 } + traits).joined(separator: " ")
    }

    /// The element with this label, the frontmost of several.
    public func accessibilityElement(label: String) throws -> NSObject {
        try element("with the label \"\(label)\"") { $0.accessibilityLabel == label }
    }

    /// The element with this `accessibilityIdentifier`.
    public func accessibilityElement(identifier: String) throws -> NSObject {
        try element("with the identifier \"\(identifier)\"") {
            ($0 as? any UIAccessibilityIdentification)?.accessibilityIdentifier == identifier
        }
    }

    private func element(_ what: String, _ isWanted: (NSObject) -> Bool) throws -> NSObject {
        guard let found = accessibilityElements.last(where: isWanted) else {
            throw DriverError("There is no accessibility element \(what). Elements:\n\(accessibilityDescription)")
        }
        return found
    }

    /// Activates the element: `accessibilityActivate()`, and where that does nothing a tap at the activation point.
    public func activate(_ element: NSObject) {
        frame()
        if !element.accessibilityActivate() { tap(at: element.accessibilityActivationPoint) }
        frame()
    }

    public func activate(label: String) throws {
        activate(try accessibilityElement(label: label))
    }

    /// Does one of the element's custom actions.
    ///
    /// - Returns: what the action says: whether it was done.
    @discardableResult
    public func performCustomAction(named name: String, on element: NSObject) throws -> Bool {
        frame()
        let actions = element.accessibilityCustomActions ?? []
        guard let action = actions.first(where: { $0.name == name }) else {
            throw DriverError("There is no action \"\(name)\". Actions: \(actions.map(\.name))")
        }
        let isDone = action.perform()
        frame()
        return isDone
    }

    /// What the application posted with `UIAccessibility.post(notification:argument:)`, in order.
    public var accessibilityNotifications: [(notification: UIAccessibility.Notification, argument: Any?)] {
        run.assistance.posted
    }

    /// A screen reader starts or ends: `UIAccessibility.isVoiceOverRunning`, with its notification.
    public func setVoiceOverRunning(_ isRunning: Bool) {
        run.assistance.setScreenReaderRunning(isRunning)
        frame()
    }

    /// The screen reader goes to an element. Without one nothing is focused.
    public func moveAccessibilityFocus(to element: NSObject?) {
        run.assistance.moveFocus(to: element)
        frame()
    }
}
