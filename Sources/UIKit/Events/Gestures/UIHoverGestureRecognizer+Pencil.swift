// The values of a pointer: only a pencil hovers at a distance and an angle.
extension UIHoverGestureRecognizer {
    /// The distance of a stylus from the screen, from 0 to 1. Always 0: pens are pointers on the desktop.
    public var zOffset: CGFloat { 0 }
    /// The angle between stylus and screen in radians; always a right angle.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle by which a stylus is turned about its own axis; always 0.
    public var rollAngle: CGFloat { 0 }
    /// Returns the direction of a stylus as an angle in a view's coordinates; always 0.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of a stylus as a vector of length 1; always to the right.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
