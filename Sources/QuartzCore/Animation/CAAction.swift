/// What a layer runs when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// `anObject` is the layer, `event` the property's name. Called after the change.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an answer to `action(for:forKey:)`: no action, and no further search.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
