import Foundation

/// The timing of the animations of a block.
@MainActor
enum AnimationTiming {
    case curve(CAMediaTimingFunction)
    case spring(SpringTiming)

    func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = spring.mass
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
            animation.initialVelocity = spring.initialVelocity
            animation.allowsOverdamping = spring.isOverdamped
            return animation
        }
    }
}

/// A damped spring, and the duration that UIKit gives it.
@MainActor
struct SpringTiming {
    let mass: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
    /// In total distances per second; at 1 the value would move the whole distance in one second.
    let initialVelocity: CGFloat
    /// In seconds.
    private(set) var duration: TimeInterval = 0

    var isOverdamped: Bool { damping * damping > 4 * mass * stiffness * 1.0001 }

    /// Creates a spring that has come within a thousandth of its rest after `duration`. For critical damping this gives
    /// the measured product of angular frequency and duration, 9.23341.
    init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
        let ratio = max(0.01, min(1, dampingRatio))
        let frequency = Self.frequency(settlingIn: max(duration, 0.001), ratio: ratio, velocity: initialVelocity)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
        self.initialVelocity = initialVelocity
        self.duration = duration
    }

    /// Creates a spring of iOS 17: `duration` is the perceived duration of one oscillation; `bounce` 0 does not
    /// overshoot, 1 oscillates forever, and -1 hardly moves. The actual duration is the settling time.
    init(perceptualDuration duration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
        let frequency = 2 * CGFloat.pi / max(duration, 0.001)
        let bounce = max(-0.99, min(1, bounce))
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// Creates a spring whose duration is its settling time.
    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        let spring = CASpringAnimation()
        spring.mass = mass
        spring.stiffness = stiffness
        spring.damping = damping
        spring.initialVelocity = initialVelocity
        spring.allowsOverdamping = isOverdamped
        duration = spring.settlingDuration
    }

    /// Returns the undamped angular frequency at which the envelope of the remaining distance is a thousandth at
    /// `time`.
    private static func frequency(settlingIn time: CGFloat, ratio: CGFloat, velocity: CGFloat) -> CGFloat {
        func rest(_ frequency: CGFloat) -> CGFloat {
            let critical = exp(-frequency * time) * ((frequency - velocity) * time + 1)
            guard ratio < 1 else { return abs(critical) - 0.001 }
            let swinging = frequency * (1 - ratio * ratio).squareRoot()
            return abs((ratio * frequency - velocity) / swinging) * exp(-ratio * frequency * time) - 0.001
        }
        // Near its zero the rest decreases as the frequency grows, so halving a high frequency brackets the zero.
        var (low, high) = (CGFloat(0), 20 / (ratio * time))
        while rest(high) > 0, high < 1e6 { high *= 2 }
        low = high / 2
        while rest(low) < 0, low > 1e-3 { (low, high) = (low / 2, low) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if rest(middle) > 0 { low = middle } else { high = middle }
        }
        return high
    }
}
