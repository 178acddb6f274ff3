internal import CX11
import Foundation
internal import HostInterface

/// Drags between the application and other X clients, and between its windows (XDND). Its connection is opened by the first
/// of them.
@MainActor
final class XDragAndDrop {
    private let sdlDisplay: OpaquePointer
    private unowned let host: SDLHost
    private var messages: XdndMessages?
    private var receiver: XdndReceiver?
    private var openedConnection: XConnection?

    /// - Parameter display: SDL's connection.
    init(_ display: OpaquePointer, host: SDLHost) {
        sdlDisplay = display
        self.host = host
        messages = XdndMessages(of: display) { [weak self] in self?.receive($0) }
    }

    func stop() {
        messages?.stop()
        messages = nil
        receiver = nil
        openedConnection?.close()
        openedConnection = nil
    }

    private var connection: XConnection? {
        if openedConnection == nil, messages != nil { openedConnection = XConnection(besides: sdlDisplay) }
        return openedConnection
    }

    private var ownWindows: Set<Window> { Set(host.allWindows.map(\.xWindow)) }

    private func window(_ number: Window) -> SDLWindow? { host.allWindows.first { $0.xWindow == number } }

    // MARK: From other programs

    private func receive(_ message: XMessage) {
        guard let connection else { return }
        let receiver = receiver ?? XdndReceiver(connection) { [weak self] in self?.deliver($0, $1, $2) }
        self.receiver = receiver
        receiver.receive(message)
    }

    private func deliver(_ phase: IncomingDragEvent.Phase, _ drag: XdndIncomingDrag, _ position: XPosition) {
        guard let connection, let window = window(drag.window),
            let place = connection.translate(position.x, position.y, from: connection.root, to: drag.window)
        else {
            // The window has been closed.
            if phase == .dropped { drag.finish(accepted: false) }
            return
        }
        let unit = window.units.pointsPerUnit
        let event = IncomingDragEvent(phase, drag, x: Double(place.x) * unit, y: Double(place.y) * unit)
        host.client?.host(host, received: .incomingDrag(event), in: window)
    }

    // MARK: From the application

    /// Returns what is below a position in points of a window; nil if the server does not say.
    func place(x: Double, y: Double, of window: SDLWindow) -> HostPlace? {
        let unit = window.units.pointsPerUnit
        let (left, top) = (Int((x / unit).rounded(.down)), Int((y / unit).rounded(.down)))
        guard let connection,
            let place = connection.translate(left, top, from: window.xWindow, to: connection.root)
        else { return nil }
        let search = XdndTargetSearch(connection: connection, ownWindows: ownWindows)
        guard case .own(let number) = search.find(at: XPosition(x: place.x, y: place.y)),
            let below = self.window(number)
        else { return .outside }
        guard below !== window else { return .window(window, x: x, y: y) }
        guard let inside = connection.translate(place.x, place.y, from: connection.root, to: number) else { return nil }
        let belowUnit = below.units.pointsPerUnit
        return .window(below, x: Double(inside.x) * belowUnit, y: Double(inside.y) * belowUnit)
    }

    func beginDrag(_ content: any HostDragContent, from window: SDLWindow) -> (any HostOutgoingDrag)? {
        guard let connection else { return nil }
        return XdndSource(
            content, from: window.xWindow, pixelsPerPoint: 1 / window.units.pointsPerUnit, ownWindows: ownWindows,
            connection)
    }
}
