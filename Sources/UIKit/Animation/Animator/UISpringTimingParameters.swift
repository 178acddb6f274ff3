/// The timing of a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// The velocity at the start, in total distances per second. One velocity is used for both axes: that of the larger
    /// component.
    open private(set) var initialVelocity: CGVector
    let form: Form

    enum Form {
        /// Has the animator's duration.
        case dampingRatio(CGFloat)
        /// Has the duration that the spring needs to settle.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    /// Creates the spring of the system's own transitions: mass 3, stiffness 1000, damping 500. It settles in half a
    /// second, whatever the animator's duration. The three numbers are those of UIKit's transitions as
    /// `CASpringAnimation` shows them; unverified for this initializer.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring with a damping ratio. It takes as long as the animator.
    ///
    /// - Parameter ratio: 1 comes to rest without overshooting; lower values oscillate.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .dampingRatio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring that determines the animator's duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring that begins at rest and takes as long as the animator. A ratio of 1 does not overshoot.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        form =
            coder.containsValue(forKey: "dampingRatio")
            ? .dampingRatio(number("dampingRatio"))
            : .physical(mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
        initialVelocity = NSCoder.cgVector(for: coder.decodeObject(forKey: "initialVelocity") as? String ?? "")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        switch form {
        case .dampingRatio(let ratio): coder.encode(Double(ratio), forKey: "dampingRatio")
        case .physical(let mass, let stiffness, let damping):
            coder.encode(Double(mass), forKey: "mass")
            coder.encode(Double(stiffness), forKey: "stiffness")
            coder.encode(Double(damping), forKey: "damping")
        }
        coder.encode(NSCoder.string(for: initialVelocity) as NSString, forKey: "initialVelocity")
    }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always nil: a spring is not a cubic curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    func timing(duration: TimeInterval) -> SpringTiming {
        let (dx, dy) = (initialVelocity.dx, initialVelocity.dy)
        let velocity = abs(dx) >= abs(dy) ? dx : dy
        switch form {
        case .dampingRatio(let ratio):
            return SpringTiming(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
        case .physical(let mass, let stiffness, let damping):
            return SpringTiming(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
    }
}
