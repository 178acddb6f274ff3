import UIKit

/// What can run actions. None runs on Linux: see ``SCNAction``.
/// - Linux: refuses
public protocol SCNActionable: NSObjectProtocol {
    /// Runs an action.
    @preconcurrency @MainActor func runAction(_ action: SCNAction)
    /// Runs an action, and calls the block on the main thread after its duration.
    @preconcurrency @MainActor func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?)
    /// Runs an action in place of the one with the same key.
    @preconcurrency @MainActor func runAction(_ action: SCNAction, forKey key: String?)
    /// Runs an action in place of the one with the same key, and calls the block on the main thread after its duration.
    @preconcurrency @MainActor func runAction(
        _ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
    /// Whether there are actions whose time has not passed.
    @preconcurrency @MainActor var hasActions: Bool { get }
    /// Returns the action of a key until its time has passed.
    @preconcurrency @MainActor func action(forKey key: String) -> SCNAction?
    /// Ends an action; its block is not called.
    @preconcurrency @MainActor func removeAction(forKey key: String)
    /// Ends all actions; their blocks are not called.
    @preconcurrency @MainActor func removeAllActions()
    /// The keys of the actions whose time has not passed.
    @preconcurrency @MainActor var actionKeys: [String] { get }
}

@MainActor
extension SCNNode {
    /// Runs an action: see ``SCNAction``.
    public func runAction(_ action: SCNAction) { actions.add(action) }
    /// Runs an action, and calls the block on the main thread after its duration.
    public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
        actions.add(action, completion: block)
    }
    /// Runs an action in place of the one with the same key.
    public func runAction(_ action: SCNAction, forKey key: String?) { actions.add(action, key: key) }
    /// Runs an action in place of the one with the same key, and calls the block on the main thread after its duration.
    public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?) {
        actions.add(action, key: key, completion: block)
    }
    /// Whether there are actions whose time has not passed.
    public var hasActions: Bool { !actions.isEmpty }
    /// Returns the action of a key until its time has passed.
    public func action(forKey key: String) -> SCNAction? { actions[key] }
    /// Ends an action; its block is not called.
    public func removeAction(forKey key: String) { actions.remove(key) }
    /// Ends all actions; their blocks are not called.
    public func removeAllActions() { actions.removeAll() }
    /// The keys of the actions whose time has not passed.
    public var actionKeys: [String] { actions.keys }
}
