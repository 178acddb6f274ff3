/// A drag of the application that other programs can accept.
@MainActor
package protocol HostOutgoingDrag: AnyObject {
    /// Called when the drag moves outside the application's windows. The position is in points of the window in which the
    /// drag began.
    func move(x: Double, y: Double)

    /// Called when the drag is over one of the application's windows again, and when it is cancelled.
    func leave()

    /// Drops the content on the program below. The content is told whether it was accepted.
    func drop()
}

/// The content of a drag, for other programs. The host keeps it until the drag has ended.
@MainActor
package protocol HostDragContent: AnyObject {
    /// MIME types, the best first. A type without a MIME name has another one.
    var types: [String] { get }

    /// What the host shows beside the pointer; nil shows nothing.
    var picture: HostPicture? { get }

    /// Calls the completion once, with nil when the content cannot be loaded.
    func load(_ type: String, completion: @escaping @MainActor ([UInt8]?) -> Void)

    /// Called when the program below the drag has answered whether it would accept the content; false below none.
    func targetDidAnswer(accepts: Bool)

    /// Called once after ``HostOutgoingDrag/drop()``, when the program below has got the drop, or when there is none that
    /// accepts it.
    func wasDropped(accepted: Bool)

    /// Called once after an accepted drop, when the other program has loaded what it needs.
    func wasTransferred(_ isComplete: Bool)
}

/// What is below a position outside or inside a window of the application.
package enum HostPlace {
    /// One of the application's windows, with the position in its points.
    case window(any HostWindow, x: Double, y: Double)
    case outside
}

/// A picture in memory. The pixels have 32 bits each, with blue, green, red, alpha in memory, premultiplied, top row first.
package struct HostPicture: Sendable {
    package let width: Int
    package let height: Int
    package let pixels: [UInt8]

    package init(width: Int, height: Int, pixels: [UInt8]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
