// Links with a closure, or with a method that the compiler checks. Specific to Trestle.
extension CADisplayLink {
    /// Creates a link that calls `body` with itself.
    public convenience init(_ body: @escaping @MainActor (CADisplayLink) -> Void) {
        self.init(calling: body)
    }

    /// Creates a link that calls a method: `CADisplayLink(target: self, action: ViewController.step(_:))`. The target
    /// is retained until the link is invalidated.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> (CADisplayLink) -> Void
    ) {
        self.init(calling: { action(target)($0) })
    }
}
