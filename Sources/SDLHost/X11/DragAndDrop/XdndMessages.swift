internal import CX11
import Foundation
import Synchronization

/// A message from one X client to another.
struct XMessage: Sendable {
    let window: Window
    let type: Atom
    let values: [Int]

    init(_ event: XClientMessageEvent) {
        window = event.window
        type = event.message_type
        let l = event.data.l
        values = [l.0, l.1, l.2, l.3, l.4]
    }
}

/// Takes the messages of other programs' drags out of SDL's connection.
///
/// SDL answers these messages before its application knows of them, accepts everything, and loads the data by itself. Xlib
/// lets a program replace the function that reads the events of one type from the server. The one here keeps the messages of
/// drags, which then never reach SDL's queue.
@MainActor
final class XdndMessages {
    private let display: OpaquePointer

    private struct State {
        var readers: [UInt: TrestleEventReader] = [:]
        var types: Set<Atom> = []
        var receive: (@MainActor @Sendable (XMessage) -> Void)?
    }

    private nonisolated static let state = Mutex(State())

    init(of display: OpaquePointer, receive: @escaping @MainActor @Sendable (XMessage) -> Void) {
        self.display = display
        let key = UInt(bitPattern: display)
        let types = XdndAtoms(display).messagesOfSources
        Self.state.withLock { state in
            state.types = types
            state.receive = receive
        }
        let former = XESetWireToEvent(display, ClientMessage) { display, event, wire in
            XdndMessages.read(display, event, wire)
        }
        Self.state.withLock { $0.readers[key] = former }
    }

    /// Gives the messages back to SDL.
    func stop() {
        let former = Self.state.withLock { state in
            state.receive = nil
            return state.readers.removeValue(forKey: UInt(bitPattern: display))
        }
        if !SDLHost.isDisplayLost { _ = XESetWireToEvent(display, ClientMessage, former) }
    }

    /// Called by Xlib with its lock held, on the thread that reads events.
    private nonisolated static func read(
        _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XEvent>?, _ wire: UnsafeMutablePointer<xEvent>?
    ) -> Int32 {
        let (reader, types, receive) = state.withLock { state in
            (state.readers[UInt(bitPattern: display)], state.types, state.receive)
        }
        guard let reader, reader(display, event, wire) != 0, let event else { return 0 }
        guard let receive, types.contains(event.pointee.xclient.message_type) else { return 1 }
        let message = XMessage(event.pointee.xclient)
        DispatchQueue.main.async { MainActor.assumeIsolated { receive(message) } }
        return 0
    }
}
