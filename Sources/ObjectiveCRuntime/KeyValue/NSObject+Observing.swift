import Foundation

// Key-value observing as far as it is possible without Objective-C: observers are notified of the properties that UIKit
// reports, and of those whose class calls `willChangeValue(for:)` and `didChangeValue(for:)`.
//
// UIKit reports: frame, bounds, center, transform, alpha, hidden, backgroundColor and userInteractionEnabled of a view;
// contentOffset, contentSize and contentInset of a scroll view; enabled, selected and highlighted of a control; text,
// attributedText, image and title of the classes that have them; state and enabled of a gesture recognizer; the
// animatable properties of a layer.

extension NSObjectProtocol where Self: NSObject {
    /// Calls `changeHandler` whenever the property is set, also to an equal value, until the returned observation is
    /// released.
    ///
    /// Observing a property that has no known name raises `NSInvalidArgumentException`; the comment at the top of this
    /// file lists those of UIKit. `\.a.b`, `\.a!.b` and `\.a?.b` are reported when either property is set, and follow
    /// the object that is the current value of `a`. After a `?` only properties that are declared by the class of `a`
    /// are found, not inherited properties of the application.
    ///
    /// - Returns: the observation. Keep a reference to it.
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
                    kind: change.elements?.kind ?? .setting, newValue: change.new.flatMap { $0 as? Value },
                    oldValue: change.old.flatMap { $0 as? Value },
                    indexes: change.elements?.indexes, isPrior: change.isPrior))
        }
        let observation = NSKeyValueObservation(observer, of: self)
        if let name = PropertyNames.name(of: keyPath, root: Self.self) {
            ObservedKeyPath(name).add(observer, to: self)
        } else {
            KeyValueErrors.raiseNotObservable(keyPath, self)
        }
        return observation
    }

    /// Notifies observers that the property is about to change. Call ``didChangeValue(for:)`` after the change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = PropertyNames.name(of: keyPath, root: Self.self) { willChangeValue(forKey: name) }
    }

    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = PropertyNames.name(of: keyPath, root: Self.self) { didChangeValue(forKey: name) }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Notifies `observer`, which has to be a ``KeyValueObserver``, of changes until it is removed or released. The key
    /// path consists of Objective-C names: `hidden`, `layer.bounds`.
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

    /// Removes the latest registration of the observer for the key path, whatever its context. Raises
    /// `NSRangeException` when there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let removed = PropertyObservers.remove(from: self) {
            ($0 as? PropertyObserver)?.registration?.isOf(observer, keyPath) == true
        }
        if !removed { KeyValueErrors.raiseNotRegistered(observer, keyPath, self) }
    }

    /// Notifies observers that the property is about to change. Call ``didChangeValue(forKey:)`` after the change.
    /// Pairs inside another pair for the same key report nothing.
    public func willChangeValue(forKey key: String) {
        PropertyObservers.of(self)?.willChange(key, in: self)
    }

    public func didChangeValue(forKey key: String) {
        PropertyObservers.of(self)?.didChange(key, in: self)
    }

    /// Notifies observers that elements of an array are about to be inserted, removed or replaced at the indexes. They
    /// receive the indexes, and those elements as values.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        PropertyObservers.of(self)?.willChange(key, in: self, ElementChange(kind: changeKind, indexes: indexes))
    }

    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        PropertyObservers.of(self)?.didChange(key, in: self, ElementChange(kind: changeKind, indexes: indexes))
    }

    /// Notifies observers that members of a set are about to be added or removed. They receive the members concerned as
    /// values.
    public func willChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        let members = KeyValueSet.members(of: value(forKey: key)) ?? []
        PropertyObservers.of(self)?.willChange(key, in: self, ElementChange(mutationKind, of: members, using: objects))
    }

    /// Ends the change that ``willChangeValue(forKey:withSetMutation:using:)`` began, with the same arguments.
    public func didChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        PropertyObservers.of(self)?.didChange(key, in: self)
    }

    /// Takes the place of `super.observeValue(forKeyPath:of:change:context:)`: raises
    /// `NSInternalInconsistencyException`. Specific to Trestle.
    public func baseObserveValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        KeyValueErrors.raiseNotHandled(self, keyPath, object, change, context)
    }
}
