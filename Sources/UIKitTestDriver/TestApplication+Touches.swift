import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

// Positions are points of the screen; a drawn frame comes before every touch, so that positions are those on the screen.
extension TestApplication {
    /// How long a finger stays down for a tap: about as long as people's.
    private static let tapDuration: TimeInterval = 0.05

    public func tap(at point: CGPoint) {
        frame()
        touchDown(at: point)
        advance(by: Self.tapDuration)
        touchUp()
        frame()
    }

    /// Taps the middle of what is visible of a view.
    public func tap(_ view: UIView) throws {
        tap(at: try middle(of: view))
    }

    public func tap(text: String) throws {
        try tap(view(text: text))
    }

    public func tap(identifier: String) throws {
        try tap(view(identifier: identifier))
    }

    public func tap(label: String) throws {
        try tap(view(label: label))
    }

    /// - Parameter duration: seconds; the default is longer than a long-press recogniser asks for.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.7) {
        frame()
        touchDown(at: point)
        advance(by: duration)
        touchUp()
        frame()
    }

    public func longPress(_ view: UIView, duration: TimeInterval = 0.7) throws {
        longPress(at: try middle(of: view), duration: duration)
    }

    public func longPress(text: String, duration: TimeInterval = 0.7) throws {
        try longPress(view(text: text), duration: duration)
    }

    public func longPress(identifier: String, duration: TimeInterval = 0.7) throws {
        try longPress(view(identifier: identifier), duration: duration)
    }

    /// Moves a finger at an even speed, one step a frame. Lifted without holding still it flings.
    ///
    /// - Parameter holding: seconds to stay at the end before lifting; 0.1 is enough to lose all speed.
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

    /// Turns the wheel, or moves two fingers on a touchpad, over a point.
    ///
    /// - Parameters:
    ///   - delta: how far the content is asked to move, in points: negative y to see what is below. A notch is 60 points.
    ///   - precise: a touchpad's small steps instead of a wheel's notches.
    public func wheel(at point: CGPoint, by delta: CGVector, precise: Bool = false) {
        frame()
        hostWindow.post(
            .wheel(
                WheelEvent(
                    x: point.x, y: point.y, deltaX: delta.dx, deltaY: delta.dy, time: time, isPrecise: precise)))
        frame()
    }

    /// Moves the pointer of a mouse there, with no button down; nil moves it out of the window.
    public func hover(at point: CGPoint?) {
        hostWindow.post(
            .pointer(
                PointerEvent(
                    point == nil ? .left : .hovered, x: Double(point?.x ?? 0), y: Double(point?.y ?? 0), time: time,
                    kind: .mouse)))
        frame()
    }

    // MARK: One finger, step by step

    /// Puts a finger down, to be moved and lifted by the calls below; time stands still.
    public func touchDown(at point: CGPoint) {
        precondition(fingerPosition == nil, "the finger is down already")
        fingerPosition = point
        postFinger(.began, at: point)
    }

    /// The finger must be down; the application gets the move at once.
    public func touchMove(to point: CGPoint) {
        precondition(fingerPosition != nil, "no finger is down")
        fingerPosition = point
        postFinger(.moved, at: point)
    }

    public func touchUp() {
        guard let point = fingerPosition else { preconditionFailure("no finger is down") }
        fingerPosition = nil
        postFinger(.ended, at: point)
    }

    /// Takes the finger away as the system does when it needs the screen for itself.
    public func touchCancel() {
        guard let point = fingerPosition else { preconditionFailure("no finger is down") }
        fingerPosition = nil
        postFinger(.cancelled, at: point)
    }

    private func postFinger(_ phase: PointerEvent.Phase, at point: CGPoint) {
        hostWindow.post(.pointer(PointerEvent(phase, x: point.x, y: point.y, time: time)))
    }

    private func middle(of view: UIView) throws -> CGPoint {
        frame()
        guard let rect = visibleRect(of: view) else {
            throw DriverError(
                "\(Swift.type(of: view)) is not visible, so it cannot be touched. Visible: \(visibleTexts)")
        }
        return CGPoint(x: rect.midX, y: rect.midY)
    }
}
