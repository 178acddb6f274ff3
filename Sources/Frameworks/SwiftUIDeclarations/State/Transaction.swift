/// - Linux: no effect
///
/// How a change is animated.
nonisolated public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}

    public init(animation: Animation?) { self.animation = animation }
}

/// - Linux: no effect
///
/// Calls the closure and returns its result.
nonisolated public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{
    try body()
}

/// - Linux: no effect
///
/// Calls the closure and returns its result.
nonisolated public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
    -> Result
{
    try body()
}
