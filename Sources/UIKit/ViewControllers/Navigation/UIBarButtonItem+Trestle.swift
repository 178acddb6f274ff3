// Trestle's additions: target and action with methods that the compiler checks, in place of selectors. Targets are not
// retained.
extension UIBarButtonItem {
    /// Creates an item with a method of its target, as in `UIBarButtonItem(title: "Edit", target: self, action:
    /// MyController.edit(_:))`.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(target, action)
    }

    /// Creates an item with a method of its target that takes no argument.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(target) { target in { _ in action(target)() } }
    }

    /// Creates one of the system's items with a method of its target, which gets the item.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(systemItem: systemItem)
        call(target, action)
    }

    /// Creates one of the system's items with a method of its target that takes no argument.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(systemItem: systemItem)
        call(target) { target in { _ in action(target)() } }
    }

    private func call<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        primaryAction = UIAction { [weak self, weak target] _ in
            if let self, let target { action(target)(self) }
        }
    }
}
