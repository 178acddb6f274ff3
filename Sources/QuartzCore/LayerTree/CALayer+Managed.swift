// What stands for `@NSManaged` in a subclass of CALayer. Specific to Trestle.
//
// The source adapter replaces `@NSManaged var progress: CGFloat` by
//
//     var progress: CGFloat {
//         get { managedValue(forKey: "progress") }
//         set { setManagedValue(newValue, forKey: "progress") }
//     }
extension CALayer {
    /// Returns the value of a property that a subclass declares with `@NSManaged`: the value that was set, what
    /// ``defaultValue(forKey:)`` has, or 0, false, nil. That of a presentation layer has the running animations of this
    /// key. Ends the program for a type that has no such value and was never set. Specific to Trestle.
    public final func managedValue<Value>(forKey key: String) -> Value {
        let value: Value? = ownValue(forKey: key).flatMap { ManagedLayerValues.converted($0) }
        guard let value = value ?? ManagedLayerValues.empty() else {
            fatalError("\(type(of: self)).\(key) was read before it was set. \(Value.self) has no value for nil.")
        }
        return value
    }

    /// Sets the value of such a property. As for the properties of CALayer, the action for the key runs, and the layer
    /// is displayed again if ``needsDisplay(forKey:)`` is true. Specific to Trestle.
    public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
        setOwnValue(ManagedLayerValues.unwrapped(value), forKey: key)
    }
}
