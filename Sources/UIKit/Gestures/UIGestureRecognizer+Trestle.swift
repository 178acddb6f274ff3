// Trestle's own: target and action with methods that the compiler checks, in place of selectors.

extension UIGestureRecognizer {
    /// Stands for one action of a recogniser; hand it to ``removeAction(_:)`` to take the action off again.
    public struct ActionToken: Hashable, Sendable {
        let id: Int
    }

    /// A recogniser that calls a method of the target, named without an instance:
    /// `UITapGestureRecognizer(target: self, action: MyController.tapped(_:))`. The target is not kept alive.
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// The same for a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Calls the target's method whenever the gesture begins, changes or ends. The target is not kept alive. A method
    /// whose parameter is another class of recogniser than this one is not called.
    @discardableResult
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
    ) -> ActionToken {
        addAction { [weak target] recognizer in
            if let target, let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
        }
    }

    /// The same for a method without parameters.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> ActionToken {
        addAction { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// Calls the closure whenever the gesture begins, changes or ends. The recogniser keeps the closure: capture the
    /// view that owns the recogniser weakly.
    @discardableResult
    public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> ActionToken {
        let id = (actions.map(\.id).max() ?? 0) + 1
        actions.append(GestureAction(id: id, body: action))
        return ActionToken(id: id)
    }

    public func removeAction(_ token: ActionToken) {
        actions.removeAll { $0.id == token.id }
    }
}
