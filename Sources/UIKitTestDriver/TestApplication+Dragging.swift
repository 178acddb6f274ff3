import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

// Drag and drop. Positions are in points of the screen.
extension TestApplication {
    /// How long a finger rests before it drags, in seconds: longer than items need to be lifted.
    private static let liftDuration: TimeInterval = 0.75

    /// Drags from one point to another with a finger: rests until the items are lifted, moves, and drops them. When the
    /// method returns, the animations of the drop have ended.
    ///
    /// - Parameters:
    ///   - duration: how long the movement takes, in seconds.
    ///   - holding: how long the finger rests at the end before it is lifted, in seconds.
    public func dragAndDrop(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, holding: TimeInterval = 0.3
    ) {
        beginDrag(at: start)
        moveDrag(to: end, duration: duration)
        advance(by: holding)
        drop()
        advance(by: 1)
    }

    /// Drags from the middle of a view to that of another, which may be in the window of another scene.
    ///
    /// - Throws: ``DriverError`` when one of them is not visible.
    public func dragAndDrop(from start: UIView, to end: UIView) throws {
        let target = try middle(of: end)
        try beginDrag(start)
        moveDrag(to: target, in: end.window?.windowScene, duration: 0.5)
        advance(by: 0.3)
        drop()
        advance(by: 1)
    }

    /// Puts a finger down and waits until the items below it are lifted. ``moveDrag(to:in:duration:)``, ``drop()`` and
    /// ``cancelDrag()`` continue; so do the methods for one finger.
    public func beginDrag(at point: CGPoint) {
        frame()
        touchDown(at: point)
        advance(by: Self.liftDuration)
    }

    /// Puts a finger on the middle of a view and waits until its items are lifted. The view's scene is activated first.
    ///
    /// - Throws: ``DriverError`` when no part of the view is visible.
    public func beginDrag(_ view: UIView) throws {
        if let scene = view.window?.windowScene, scene.screen !== screen { try activate(scene) }
        beginDrag(at: try middle(of: view))
    }

    /// Moves the finger that ``beginDrag(at:)`` has put down, one step per frame.
    ///
    /// - Parameters:
    ///   - scene: the scene whose points the point counts. The default is the scene in which the drag began. The windows
    ///     of several scenes stand beside each other.
    ///   - duration: how long the movement takes, in seconds.
    public func moveDrag(to point: CGPoint, in scene: UIWindowScene? = nil, duration: TimeInterval = 0.3) {
        guard let start = fingerPosition else { preconditionFailure("no drag has begun") }
        let point = CGPoint(x: point.x + distance(to: scene), y: point.y)
        let steps = max(1, Int((duration / HeadlessHost.frameDuration).rounded()))
        for step in 1...steps {
            advance(by: HeadlessHost.frameDuration)
            let part = CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
        }
        frame()
    }

    /// Moves the finger to the middle of a view, which may be in the window of another scene.
    ///
    /// - Throws: ``DriverError`` when no part of the view is visible.
    public func moveDrag(to view: UIView) throws {
        moveDrag(to: try middle(of: view), in: view.window?.windowScene)
    }

    /// How far the window of a scene is to the right of that in which the finger came down.
    private func distance(to scene: UIWindowScene?) -> CGFloat {
        guard let scene, let window = run.hostWindow(of: scene) as? HeadlessWindow, let start = fingerWindow else {
            return 0
        }
        return window.left - start.left
    }

    /// Lifts the finger. The animations of the drop have begun when the method returns.
    public func drop() {
        touchUp()
        frame()
    }

    /// Cancels the drag with the escape key, and lifts the finger.
    public func cancelDrag() {
        press(.keyboardEscape)
        touchUp()
        frame()
    }

    /// Taps while a drag is under way, with another finger.
    public func tapDuringDrag(at point: CGPoint) {
        func second(_ phase: PointerEvent.Phase) {
            hostWindow.post(.pointer(PointerEvent(phase, x: point.x, y: point.y, time: time, id: 2)))
        }
        frame()
        second(.began)
        advance(by: 0.05)
        second(.ended)
        frame()
    }

    /// Drops files and text of another program on the window. Desktops report such a drop when it is complete.
    public func dropFromOutside(files: [String] = [], text: String? = nil, at point: CGPoint) {
        frame()
        hostWindow.post(.dropped(HostDrop(files: files, text: text, x: point.x, y: point.y)))
        frame()
    }
}
