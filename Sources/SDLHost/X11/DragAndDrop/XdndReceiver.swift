internal import CX11
internal import HostInterface

/// Receives the drags of other X clients over the application's windows.
@MainActor
final class XdndReceiver {
    private let connection: XConnection
    /// Delivers a step of a drag at a position on the root window.
    private let deliver: (IncomingDragEvent.Phase, XdndIncomingDrag, XPosition) -> Void

    private var drag: XdndIncomingDrag?
    /// Whether the client knows the drag, and whether it may be told.
    private var hasEntered = false
    private var isReady = false
    private var position = XPosition(x: 0, y: 0)
    /// Whether a position waits for its answer.
    private var awaitsStatus = false
    /// Whether the drop has come before the drag could enter.
    private var awaitsDrop = false

    init(_ connection: XConnection, deliver: @escaping (IncomingDragEvent.Phase, XdndIncomingDrag, XPosition) -> Void) {
        self.connection = connection
        self.deliver = deliver
    }

    func receive(_ message: XMessage) {
        let atoms = connection.atoms
        if message.type == atoms.enter { return enter(message) }
        guard let drag, drag.source == Window(bitPattern: message.values[0]), drag.window == message.window else {
            return
        }
        switch message.type {
        case atoms.position:
            position = XPosition(packed: message.values[2])
            drag.time = Time(bitPattern: message.values[3])
            awaitsStatus = true
            if isReady { move(drag) }
        case atoms.leave: leave()
        case atoms.drop:
            drag.time = Time(bitPattern: message.values[2])
            if isReady { drop(drag) } else { awaitsDrop = true }
        default: break
        }
    }

    private func enter(_ message: XMessage) {
        leave()
        // Versions before the third have other messages.
        guard (message.values[1] >> 24) & 0xFF >= 3 else { return }
        let new = XdndIncomingDrag(message, connection)
        drag = new
        connection.watchEnd(of: new.source) { [weak self] in self?.leave() }
        new.prepare { [weak self, weak new] in
            guard let self, let new, drag === new else { return }
            isReady = true
            if awaitsStatus { move(new) }
            if awaitsDrop, drag === new { drop(new) }
        }
    }

    private func move(_ drag: XdndIncomingDrag) {
        awaitsStatus = false
        let isFirst = !hasEntered
        hasEntered = true
        deliver(isFirst ? .entered : .moved, drag, position)
        if self.drag === drag { drag.sendStatus() }
    }

    private func leave() {
        guard let left = forget() else { return }
        left.drag.leave()
        if left.hasEntered { deliver(.left, left.drag, position) }
    }

    private func drop(_ drag: XdndIncomingDrag) {
        guard let dropped = forget() else { return }
        guard dropped.hasEntered, drag.isAccepted else {
            if dropped.hasEntered { deliver(.left, drag, position) }
            return drag.finish(accepted: false)
        }
        deliver(.dropped, drag, position)
    }

    private func forget() -> (drag: XdndIncomingDrag, hasEntered: Bool)? {
        defer {
            if let drag { connection.register(drag.source, nil) }
            drag = nil
            (hasEntered, isReady, awaitsStatus, awaitsDrop) = (false, false, false, false)
        }
        return drag.map { ($0, hasEntered) }
    }
}

/// A position on the root window, in pixels.
struct XPosition: Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// - Parameter packed: x in the upper 16 bits, y in the lower, each with a sign.
    init(packed: Int) {
        x = Int(Int16(truncatingIfNeeded: packed >> 16))
        y = Int(Int16(truncatingIfNeeded: packed))
    }

    var packed: Int { (x & 0xFFFF) << 16 | (y & 0xFFFF) }
}
