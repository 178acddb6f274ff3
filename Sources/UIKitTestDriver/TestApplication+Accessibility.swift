import Foundation
import UIKit

// The part of an assistive technology: finding elements and acting on them.
extension TestApplication {
    /// All accessibility elements on the screen, in reading order.
    public var accessibilityElements: [NSObject] {
        frame()
        let windows = screen.shownWindows.filter { !$0.isHidden }
        // A modal window hides the windows below it.
        let front = windows.lastIndex(where: \.accessibilityViewIsModal) ?? 0
        return windows[front...].flatMap { AccessibilityTree.elements(in: $0) }.filter {
            $0.accessibilityFrame.intersects(screen.bounds)
        }
    }

    /// The elements as text, one per line: label, value in quotes, traits.
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

    /// Returns the element with this label, the frontmost if there are several.
    ///
    /// - Throws: ``DriverError`` when there is none.
    public func accessibilityElement(label: String) throws -> NSObject {
        try element("with the label \"\(label)\"") { $0.accessibilityLabel == label }
    }

    /// Returns the element with this `accessibilityIdentifier`.
    ///
    /// - Throws: ``DriverError`` when there is none.
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

    /// Activates the element: calls `accessibilityActivate()` and, if that returns false, taps at the activation point.
    public func activate(_ element: NSObject) {
        frame()
        if !element.accessibilityActivate() { tap(at: element.accessibilityActivationPoint) }
        frame()
    }

    /// Activates the element with a label, as a double tap with VoiceOver does. Throws if there is none.
    public func activate(label: String) throws {
        activate(try accessibilityElement(label: label))
    }

    /// Performs one of the element's custom actions.
    ///
    /// - Returns: the action's result: whether it was performed.
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

    /// Returns the details of an element, in the order in which a screen reader offers them: those of `AXCustomContent`
    /// of the module Accessibility.
    public func accessibilityCustomContent(of element: NSObject) -> [(label: String, value: String)] {
        CustomContent.of(element).map { ($0.label, $0.value) }
    }

    /// The notifications that the application posted with `UIAccessibility.post(notification:argument:)`, in order.
    public var accessibilityNotifications: [(notification: UIAccessibility.Notification, argument: Any?)] {
        run.assistance.posted
    }

    /// Sets `UIAccessibility.isVoiceOverRunning` and posts its notification, as when a screen reader starts or ends.
    public func setVoiceOverRunning(_ isRunning: Bool) {
        run.assistance.setScreenReaderRunning(isRunning)
        frame()
    }

    /// Moves the screen reader's focus to an element. With nil nothing is focused.
    public func moveAccessibilityFocus(to element: NSObject?) {
        run.assistance.moveFocus(to: element)
        frame()
    }
}
