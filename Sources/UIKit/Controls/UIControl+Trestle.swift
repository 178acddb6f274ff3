// Trestle's own: target and action with methods that the compiler checks, in place of selectors. Targets are not kept alive.
extension UIControl {
    /// Stands for one typed method of a control; hand it to ``removeTarget(_:)`` to take the method off again.
    public struct TargetToken: Hashable, Sendable {
        let id: Int
    }

    /// Calls a method of the target, named without an instance: `control.addTarget(self, action: MyController.refresh(_:), for: .valueChanged)`.
    ///
    /// A method whose parameter is another class of control than this one is not called. Function values have no identity: the same method, added
    /// twice, is called twice.
    @discardableResult
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
    ) -> TargetToken {
        add(target, for: controlEvents) { target, control, _ in
            if let sender = control as? Sender { action(target)(sender) }
        }
    }

    /// The same for a method without parameters.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) -> TargetToken {
        add(target, for: controlEvents) { target, _, _ in action(target)() }
    }

    /// The same for a method that takes the event too; nil when code sent the action.
    @discardableResult
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) -> TargetToken {
        add(target, for: controlEvents) { target, control, event in
            if let sender = control as? Sender { action(target)(sender, event) }
        }
    }

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
