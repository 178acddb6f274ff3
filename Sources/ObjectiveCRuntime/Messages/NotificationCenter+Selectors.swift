import Foundation

extension NotificationCenter {
    /// Sends the observer a message for every notification of this name and object, on the thread that posts it.
    ///
    /// The observer is not kept alive, and need not be removed before it goes. Added twice, it hears twice.
    ///
    /// - Parameters:
    ///   - observer: an object or a class. Its method takes the notification, or nothing.
    ///   - aName: nil for every name.
    ///   - anObject: nil for every object.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.add(observer, aSelector, aName, anObject, in: self)
    }
}
