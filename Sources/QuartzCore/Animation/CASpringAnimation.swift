/// A basic animation that moves like a damped spring and may overshoot its end value.
///
/// The spring moves in seconds, not in fractions of `duration`: a duration shorter than ``settlingDuration`` cuts the
/// motion off.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// Greater than 0; the default is 1.
    open var mass: CGFloat = 1

    /// Greater than 0; the default is 100.
    open var stiffness: CGFloat = 100

    /// At least 0; the default is 10.
    open var damping: CGFloat = 10

    /// In total distances per second, positive towards the end value; the default is 0.
    open var initialVelocity: CGFloat = 0

    /// Whether the damping may exceed critical damping. If false, the default, a higher damping counts as critical.
    open var allowsOverdamping = false

    public required init() {
        super.init()
    }

    /// Creates a spring from the time it appears to move and how much it oscillates.
    ///
    /// - Parameters:
    ///   - perceptualDuration: seconds; the period of one oscillation without damping.
    ///   - bounce: from -1 to 1. 0 is critically damped, 1 oscillates forever, negative values are overdamped.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.001)
        let bounce = min(max(bounce, -0.999), 1)
        stiffness = frequency * frequency
        damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
        allowsOverdamping = bounce < 0
    }

    /// The period of one oscillation without damping, in seconds.
    open var perceptualDuration: TimeInterval {
        2 * .pi * TimeInterval((mass / stiffness).squareRoot())
    }

    /// 0 for a critically damped spring, 1 for one without damping, negative for an overdamped one.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Seconds until the value is practically at rest; infinite without damping. Depends on the spring only, not on the
    /// values.
    open var settlingDuration: CFTimeInterval {
        motion.settlingDuration
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CASpringAnimation {
            copy.mass = mass
            copy.stiffness = stiffness
            copy.damping = damping
            copy.initialVelocity = initialVelocity
            copy.allowsOverdamping = allowsOverdamping
        }
        return copy
    }

    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        super.value(at: motion.position(at: progress * duration), over: base)
    }

    private var motion: SpringMotion {
        SpringMotion(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }
}
