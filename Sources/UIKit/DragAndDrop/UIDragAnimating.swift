/// Runs a delegate's animations together with those of a lift, a drop, or the end of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations; those added after the start are animated over the remaining movement's full duration.
    func addAnimations(_ animations: @escaping () -> Void)

    /// - Parameter completion: called at the end: with `.end`, or with `.start` if a lift was given up.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
