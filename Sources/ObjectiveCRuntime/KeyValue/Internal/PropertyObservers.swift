import Foundation

/// The observers of the properties of one object, by the Objective-C names of the properties.
@usableFromInline
package final class PropertyObservers {
    private let lock = NSLock()
    private var observers: [String: [any PropertyListener]] = [:]
    /// The number of changes in progress for each property. Only the outermost change is reported.
    private var depths: [String: Int] = [:]
    /// What the outermost change in progress changes inside a collection.
    private var elementChanges: [String: ElementChange] = [:]

    // MARK: Observers

    /// Returns nil for an object without observers.
    package static func of(_ object: AnyObject) -> PropertyObservers? {
        if let holder = object as? any AttachmentHolder { return holder.objectAttachments?.observers }
        return Attachments.read(of: object) { $0.observers }
    }

    static func add(_ observer: any PropertyListener, to object: AnyObject, _ key: String) {
        let all = Attachments.change(of: object, creating: true) { attachments in
            let all = attachments.observers ?? PropertyObservers()
            attachments.observers = all
            return all
        }
        let affecting = PropertyDependencies.keyPaths(affecting: key, in: type(of: object))
        all?.lock.withLock {
            for key in affecting.filter({ !$0.contains(".") }).union([key]) {
                all?.observers[key, default: []].append(observer)
            }
        }
        for path in affecting where path.contains(".") { (observer as? PropertyObserver)?.follow(path, of: object) }
        observer.begin(object)
    }

    /// Removes the observer that was added last among those that match. Returns false when there is none.
    @discardableResult
    static func remove(from object: AnyObject, where isMeant: (any PropertyListener) -> Bool) -> Bool {
        guard let all = of(object) else { return false }
        let (removed, isLast) = all.lock.withLock { () -> ((any PropertyListener)?, Bool) in
            let found = all.observers.values.compactMap { $0.last(where: isMeant) }
            guard let removed = found.first else { return (nil, false) }
            // An observer of a property that depends on others is in several lists.
            for (key, list) in all.observers {
                let left = list.filter { $0 !== removed }
                all.observers[key] = left.isEmpty ? nil : left
            }
            return (removed, all.observers.isEmpty && all.depths.isEmpty)
        }
        removed?.end()
        for part in (removed as? PropertyObserver)?.followed ?? [] { remove(from: object) { $0 === part } }
        if isLast {
            Attachments.change(of: object, creating: false) { attachments -> Void? in attachments.observers = nil }
        }
        return removed != nil
    }

    private func observers(of key: String) -> [any PropertyListener] {
        lock.withLock { observers[key] ?? [] }
    }

    // MARK: Changes

    func willChange(_ key: String, in object: AnyObject, _ elements: ElementChange? = nil) {
        let isOutermost = lock.withLock {
            depths[key, default: 0] += 1
            guard depths[key] == 1 else { return false }
            elementChanges[key] = elements
            return true
        }
        guard isOutermost else { return }
        for observer in observers(of: key) where observer.isValid { observer.willChange(object, elements) }
    }

    func didChange(_ key: String, in object: AnyObject, _ elements: ElementChange? = nil) {
        let (isOutermost, begun) = lock.withLock { () -> (Bool, ElementChange?) in
            guard let depth = depths[key] else { return (false, nil) }
            depths[key] = depth > 1 ? depth - 1 : nil
            return depth == 1 ? (true, elementChanges.removeValue(forKey: key)) : (false, nil)
        }
        guard isOutermost else { return }
        for observer in observers(of: key) where observer.isValid { observer.didChange(object, elements ?? begun) }
    }

    /// Makes a change and reports it to the observers of the property.
    ///
    /// - Parameter others: properties that the change may affect. Their observers are notified afterwards if the value
    ///   is different.
    @usableFromInline
    package func change(_ key: String, in object: AnyObject, affecting others: [String] = [], _ change: () -> Void) {
        willChange(key, in: object)
        let affected = others.filter { $0 != key }.flatMap { observers(of: $0) }
        for observer in affected where observer.isValid { observer.mayChange(object) }
        change()
        didChange(key, in: object)
        for observer in affected where observer.isValid { observer.didChangeIfDifferent(object) }
    }
}

extension AttachmentHolder {
    /// Makes a change and reports it to observers of the property. For an object that has no observers this costs one
    /// test.
    @inlinable
    @MainActor
    package func changing(_ key: String, _ change: @MainActor () -> Void) {
        guard let observers = objectAttachments?.observers else { return change() }
        observers.change(key, in: self) { change() }
    }
}
