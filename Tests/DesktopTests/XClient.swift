import CX11
import Foundation

/// Another program on the test's X server: a window that takes drags, and the source of drags of its own. It speaks XDND on
/// a connection of its own and keeps to what the protocol requires.
final class XClient {
    private let display: OpaquePointer
    let window: Window
    private let root: Window

    /// What it drags, by type.
    var contents: [(type: String, bytes: [UInt8])] = []
    /// The types that it accepts; it loads the first that is offered.
    var accepted: [String] = []

    /// As the target of a drag.
    private(set) var offered: [String] = []
    private(set) var positions: [(x: Int, y: Int)] = []
    private(set) var received: [UInt8]?
    private(set) var hasLeft = false
    /// As the source of a drag.
    private(set) var isAccepted = false
    private(set) var statusCount = 0
    private(set) var finished: Bool?
    /// Whether it gives its data in pieces of this size.
    var pieceSize: Int?

    private var source: Window = 0
    private var pieces: [UInt8]?
    private var sending: (bytes: [UInt8], requestor: Window, property: Atom, type: Atom)?

    init(display name: String, x: Int32, y: Int32, width: UInt32, height: UInt32) throws {
        guard let display = XOpenDisplay(name) else { throw XServerError("no connection to \(name)") }
        self.display = display
        root = XDefaultRootWindow(display)
        window = XCreateSimpleWindow(display, root, x, y, width, height, 0, 0, 0xFFFFFF)
        XSelectInput(display, window, PropertyChangeMask | StructureNotifyMask)
        set([5], "XdndAware", of: window, type: 4)
        XMapRaised(display, window)
        XSync(display, 0)
    }

    func close() { XCloseDisplay(display) }

    /// Removes the window without another word, as a program does that crashes.
    func crash() {
        XDestroyWindow(display, window)
        XFlush(display)
    }

    /// Handles all events that have arrived.
    func serve() {
        while XPending(display) > 0 {
            var event = XEvent()
            XNextEvent(display, &event)
            handle(event)
        }
        XFlush(display)
    }

    private func handle(_ event: XEvent) {
        switch event.type {
        case ClientMessage: receive(event.xclient)
        case SelectionRequest: give(event.xselectionrequest)
        case SelectionNotify: take(event.xselection)
        case PropertyNotify:
            if event.xproperty.window == window, event.xproperty.state == PropertyNewValue,
                event.xproperty.atom == atom("CLIENT_DATA"), pieces != nil
            {
                takePiece()
            } else if event.xproperty.state == PropertyDelete, let sending,
                event.xproperty.window == sending.requestor, event.xproperty.atom == sending.property
            {
                sendPiece()
            }
        default: break
        }
    }

    private func receive(_ message: XClientMessageEvent) {
        let l = message.data.l
        switch name(message.message_type) {
        case "XdndEnter":
            source = Window(bitPattern: l.0)
            hasLeft = false
            let atoms = l.1 & 1 != 0 ? property("XdndTypeList", of: source) : [l.2, l.3, l.4].map(UInt.init)
            offered = atoms.filter { $0 != 0 }.map(name)
        case "XdndPosition":
            positions.append((l.2 >> 16, l.2 & 0xFFFF))
            let accepts = chosen != nil
            send(
                "XdndStatus", to: source,
                [Int(window), accepts ? 1 : 0, 0, 0, accepts ? Int(atom("XdndActionCopy")) : 0])
        case "XdndLeave": hasLeft = true
        case "XdndDrop":
            guard let chosen else { return }
            XConvertSelection(
                display, atom("XdndSelection"), atom(chosen), atom("CLIENT_DATA"), window, Time(bitPattern: l.2))
        case "XdndStatus":
            statusCount += 1
            isAccepted = l.1 & 1 != 0
        case "XdndFinished": finished = l.1 & 1 != 0
        default: break
        }
    }

    private var chosen: String? { accepted.first { offered.contains($0) } }

    // MARK: As a target

    private func take(_ event: XSelectionEvent) {
        guard event.property != 0 else { return finish(nil) }
        let (type, bytes) = data(event.property)
        if type == atom("INCR") { pieces = [] } else { finish(bytes) }
    }

