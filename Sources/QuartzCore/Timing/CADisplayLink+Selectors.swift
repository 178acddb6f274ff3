extension CADisplayLink {
    /// A link that sends `sel` to the target before every frame, with itself as the argument. Keeps the target alive until it is invalidated.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { link in MessageSend.send(sel, to: target, link) }
    }
}
