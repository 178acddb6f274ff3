/// A basic animation with the pace of a damped spring: it may pass its end and swing back.
///
/// The spring moves in seconds, not in fractions of `duration`: a duration shorter than ``settlingDuration`` cuts it off.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// Greater than 0; 1.
    open var mass: CGFloat = 1

    /// Greater than 0; 100.
    open var stiffness: CGFloat = 100

    /// At least 0; 10.
    open var damping: CGFloat = 10

    /// In whole ways a second, positive towards the end value; 0.
    open var initialVelocity: CGFloat = 0

    /// Whether damping may be stronger than what brings the value to rest soonest. False: then more damping changes nothing.
    open var allowsOverdamping = false

    public required init() {
        super.init()
    }

    /// A spring by how long it seems to move and how much it swings. `bounce` from -1 to 1: 0 comes to rest without
    /// swinging, 1 swings for ever, less than 0 is damped more than needed.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.001)
        let bounce = min(max(bounce, -0.999), 1)
        stiffness = frequency * frequency
        damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
        allowsOverdamping = bounce < 0
    }

    /// Seconds of one swing without damping.
    open var perceptualDuration: TimeInterval {
        2 * .pi * TimeInterval((mass / stiffness).squareRoot())
    }

    /// 0 for a spring that comes to rest soonest, 1 for one without damping, negative for one damped more than needed.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Seconds until the value is as good as at rest; infinite without damping. Depends on the spring only, not on the values.
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