    private func takePiece() {
        let (_, bytes) = data(atom("CLIENT_DATA"))
        if bytes.isEmpty {
            finish(pieces)
            pieces = nil
        } else {
            pieces? += bytes
        }
    }

    private func finish(_ bytes: [UInt8]?) {
        received = bytes
        send("XdndFinished", to: source, [Int(window), bytes == nil ? 0 : 1, Int(atom("XdndActionCopy"))])
    }

    // MARK: As a source

    /// Drags its contents over a window.
    func enter(_ target: Window) {
        XSetSelectionOwner(display, atom("XdndSelection"), window, 0)
        let types = contents.map { Int(atom($0.type)) }
        set(types, "XdndTypeList", of: window, type: 4)
        send("XdndEnter", to: target, [Int(window), 5 << 24 | (types.count > 3 ? 1 : 0)] + types.prefix(3))
    }

    func move(to x: Int, _ y: Int, over target: Window) {
        send("XdndPosition", to: target, [Int(window), 0, x << 16 | y, 0, Int(atom("XdndActionCopy"))])
    }

    func leave(_ target: Window) { send("XdndLeave", to: target, [Int(window)]) }

    func drop(on target: Window) { send("XdndDrop", to: target, [Int(window), 0, 0]) }

    private func give(_ request: XSelectionRequestEvent) {
        let found = contents.first { $0.type == name(request.target) }
        if let found {
            if let pieceSize, found.bytes.count > pieceSize {
                sending = (found.bytes, request.requestor, request.property, request.target)
                XSelectInput(display, request.requestor, PropertyChangeMask)
                set([found.bytes.count], request.property, of: request.requestor, type: atom("INCR"))
            } else {
                set(found.bytes, request.property, of: request.requestor, type: request.target)
            }
        }
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = found == nil ? 0 : request.property
        XSendEvent(display, request.requestor, 0, 0, &event)
    }

    private func sendPiece() {
        guard let current = sending, let pieceSize else { return }
        let piece = Array(current.bytes.prefix(pieceSize))
        set(piece, current.property, of: current.requestor, type: current.type)
        sending?.bytes.removeFirst(piece.count)
        if piece.isEmpty { sending = nil }
    }

    // MARK: Xlib

    private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

    private func name(_ atom: Atom) -> String {
        guard let name = XGetAtomName(display, atom) else { return "" }
        defer { XFree(name) }
        return String(cString: name)
    }

    private func send(_ type: String, to target: Window, _ values: [Int]) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = target
        event.xclient.message_type = atom(type)
        event.xclient.format = 32
        let l = values + Array(repeating: 0, count: 5 - values.count)
        event.xclient.data.l = (l[0], l[1], l[2], l[3], l[4])
        XSendEvent(display, target, 0, 0, &event)
        XFlush(display)
    }

    private func set(_ values: [Int], _ property: String, of window: Window, type: Atom) {
        set(values, atom(property), of: window, type: type)
    }

    private func set(_ values: [Int], _ property: Atom, of window: Window, type: Atom) {
        values.withUnsafeBytes {
            _ = XChangeProperty(
                display, window, property, type, 32, PropModeReplace,
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(values.count))
        }
    }

    private func set(_ bytes: [UInt8], _ property: Atom, of window: Window, type: Atom) {
        XChangeProperty(display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    }

    private func property(_ name: String, of window: Window) -> [UInt] {
        var type: Atom = 0
        var format: Int32 = 0
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(display, window, atom(name), 0, 1000, 0, 0, &type, &format, &count, &rest, &data)
        guard let data else { return [] }
        defer { XFree(data) }
        return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
    }

    private func data(_ property: Atom) -> (type: Atom, bytes: [UInt8]) {
        var type: Atom = 0
        var format: Int32 = 0
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, property, 0, 1 << 28, 1, 0, &type, &format, &count, &rest, &data)
        guard let data else { return (type, []) }
        defer { XFree(data) }
        return (type, format == 8 ? Array(UnsafeBufferPointer(start: data, count: Int(count))) : [])
    }
}
