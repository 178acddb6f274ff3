import UIKit

/// An animation of a node or of what it shows.
/// - Linux: no effect
public protocol SCNAnimationProtocol: NSObjectProtocol {}

extension CAAnimation: SCNAnimationProtocol {}

/// What Core Animation's animations change. Nothing is animated on Linux.
/// - Linux: refuses
public protocol SCNAnimatable: NSObjectProtocol {}

extension SCNAnimatable {
    /// Says once that nothing is animated.
    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        SceneRefusal.reportAnimation()
    }
    /// Does nothing: there are no animations.
    public func removeAnimation(forKey key: String) {}
    /// Does nothing: there are no animations.
    public func removeAllAnimations() {}
    /// Always empty.
    public var animationKeys: [String] { [] }
}
