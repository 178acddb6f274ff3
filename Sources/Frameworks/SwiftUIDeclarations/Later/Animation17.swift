import Foundation

nonisolated extension Animation {
    public static var smooth: Animation { .default }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation { .default }

    public static var snappy: Animation { .default }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation { .default }

    public static var bouncy: Animation { .default }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation { .default }

    public static var spring: Animation { .default }

    @_disfavoredOverload public static func spring(
        duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        .default
    }

    public static var interactiveSpring: Animation { .default }

    @_disfavoredOverload public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .default
    }

    public static var interpolatingSpring: Animation { .default }

    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        .default
    }
}

/// - Linux: no effect
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
    init(_inert: Void) {}

    public static let logicallyComplete = AnimationCompletionCriteria(_inert: ())
    public static let removed = AnimationCompletionCriteria(_inert: ())
}

/// - Linux: no effect
///
/// Calls the closure, then the completion: nothing is animated.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}
