extension UIView {
    /// The effects that were added; none by default.
    public var motionEffects: [UIMotionEffect] {
        get { (objc_getAssociatedObject(self, MotionEffectList.key) as? MotionEffectList)?.effects ?? [] }
        set {
            MainThreadChecker.check()
            objc_setAssociatedObject(
                self, MotionEffectList.key, MotionEffectList(newValue), .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// Adds an effect to those that the view has.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.append(effect)
    }

    /// Removes an effect; does nothing if the view does not have it.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}

/// Keeps the effects of a view, so that views without any have no property for them.
@MainActor
private final class MotionEffectList {
    let effects: [UIMotionEffect]
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    init(_ effects: [UIMotionEffect]) {
        self.effects = effects
    }
}
