import Foundation

/// Recognizes a mouse pointer that moves over the view without a button. The gesture is continuous: it begins when the
/// pointer enters, changes when it moves, and ends when it leaves. Fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var windowLocation = CGPoint.zero

    open override func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil as UIView?) ?? windowLocation
    }

    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

    func receives(_ event: UIEvent) -> Bool {
        isEnabled && shouldReceive(event)
            && delegate(for: GestureRecognizerDelegateMethods.shouldReceiveEvent)?.gestureRecognizer(
                self, shouldReceive: event) ?? true
    }

    /// Called when the pointer is at a location of the window, or nil after it has left.
    func hover(_ event: HoverEvent, at location: CGPoint?) {
        lastEvent = event
        guard let location else {
            if state == .began || state == .changed { state = .ended }
            startAnew()
            return
        }
        windowLocation = location
        if state != .possible {
            state = .changed
        } else if shouldBegin() {
            state = .began
        }
    }

    // MARK: Pencils

    /// The distance of a stylus from the screen, from 0 to 1. Always 0: pens are pointers on the desktop.
    open var zOffset: CGFloat { 0 }

    /// The angle between stylus and screen in radians; always a right angle.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The angle by which a stylus is turned about its own axis; always 0.
    open var rollAngle: CGFloat { 0 }

    /// Returns the direction of a stylus as an angle in a view's coordinates; always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a stylus as a vector of length 1; always to the right.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
