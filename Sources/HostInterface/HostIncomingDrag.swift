/// A drag of another program over the application's windows, until the client has called ``finish(accepted:)`` or the
/// drag has left.
@MainActor
package protocol HostIncomingDrag: AnyObject, Sendable {
    /// The MIME types of the content, the program's favorites first.
    var types: [String] { get }

    /// The addresses of `text/uri-list`, which are known from the beginning: those of files, or of one link.
    var addresses: [String] { get }

    /// Tells the other program whether a drop at the present place would be accepted. Called after every movement.
    func answer(accepts: Bool)

    /// Loads the content in one of the types.
    ///
    /// - Parameters:
    ///   - progress: called with the bytes that have arrived and the bytes that are expected at least.
    ///   - completion: called once, with nil when the other program does not give the content.
    func load(
        _ type: String, progress: @escaping @MainActor (_ received: Int, _ expected: Int) -> Void,
        completion: @escaping @MainActor ([UInt8]?) -> Void)

    /// Ends a drop. The other program is told when the loads under way have ended, and gives nothing any more after that.
    func finish(accepted: Bool)
}

/// A step of a drag of another program.
package struct IncomingDragEvent: Sendable {
    package enum Phase: Sendable {
        case entered, moved, left, dropped
    }

    package var phase: Phase
    package var drag: any HostIncomingDrag
    /// The position in points of the window; that of the last movement for `left` and `dropped`.
    package var x: Double
    package var y: Double

    package init(_ phase: Phase, _ drag: any HostIncomingDrag, x: Double, y: Double) {
        self.phase = phase
        self.drag = drag
        self.x = x
        self.y = y
    }
}
