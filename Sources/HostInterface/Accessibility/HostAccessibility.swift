/// The connection of an application to the assistive technologies of the desktop. A host that has one starts it when
/// the desktop asks for it.
///
/// It pulls: it keeps no copy of the application's elements, but asks its ``tree`` whenever an assistive technology
/// asks.
@MainActor
package protocol HostAccessibility: AnyObject {
    /// What assistive technologies see. Weak, because the application owns it.
    var tree: (any HostAccessibilityTree)? { get set }

    /// Whether an assistive technology listens to events. While it is false, the initial value, ``post(_:)`` does
    /// nothing, so that nothing has to be compared or looked for.
    var isListening: Bool { get }

    /// Whether the user has turned on the screen reader of the desktop.
    var isScreenReaderEnabled: Bool { get }

    /// Sends an event to those who listen to events of its kind. Call it after the change.
    func post(_ event: HostAccessibilityEvent)
}

/// The elements of an application; implemented by the application. It is asked on the main thread, at any time between
/// two turns of the run loop.
@MainActor
package protocol HostAccessibilityTree: AnyObject {
    var applicationName: String { get }

    /// The locale of the user interface, such as `de_DE`.
    var locale: String { get }

    /// The application's windows, in the order in which they were opened.
    var windows: [any HostAccessibleNode] { get }

    /// The element that has the focus; nil if none has.
    var focusedNode: (any HostAccessibleNode)? { get }

    /// Returns the element with an identity that ``HostAccessibleNode/id`` has given before, or that a client has made
    /// up. Nil if it is gone or never was.
    func node(_ id: HostAccessibleID) -> (any HostAccessibleNode)?

    /// Called when ``HostAccessibility/isListening`` or ``HostAccessibility/isScreenReaderEnabled`` has changed.
    func accessibilityDidChange(_ accessibility: any HostAccessibility)
}

/// Names an element for as long as the process runs. No other element gets the identity of one that is gone.
package struct HostAccessibleID: Hashable, Sendable {
    /// The number of an object, such as a view; at least 1.
    package var object: UInt64
    /// The number, in the object's own numbering, of a part that need not exist as an object, such as a row of a table.
    package var part: UInt64?

    package init(object: UInt64, part: UInt64? = nil) {
        (self.object, self.part) = (object, part)
    }
}

/// A rectangle in points from the top left corner of the window.
package struct HostRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
