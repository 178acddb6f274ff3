/// The timing of a property animator as a function from the elapsed part of the time to the progress.
@MainActor
struct AnimatorTiming {
    private let position: (Double) -> Double
    /// The animator's duration, or the settling time of the spring.
    let duration: TimeInterval

    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        let curve = parameters.cubicTimingParameters
        let function = CAMediaTimingFunction(
            controlPoints: Float(curve?.controlPoint1.x ?? 0), Float(curve?.controlPoint1.y ?? 0),
            Float(curve?.controlPoint2.x ?? 1), Float(curve?.controlPoint2.y ?? 1))
        guard let spring = parameters.springTimingParameters?.timing(duration: duration) else {
            self.duration = duration
            position = function.progress(at:)
            return
        }
        self.duration = spring.duration
        let motion = SpringMotion(
            mass: Double(spring.mass), stiffness: Double(spring.stiffness), damping: Double(spring.damping),
            initialVelocity: Double(spring.initialVelocity), allowsOverdamping: spring.isOverdamped)
        position = { motion.position(at: (curve == nil ? $0 : function.progress(at: $0)) * spring.duration) }
    }

    func progress(at part: Double) -> Double {
        if part <= 0 { return 0 }
        // A spring is treated as settled at the end.
        return part >= 1 ? 1 : position(part)
    }

    /// Returns the part of the time at which the progress is first reached; 1 if it is never reached.
    func part(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        // A spring that overshoots passes 1 before the end.
        if abs(progress - 1) < 1e-6 { return 1 }
        let steps = 256
        guard
            let step = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps)) >= progress })
        else { return 1 }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
