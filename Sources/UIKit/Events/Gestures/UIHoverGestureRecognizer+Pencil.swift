// The values of a pointer: only a pencil hovers at a distance and an angle.
extension UIHoverGestureRecognizer {
    public var zOffset: CGFloat { 0 }
    public var altitudeAngle: CGFloat { .pi / 2 }
    public var rollAngle: CGFloat { 0 }
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
