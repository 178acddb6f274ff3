internal import CX11
internal import HostInterface

/// A drag of the application over windows of other X clients.
///
/// One position is under way at a time: the next is sent when the other program has answered. A program that does not answer
/// is given up after a while.
@MainActor
final class XdndSource: HostOutgoingDrag {
    private let connection: XConnection
    private let content: any HostDragContent
    private let start: Window
    private let pixelsPerPoint: Double
    private let search: XdndTargetSearch
    private var window: Window = 0
    private var time: Time = 0
    private var server: SelectionServer?
    private var icon: DragIcon?

    private var target: XdndTargetSearch.Target?
    private var isAccepted = false
    private var awaitsStatus = false
    /// The position to send after the next answer.
    private var next: XPosition?
    private var patience: Patience?

    private enum Phase {
        case moving
        /// Dropped, while an answer is missing.
        case dropping
        /// The other program loads the content.
        case transferring
        case over
    }

    private var phase = Phase.moving

    /// How long another program may be silent while the drag is over it, and during a transfer, in seconds.
    private static let silence = (moving: 2.0, transferring: 10.0)

    /// - Parameter start: the window whose points the positions count.
    init(
        _ content: any HostDragContent, from start: Window, pixelsPerPoint: Double, ownWindows: Set<Window>,
        _ connection: XConnection
    ) {
        self.content = content
        self.start = start
        self.pixelsPerPoint = pixelsPerPoint
        self.connection = connection
        search = XdndTargetSearch(connection: connection, ownWindows: ownWindows)
        window = connection.makeWindow { [self] in receive($0) }
        time = connection.serverTime(window)
        let atoms = connection.atoms
        XSetSelectionOwner(connection.display, atoms.selection, window, time)
        connection.setAtoms(content.types.map(connection.atom), for: atoms.typeList, of: window)
        server = SelectionServer(connection, content, time: time) { [weak self] in self?.patience?.renew() }
    }

    // MARK: The client

    func move(x: Double, y: Double) {
        guard phase == .moving,
            let place = connection.translate(
                Int((x * pixelsPerPoint).rounded(.down)), Int((y * pixelsPerPoint).rounded(.down)), from: start,
                to: connection.root)
        else { return }
        let position = XPosition(x: place.x, y: place.y)
        showIcon(at: position)
        var found: XdndTargetSearch.Target?
        if case .target(let target) = search.find(at: position) { found = target }
        if found != target {
            leaveTarget()
            target = found
            enterTarget()
        }
        guard target != nil else { return content.targetDidAnswer(accepts: false) }
        next = position
        sendPosition()
    }

    private func showIcon(at position: XPosition) {
        if let icon { return icon.move(to: position) }
        icon = content.picture.flatMap { DragIcon($0, at: position, connection) }
    }

    func leave() {
        leaveTarget()
        end()
    }

    func drop() {
        guard phase == .moving else { return }
        phase = .dropping
        icon?.close()
        icon = nil
        if !awaitsStatus, next == nil { sendDrop() }
    }

    // MARK: Messages

    private func enterTarget() {
        guard let target else { return }
        let atoms = content.types.map { Int(bitPattern: connection.atom($0)) }
        let flags = target.version << 24 | (atoms.count > 3 ? 1 : 0)
        tell(connection.atoms.enter, [flags] + atoms.prefix(3))
    }

    private func leaveTarget() {
        if target != nil { tell(connection.atoms.leave, []) }
        target = nil
        (isAccepted, awaitsStatus, next) = (false, false, nil)
        patience?.stop()
    }

    private func sendPosition() {
        guard target != nil, !awaitsStatus, let position = next else { return }
        next = nil
        awaitsStatus = true
        patience = Patience(Self.silence.moving) { [weak self] in self?.giveUp() }
        tell(
            connection.atoms.position,
            [0, position.packed, Int(bitPattern: time), Int(bitPattern: connection.atoms.actionCopy)])
    }

    private func receive(_ event: XEvent) {
        if event.type == SelectionRequest, event.xselectionrequest.selection == connection.atoms.selection {
            server?.receive(event.xselectionrequest)
        } else if event.type == ClientMessage {
            let message = XMessage(event.xclient)
            guard let target, Window(bitPattern: message.values[0]) == target.window else { return }
            if message.type == connection.atoms.status {
                received(accepts: message.values[1] & 1 != 0)
            } else if message.type == connection.atoms.finished, phase == .transferring {
                // Before the fifth version a program did not say whether it has accepted the drop.
                finish(target.version < 5 || message.values[1] & 1 != 0)
            }
        }
    }

    private func received(accepts: Bool) {
        guard awaitsStatus, phase == .moving || phase == .dropping else { return }
        awaitsStatus = false
        patience?.stop()
        isAccepted = accepts
        content.targetDidAnswer(accepts: accepts)
        if next != nil {
            sendPosition()
        } else if phase == .dropping {
            sendDrop()
        }
    }

    private func sendDrop() {
        guard target != nil, isAccepted else { return giveUp() }
        phase = .transferring
        patience = Patience(Self.silence.transferring) { [weak self] in self?.finish(false) }
        time = connection.serverTime(window)
        tell(connection.atoms.drop, [0, Int(bitPattern: time)])
        content.wasDropped(accepted: true)
    }

    /// Nobody accepts the drop, or the program below is silent.
    private func giveUp() {
        leaveTarget()
        guard phase == .dropping else { return content.targetDidAnswer(accepts: false) }
        end()
        content.wasDropped(accepted: false)
    }

    private func finish(_ isComplete: Bool) {
        guard phase == .transferring else { return }
        end()
        content.wasTransferred(isComplete)
    }

    private func end() {
        guard phase != .over else { return }
        phase = .over
        patience?.stop()
        icon?.close()
        icon = nil
        server?.stop()
        connection.destroy(window)
    }

    private func tell(_ message: Atom, _ values: [Int]) {
        guard let target else { return }
        connection.send(message, to: target.receiver, about: target.window, [Int(bitPattern: window)] + values)
    }
}

extension XConnection {
    /// Returns the server's present time, which a change of a property tells.
    fileprivate func serverTime(_ window: Window) -> Time {
        XChangeProperty(display, window, atoms.data, 19 /* XA_INTEGER */, 8, PropModeAppend, nil, 0)
        var event = XEvent()
        XWindowEvent(display, window, PropertyChangeMask, &event)
        return event.xproperty.time
    }

    func setAtoms(_ atoms: [Atom], for property: Atom, of window: Window) {
        atoms.withUnsafeBytes {
            _ = XChangeProperty(
                display, window, property, 4 /* XA_ATOM */, 32, PropModeReplace,
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(atoms.count))
        }
    }
}
