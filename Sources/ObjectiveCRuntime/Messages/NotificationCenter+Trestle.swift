import Foundation

// Trestle's own.
extension NotificationCenter {
    /// What `removeObserver(_:)` is on Apple's systems: Foundation's own knows nothing of observers with selectors on Linux. Observers of both
    /// kinds are taken off.
    public func removeSelectorObserver(_ observer: Any) {
        SelectorObservers.remove(observer, from: self) { _ in true }
        removeObserver(observer)
    }

    /// - Parameters:
    ///   - aName: nil for every name.
    ///   - anObject: nil for every object.
    public func removeSelectorObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove(observer, from: self) { $0.isFor(aName, anObject) }
        removeObserver(observer, name: aName, object: anObject)
    }

    /// Calls a method of the observer, named without an instance:
    /// `center.addObserver(self, action: MyController.stationChanged(_:), name: .stationChanged)`. The observer is not kept alive.
    ///
    /// - Returns: what ``Foundation/NotificationCenter/removeObserver(_:)`` takes.
    @MainActor @discardableResult
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, action: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
        name: NSNotification.Name?, object: Any? = nil
    ) -> any NSObjectProtocol {
        let message = WeakMessage(target: observer, action: action)
        return addObserver(forName: name, object: object, queue: nil) { message.send($0) }
    }
}
