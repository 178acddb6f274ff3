/// An animation from one value to another. Values are CGFloat (or any other number), CGPoint, CGSize, CGRect, CGColor,
/// CATransform3D or Bool.
///
/// Set `fromValue` and `toValue`, `fromValue` and `byValue`, `byValue` and `toValue`, or one of the three: the other
/// end is then the value that the property has without this animation. Without any value nothing is animated.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning; nil by default.
    open var fromValue: Any?
    /// The value at the end; nil by default.
    open var toValue: Any?
    /// The difference between end and beginning; nil by default.
    open var byValue: Any?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CABasicAnimation {
            copy.fromValue = fromValue
            copy.toValue = toValue
            copy.byValue = byValue
        }
        return copy
    }

    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        ends(over: base).map { AnimatableValue.interpolate(from: $0.from, to: $0.to, progress: progress) }
    }

    override var example: AnimatableValue? {
        (fromValue ?? toValue ?? byValue).flatMap(AnimatableValue.init(_:))
    }

    private func ends(over base: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue)? {
        let from = fromValue.flatMap { AnimatableValue($0, like: base) }
        let to = toValue.flatMap { AnimatableValue($0, like: base) }
        let by = byValue.flatMap { AnimatableValue($0, like: base) }
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, base)
        case (nil, let to?, nil): return (base, to)
        case (nil, nil, let by?): return (base, base.adding(by))
        case (nil, nil, nil): return nil
        }
    }
}
