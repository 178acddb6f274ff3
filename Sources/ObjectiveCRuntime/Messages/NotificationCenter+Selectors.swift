import Foundation

extension NotificationCenter {
    /// Sends the observer a message for every matching notification, on the thread that posts it.
    ///
    /// The observer is held weakly and need not be removed before it is released. An observer that is added twice
    /// receives each notification twice.
    ///
    /// - Parameters:
    ///   - observer: an object or a class. The method takes the notification, or no argument.
    ///   - aName: the name of the notifications; nil matches every name.
    ///   - anObject: the sender of the notifications; nil matches every sender.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.add(observer, aSelector, aName, anObject, in: self)
    }
}
