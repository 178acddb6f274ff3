// Trestle's own API: target and action with methods that the compiler checks, instead of selectors. Targets are not
// retained.
extension UIControl {
    /// Identifies one typed method that was added to a control. Pass it to ``removeTarget(_:)`` to remove the method.
    public struct TargetToken: Hashable, Sendable {
        let id: Int
    }

    /// Adds a method of the target, given without an instance:
    /// `control.addTarget(self, action: MyController.refresh(_:), for: .valueChanged)`.
    ///
    /// The method is not called if its parameter is a class that this control is no instance of. Functions cannot be
    /// compared: a method that is added twice is called twice.
    @discardableResult
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
    ) -> TargetToken {
        add(target, for: controlEvents) { target, control, _ in
            if let sender = control as? Sender { action(target)(sender) }
        }
    }

    /// Adds a method of the target that has no parameters.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) -> TargetToken {
        add(target, for: controlEvents) { target, _, _ in action(target)() }
    }

    /// Adds a method of the target that also takes the event. The event is nil when the action was sent by code.
    @discardableResult
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) -> TargetToken {
        add(target, for: controlEvents) { target, control, event in
            if let sender = control as? Sender { action(target)(sender, event) }
        }
    }

    /// Removes the method that was added with the token, for all its events. Does nothing if it was removed before.
    public func removeTarget(_ token: TargetToken) {
        actions.remove(token: token.id)
    }

    private func add<Target: AnyObject>(
        _ target: Target, for events: Event, _ call: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
    ) -> TargetToken {
        TargetToken(
            id: actions.add(for: events) { [weak target] control, event in
                if let target { call(target, control, event) }
            })
    }
}
