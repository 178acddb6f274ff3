import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

// Positions are in points of the screen. Each method draws the frame that is due first, so that positions are those on
// the screen.
extension TestApplication {
    /// How long a finger stays down for a tap, in seconds.
    private static let tapDuration: TimeInterval = 0.05

    /// Taps a point of the window with a finger, and draws the frames of the touch.
    public func tap(at point: CGPoint) {
        frame()
        touchDown(at: point)
        advance(by: Self.tapDuration)
        touchUp()
        frame()
    }

    /// Taps the middle of the visible part of a view.
    ///
    /// - Throws: ``DriverError`` when no part of the view is visible.
    public func tap(_ view: UIView) throws {
        tap(at: try middle(of: view))
    }

    /// Taps the visible view that shows a text. Throws if there is none.
    public func tap(text: String) throws {
        try tap(view(text: text))
    }

    /// Taps the visible view with an accessibility identifier. Throws if there is none.
    public func tap(identifier: String) throws {
        try tap(view(identifier: identifier))
    }

    /// Taps the visible view with an accessibility label. Throws if there is none.
    public func tap(label: String) throws {
        try tap(view(label: label))
    }

    /// Holds a finger down and lifts it.
    ///
    /// - Parameter duration: how long the finger stays down, in seconds. The default is longer than a long-press
    ///   recognizer requires.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.7) {
        frame()
        touchDown(at: point)
        advance(by: duration)
        touchUp()
        frame()
    }

    /// Holds a finger on the middle of a view, for 0.7 seconds of the clock by default.
    public func longPress(_ view: UIView, duration: TimeInterval = 0.7) throws {
        longPress(at: try middle(of: view), duration: duration)
    }

    /// Holds a finger on the visible view that shows a text.
    public func longPress(text: String, duration: TimeInterval = 0.7) throws {
        try longPress(view(text: text), duration: duration)
    }

    /// Holds a finger on the visible view with an accessibility identifier.
    public func longPress(identifier: String, duration: TimeInterval = 0.7) throws {
        try longPress(view(identifier: identifier), duration: duration)
    }

    /// Moves a finger at constant speed, one step per frame, and lifts it. Without `holding` the content is flung.
    ///
    /// - Parameters:
    ///   - duration: how long the movement takes, in seconds.
    ///   - holding: how long the finger rests at the end before it is lifted, in seconds; 0.1 is enough to lose all
    ///     speed.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, holding: TimeInterval = 0) {
        frame()
        touchDown(at: start)
        let steps = max(1, Int((duration / HeadlessHost.frameDuration).rounded()))
        for step in 1...steps {
            advance(by: HeadlessHost.frameDuration)
            let part = CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        advance(by: holding)
        touchUp()
        frame()
    }

    /// Moves two fingers apart or together at constant speed, one step per frame, and lifts them.
    ///
    /// - Parameters:
    ///   - center: the point between the fingers at the beginning.
    ///   - start: the distance of the fingers, which are beside each other, at the beginning, in points.
    ///   - end: the distance at the end.
    ///   - movement: how far the point between the fingers moves.
    ///   - duration: how long the movement takes, in seconds.
    ///   - holding: how long the fingers rest at the end before they are lifted, in seconds.
    public func pinch(
        at center: CGPoint, from start: CGFloat, to end: CGFloat, movingBy movement: CGVector = .zero,
        duration: TimeInterval = 0.3, holding: TimeInterval = 0.1
    ) {
        frame()
        func fingers(_ phase: PointerEvent.Phase, _ part: CGFloat) {
            let distance = start + (end - start) * part
            let middle = CGPoint(x: center.x + movement.dx * part, y: center.y + movement.dy * part)
            for (id, side) in [(1, CGFloat(-0.5)), (2, 0.5)] {
                hostWindow.post(
                    .pointer(PointerEvent(phase, x: middle.x + distance * side, y: middle.y, time: time, id: id)))
            }
        }
        fingers(.began, 0)
        let steps = max(1, Int((duration / HeadlessHost.frameDuration).rounded()))
        for step in 1...steps {
            advance(by: HeadlessHost.frameDuration)
            fingers(.moved, CGFloat(step) / CGFloat(steps))
        }
        advance(by: holding)
        fingers(.ended, 1)
        frame()
    }

    /// Scrolls with a mouse wheel or a touchpad at a point.
    ///
    /// - Parameters:
    ///   - delta: how far the content moves, in points. A negative y shows what is below. A wheel's notch is 60 points.
    ///   - precise: whether this is a step of a touchpad. The default, false, means notches of a wheel.
    ///   - modifiers: the modifier keys that are held down. With control the wheel zooms, with shift it scrolls
    ///     sideways.
    public func wheel(
        at point: CGPoint, by delta: CGVector, precise: Bool = false, modifiers: UIKeyModifierFlags = []
    ) {
        frame()
        hostWindow.post(
            .wheel(
                WheelEvent(
                    x: point.x, y: point.y, deltaX: delta.dx, deltaY: delta.dy, time: time, isPrecise: precise,
                    modifiers: KeyModifiers(rawValue: modifiers.rawValue))))
        frame()
    }

    /// Moves the mouse pointer to a point, with no button down. Nil moves it out of the window.
    public func hover(at point: CGPoint?) {
        hostWindow.post(
            .pointer(
                PointerEvent(
                    point == nil ? .left : .hovered, x: Double(point?.x ?? 0), y: Double(point?.y ?? 0), time: time,
                    kind: .mouse)))
        frame()
    }

    // MARK: One finger, step by step

    /// Puts a finger down without moving the clock. ``touchMove(to:)``, ``touchUp()`` and ``touchCancel()`` continue
    /// the touch.
    public func touchDown(at point: CGPoint) {
        precondition(fingerPosition == nil, "the finger is down already")
        putFinger(at: point)
        postFinger(.began, at: point)
    }

    /// Moves the finger, which must be down. The application gets the event at once.
    public func touchMove(to point: CGPoint) {
        precondition(fingerPosition != nil, "no finger is down")
        fingerPosition = point
        postFinger(.moved, at: point)
    }

    /// Lifts the finger that `touchDown(at:)` has put down.
    public func touchUp() {
        guard let point = fingerPosition else { preconditionFailure("no finger is down") }
        postFinger(.ended, at: point)
        putFinger(at: nil)
    }

    /// Cancels the touch, as the system does when it takes the screen for itself.
    public func touchCancel() {
        guard let point = fingerPosition else { preconditionFailure("no finger is down") }
        postFinger(.cancelled, at: point)
        putFinger(at: nil)
    }

    private func postFinger(_ phase: PointerEvent.Phase, at point: CGPoint) {
        (fingerWindow ?? hostWindow).post(.pointer(PointerEvent(phase, x: point.x, y: point.y, time: time)))
    }

    func middle(of view: UIView) throws -> CGPoint {
        frame()
        guard let rect = visibleRect(of: view) else {
            throw DriverError(
                "\(Swift.type(of: view)) is not visible, so it cannot be touched. Visible: \(visibleTexts)")
        }
        return CGPoint(x: rect.midX, y: rect.midY)
    }
}
