// Linux has no selectors to call: a link is made from a closure, or from a target and one of its methods.
extension CADisplayLink {
    /// A link that calls `body` with itself.
    public convenience init(_ body: @escaping @MainActor (CADisplayLink) -> Void) {
        self.init(calling: body)
    }

    /// `CADisplayLink(target: self, action: ViewController.step(_:))`. Keeps the target alive, as Apple's does.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> (CADisplayLink) -> Void
    ) {
        self.init(calling: { action(target)($0) })
    }
}
