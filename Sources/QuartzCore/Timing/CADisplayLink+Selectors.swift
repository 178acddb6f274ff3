extension CADisplayLink {
    /// Creates a link that sends `sel` to the target before every frame, with itself as the argument. The target is
    /// retained until the link is invalidated.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { link in MessageSend.send(sel, to: target, link) }
    }
}
