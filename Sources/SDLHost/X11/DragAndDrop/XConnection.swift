internal import CX11
import Foundation
import Synchronization

/// A connection to the X server beside SDL's, whose events SDL does not see. Errors on it, such as those of windows that
/// other programs have just closed, are ignored.
@MainActor
final class XConnection {
    let display: OpaquePointer
    let root: Window
    private(set) lazy var atoms = XdndAtoms(display)
    private(set) var isOpen = true
    private var source: (any DispatchSourceRead)?
    private var receivers: [Window: (XEvent) -> Void] = [:]

    /// - Parameter other: a connection to the same server.
    convenience init?(besides other: OpaquePointer) {
        self.init(toDisplay: XDisplayString(other))
    }

    /// - Parameter name: the name of the display; nil for the one in DISPLAY.
    init?(toDisplay name: UnsafePointer<CChar>?) {
        guard let display = XOpenDisplay(name) else { return nil }
        self.display = display
        root = XDefaultRootWindow(display)
        QuietErrors.add(display)
        let source = DispatchSource.makeReadSource(fileDescriptor: XConnectionNumber(display), queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.serve() }
        }
        source.resume()
        self.source = source
    }

    /// Closes the connection. Calls after this do nothing.
    func close() {
        isOpen = false
        source?.cancel()
        source = nil
        receivers = [:]
        QuietErrors.remove(display)
        if !SDLHost.isDisplayLost { XCloseDisplay(display) }
    }

    // MARK: Events

    /// Calls `receive` with the events of a window.
    func register(_ window: Window, _ receive: ((XEvent) -> Void)?) { receivers[window] = receive }

    /// Calls `ended` when a window of another program is gone, as after a crash.
    func watchEnd(of window: Window, _ ended: @escaping () -> Void) {
        guard isOpen else { return }
        XSelectInput(display, window, StructureNotifyMask)
        register(window) { event in
            if event.type == DestroyNotify { ended() }
        }
        flush()
    }

    /// Sends what was requested. A request that waits for its answer may have read events, which are served soon.
    func flush() {
        guard isOpen else { return }
        XFlush(display)
        guard XEventsQueued(display, 0 /* QueuedAlready */) > 0 else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.serve() }
        }
    }

    private func serve() {
        while isOpen, XPending(display) > 0 {
            var event = XEvent()
            XNextEvent(display, &event)
            // In a request for a selection the first window is the owner, and in its answer the requestor.
            receivers[event.xany.window]?(event)
        }
    }

    // MARK: Windows

    /// Creates a window that is never shown and receives events.
    func makeWindow(_ receive: @escaping (XEvent) -> Void) -> Window {
        let window = XCreateSimpleWindow(display, root, -1, -1, 1, 1, 0, 0, 0)
        XSelectInput(display, window, PropertyChangeMask)
        register(window, receive)
        return window
    }

    func destroy(_ window: Window) {
        register(window, nil)
        guard isOpen else { return }
        XDestroyWindow(display, window)
        flush()
    }

    /// Returns a point of one window in the coordinates of another, and the child of that window at the point.
    func translate(_ x: Int, _ y: Int, from: Window, to: Window) -> (x: Int, y: Int, child: Window)? {
        var (toX, toY): (Int32, Int32) = (0, 0)
        var child: Window = 0
        guard isOpen,
            XTranslateCoordinates(display, from, to, Int32(clamping: x), Int32(clamping: y), &toX, &toY, &child)
                != 0
        else { return nil }
        return (Int(toX), Int(toY), child)
    }

    // MARK: Properties and messages

    /// Returns a property of a window; nil for one that does not exist.
    func property(_ name: Atom, of window: Window, deleting: Bool = false) -> XProperty? {
        guard isOpen else { return nil }
        var type: Atom = 0
        var format: Int32 = 0
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        let status = XGetWindowProperty(
            display, window, name, 0, Int(Int32.max) / 4, deleting ? 1 : 0, 0 /* AnyPropertyType */, &type, &format,
            &count, &rest, &data)
        defer { if let data { XFree(data) } }
        guard status == 0, type != 0, let data else { return nil }
        return XProperty(type: type, format: Int(format), count: Int(count), data: data)
    }

    func send(_ type: Atom, to destination: Window, about window: Window, _ values: [Int]) {
        guard isOpen else { return }
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = type
        event.xclient.format = 32
        let padded = values + Array(repeating: 0, count: 5 - values.count)
        event.xclient.data.l = (padded[0], padded[1], padded[2], padded[3], padded[4])
        XSendEvent(display, destination, 0, 0, &event)
        flush()
    }

    func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

    /// Returns the names of atoms that other programs use; atoms that do not exist have none.
    func names(of atoms: [Atom]) -> [String] {
        atoms.compactMap { atom in
            guard atom != 0, let name = XGetAtomName(display, atom) else { return nil }
            defer { XFree(name) }
            return String(cString: name)
        }
    }
}

/// The value of a window's property.
struct XProperty {
    let type: Atom
    /// The value in units of 8 bits.
    let bytes: [UInt8]
    /// The value in units of 32 bits, for which Xlib uses longs.
    let numbers: [UInt]

    init(type: Atom, format: Int, count: Int, data: UnsafeMutablePointer<UInt8>) {
        self.type = type
        bytes = format == 8 ? Array(UnsafeBufferPointer(start: data, count: count)) : []
        numbers =
            format == 32
            ? data.withMemoryRebound(to: UInt.self, capacity: count) {
                Array(UnsafeBufferPointer(start: $0, count: count))
            } : []
    }
}

/// Ignores errors on some connections. Xlib ends the process otherwise.
private enum QuietErrors {
    private typealias Receiver = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

    /// Numbers, because pointers are not Sendable.
    private static let displays = Mutex<Set<UInt>>([])
    private static let former = Mutex<Receiver?>(nil)

    static func add(_ display: OpaquePointer) {
        let isFirst = displays.withLock { displays in
            defer { displays.insert(UInt(bitPattern: display)) }
            return displays.isEmpty
        }
        guard isFirst else { return }
        let replaced = XSetErrorHandler { display, error in QuietErrors.receive(display, error) }
        former.withLock { $0 = replaced }
    }

    static func remove(_ display: OpaquePointer) {
        let isLast = displays.withLock { displays in
            displays.remove(UInt(bitPattern: display))
            return displays.isEmpty
        }
        if isLast { XSetErrorHandler(former.withLock { $0 }) }
    }

    private static func receive(_ display: OpaquePointer?, _ error: UnsafeMutablePointer<XErrorEvent>?) -> Int32 {
        if displays.withLock({ $0.contains(UInt(bitPattern: display)) }) { return 0 }
        return former.withLock { $0 }?(display, error) ?? 0
    }
}
