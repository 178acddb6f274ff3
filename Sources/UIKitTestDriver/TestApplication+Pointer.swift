import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

// The mouse pointer. Positions are in points of the screen.
extension TestApplication {
    /// Clicks with the primary button, while modifier keys are held down.
    public func click(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        frame()
        postMouse(.began, .primary, at: point, modifiers)
        advance(by: 0.05)
        postMouse(.ended, .primary, at: point, modifiers)
        frame()
    }

    /// Clicks the middle of the visible part of a view.
    ///
    /// - Throws: ``DriverError`` when no part of the view is visible.
    public func click(_ view: UIView, modifiers: UIKeyModifierFlags = []) throws {
        click(at: try middle(of: view), modifiers: modifiers)
    }

    /// Clicks with the secondary button, which opens a context menu.
    public func secondaryClick(at point: CGPoint) {
        frame()
        postMouse(.began, .secondary, at: point, [])
        postMouse(.ended, .secondary, at: point, [])
        frame()
    }

    /// Clicks the middle of the visible part of a view with the secondary button.
    ///
    /// - Throws: ``DriverError`` when no part of the view is visible.
    public func secondaryClick(_ view: UIView) throws {
        secondaryClick(at: try middle(of: view))
    }

    /// Moves the pointer at constant speed with a button held down, one step per frame, and releases the button.
    ///
    /// - Parameters:
    ///   - buttonNumber: 1 for the primary button, 2 for the secondary, 3 for the middle one.
    ///   - duration: how long the movement takes, in seconds.
    ///   - holding: how long the pointer rests at the end before the button is released, in seconds.
    public func dragPointer(
        from start: CGPoint, to end: CGPoint, buttonNumber: Int = 1, duration: TimeInterval = 0.3,
        holding: TimeInterval = 0
    ) {
        let button = button(buttonNumber)
        frame()
        postMouse(.began, button, at: start, [])
        let steps = max(1, Int((duration / HeadlessHost.frameDuration).rounded()))
        for step in 1...steps {
            advance(by: HeadlessHost.frameDuration)
            let part = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            postMouse(.moved, button, at: point, [])
        }
        advance(by: holding)
        postMouse(.ended, button, at: end, [])
        frame()
    }

    /// Presses a button of the mouse without releasing it, and without moving the clock.
    ///
    /// - Parameter buttonNumber: 1 for the primary button, 2 for the secondary, 3 for the middle one.
    public func pointerDown(at point: CGPoint, buttonNumber: Int = 1) {
        frame()
        postMouse(.began, button(buttonNumber), at: point, [])
        frame()
    }

    private func button(_ number: Int) -> PointerEvent.Button {
        number == 1 ? .primary : number == 2 ? .secondary : .middle
    }

    private func postMouse(
        _ phase: PointerEvent.Phase, _ button: PointerEvent.Button, at point: CGPoint, _ modifiers: UIKeyModifierFlags
    ) {
        hostWindow.post(
            .pointer(
                PointerEvent(
                    phase, x: point.x, y: point.y, time: time, kind: .mouse, button: button,
                    modifiers: KeyModifiers(rawValue: modifiers.rawValue))))
    }
}
