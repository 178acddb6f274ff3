extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Sends `action` to the object after any of `traits` changed. The method may have up to two parameters: the object
    /// and its previous traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    {
        registerForTraitChanges(traits) { (environment: Self, before: UITraitCollection) in
            MessageSend.send(action, to: environment, environment, before)
        }
    }

    /// Sends `action` to `target`, which is not retained, after any of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return registerForTraitChanges(traits) {
            [weak target] (environment: Self, before: UITraitCollection) in
            guard let target else { return }
            MessageSend.send(action, to: target, environment, before)
        }
    }
}
