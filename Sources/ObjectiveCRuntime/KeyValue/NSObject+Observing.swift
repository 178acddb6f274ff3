// Key-value observing, as far as it can exist without Objective-C: an observer hears of the properties that UIKit tells of, and of those whose
// class calls `willChangeValue(for:)` and `didChangeValue(for:)`.
//
// Of UIKit these are: a view's frame, bounds, center, transform, alpha, hidden, backgroundColor and userInteractionEnabled; a scroll view's contentOffset,
// contentSize and contentInset; a control's enabled, selected and highlighted; text, attributedText, image and title of what has them; a gesture recogniser's state
// and enabled; a layer's animatable properties.

extension NSObjectProtocol where Self: NSObject {
    /// Calls `changeHandler` when the property is set, also to the value it has, until the observation is released.
    ///
    /// A property that nobody tells of is an error: see above which are. `\.a.b`, `\.a!.b` and `\.a?.b` are told when either property is set, and
    /// follow the object that `a` has; after a `?` come properties of the class that `a` is declared with, not inherited ones of the application's.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = PropertyObserver(options: options) { object in
            unsafeDowncast(object, to: Self.self)[keyPath: keyPath]
        } tell: { object, change in
            changeHandler(
                unsafeDowncast(object, to: Self.self),
                NSKeyValueObservedChange(
                    kind: .setting, newValue: change.new.map { $0 as! Value },
                    oldValue: change.old.map { $0 as! Value },
                    indexes: nil, isPrior: change.isPrior))
        }
        let observation = NSKeyValueObservation(observer, of: self)
        if let name = PropertyNames.name(of: keyPath, root: Self.self) {
            ObservedKeyPath(name).add(observer, to: self)
        } else {
            KeyValueErrors.raiseNotObservable(keyPath, self)
        }
        return observation
    }

    /// Tells observers that the property is about to change. Pair with ``didChangeValue(for:)``.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = PropertyNames.name(of: keyPath, root: Self.self) { willChangeValue(forKey: name) }
    }

    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = PropertyNames.name(of: keyPath, root: Self.self) { didChangeValue(forKey: name) }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Tells `observer` (a ``KeyValueObserver``) of changes, until it is removed or gone. The key path is of Objective-C's names: `hidden`, `layer.bounds`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        ObservedKeyPath(keyPath).attach(observer, to: self, options: options, context: context)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        let removed = PropertyObservers.remove(from: self) {
            guard let registration = ($0 as? PropertyObserver)?.registration else { return false }
            return registration.isOf(observer, keyPath) && registration.context == context
        }
        if !removed { KeyValueErrors.raiseNotRegistered(observer, keyPath, self) }
    }

    /// Removes the latest registration of the observer, whatever its context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let removed = PropertyObservers.remove(from: self) {
            ($0 as? PropertyObserver)?.registration?.isOf(observer, keyPath) == true
        }
        if !removed { KeyValueErrors.raiseNotRegistered(observer, keyPath, self) }
    }

    /// Tells observers that the property is about to change. Pair with ``didChangeValue(forKey:)``; inner pairs say nothing.
    public func willChangeValue(forKey key: String) {
        PropertyObservers.of(self)?.willChange(key, in: self)
    }

    public func didChangeValue(forKey key: String) {
        PropertyObservers.of(self)?.didChange(key, in: self)
    }

    /// Trestle's own: what `super.observeValue(forKeyPath:of:change:context:)` is where NSObject has no such method.
    public func baseObserveValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        KeyValueErrors.raiseNotHandled(self, keyPath, object, change, context)
    }
}
