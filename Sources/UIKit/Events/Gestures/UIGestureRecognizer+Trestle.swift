// Trestle's own API: target and action with methods that the compiler checks, instead of selectors.

extension UIGestureRecognizer {
    /// Identifies one action of a recognizer. Pass it to ``removeAction(_:)`` to remove the action.
    public struct ActionToken: Hashable, Sendable {
        let id: Int
    }

    /// Creates a recognizer that calls a method of the target, given without an instance:
    /// `UITapGestureRecognizer(target: self, action: MyController.tapped(_:))`. The target is not retained.
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recognizer that calls a method of the target that has no parameters.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Calls a method of the target whenever the gesture begins, changes or ends. The target is not retained. The
    /// method is not called if its parameter is a class that this recognizer is no instance of.
    @discardableResult
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
    ) -> ActionToken {
        addAction { [weak target] recognizer in
            if let target, let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
        }
    }

    /// Calls a method of the target that has no parameters, whenever the gesture begins, changes or ends.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> ActionToken {
        addAction { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// Calls a closure whenever the gesture begins, changes or ends. The recognizer retains the closure, so capture the
    /// view that owns the recognizer weakly.
    @discardableResult
    public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> ActionToken {
        let id = (actions.map(\.id).max() ?? 0) + 1
        actions.append(GestureAction(id: id, body: action))
        return ActionToken(id: id)
    }

    /// Removes the action that was added with the token. Does nothing if it was removed before.
    public func removeAction(_ token: ActionToken) {
        actions.removeAll { $0.id == token.id }
    }
}
