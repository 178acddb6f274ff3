import Foundation

// Specific to Trestle.
extension NotificationCenter {
    /// Removes an observer of either kind. It replaces `removeObserver(_:)`, which on Linux does not know observers
    /// with selectors.
    public func removeSelectorObserver(_ observer: Any) {
        SelectorObservers.remove(observer, from: self) { _ in true }
        removeObserver(observer)
    }

    /// Removes the matching registrations of an observer of either kind.
    ///
    /// - Parameters:
    ///   - aName: the name of the notifications; nil matches every name.
    ///   - anObject: the sender of the notifications; nil matches every sender.
    public func removeSelectorObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove(observer, from: self) { $0.isFor(aName, anObject) }
        removeObserver(observer, name: aName, object: anObject)
    }

    /// Calls a method of the observer, which is held weakly, for every matching notification: `center.addObserver(self,
    /// action: MyController.stationChanged(_:), name: .stationChanged)`.
    ///
    /// - Returns: the token for ``Foundation/NotificationCenter/removeObserver(_:)``.
    @MainActor @discardableResult
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, action: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
        name: NSNotification.Name?, object: Any? = nil
    ) -> any NSObjectProtocol {
        let message = WeakMessage(target: observer, action: action)
        return addObserver(forName: name, object: object, queue: nil) { message.send($0) }
    }
}
