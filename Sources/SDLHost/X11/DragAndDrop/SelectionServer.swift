internal import CX11
internal import HostInterface

/// Gives the content of a drag to the program that asks for the selection, in pieces if it is long.
@MainActor
final class SelectionServer {
    private let connection: XConnection
    private let content: any HostDragContent
    private let names: [Atom: String]
    private let time: Time
    /// Called for each sign that the other program is loading.
    private let onActivity: () -> Void

    /// The greatest piece. Servers take requests of at least 256 KB.
    private static let pieceSize = 1 << 16

    private struct Place: Hashable {
        let window: Window
        let property: Atom
    }

    private struct Sending {
        let bytes: [UInt8]
        let type: Atom
        var sent = 0
    }

    private var sending: [Place: Sending] = [:]

    init(_ connection: XConnection, _ content: any HostDragContent, time: Time, onActivity: @escaping () -> Void) {
        self.connection = connection
        self.content = content
        self.time = time
        self.onActivity = onActivity
        names = Dictionary(content.types.map { (connection.atom($0), $0) }) { first, _ in first }
    }

    func stop() {
        for place in sending.keys { connection.register(place.window, nil) }
        sending = [:]
    }

    func receive(_ request: XSelectionRequestEvent) {
        onActivity()
        // Old programs name no property.
        let property = request.property == 0 ? request.target : request.property
        let place = Place(window: request.requestor, property: property)
        let atoms = connection.atoms
        if request.target == atoms.targets {
            let list = [atoms.targets, atoms.timestamp] + names.keys.sorted()
            write(list.map(Int.init(bitPattern:)), type: Atom(4) /* XA_ATOM */, to: place)
            answer(request, property)
        } else if request.target == atoms.timestamp {
            write([Int(bitPattern: time)], type: Atom(19) /* XA_INTEGER */, to: place)
            answer(request, property)
        } else if let name = names[request.target] {
            content.load(name) { [weak self] bytes in
                guard let self, connection.isOpen else { return }
                guard let bytes else { return answer(request, 0) }
                give(bytes, of: request.target, to: place)
                answer(request, property)
            }
        } else {
            answer(request, 0)
        }
    }

    private func give(_ bytes: [UInt8], of type: Atom, to place: Place) {
        guard bytes.count > Self.pieceSize else { return write(bytes[...], type: type, to: place) }
        sending[place] = Sending(bytes: bytes, type: type)
        XSelectInput(connection.display, place.window, PropertyChangeMask)
        connection.register(place.window) { [weak self] in self?.requestorChanged($0) }
        write([bytes.count], type: connection.atoms.incremental, to: place)
    }

    /// The other program deletes the property when it has taken a piece.
    private func requestorChanged(_ event: XEvent) {
        guard event.type == PropertyNotify, event.xproperty.state == PropertyDelete else { return }
        let place = Place(window: event.xproperty.window, property: event.xproperty.atom)
        guard var current = sending[place] else { return }
        onActivity()
        let piece = current.bytes[current.sent..<min(current.bytes.count, current.sent + Self.pieceSize)]
        write(piece, type: current.type, to: place)
        current.sent += piece.count
        sending[place] = piece.isEmpty ? nil : current
        if !sending.keys.contains(where: { $0.window == place.window }) { connection.register(place.window, nil) }
        connection.flush()
    }

    private func write(_ bytes: ArraySlice<UInt8>, type: Atom, to place: Place) {
        bytes.withUnsafeBufferPointer {
            _ = XChangeProperty(
                connection.display, place.window, place.property, type, 8, PropModeReplace, $0.baseAddress,
                Int32($0.count))
        }
    }

    /// Xlib takes values of 32 bits as longs.
    private func write(_ numbers: [Int], type: Atom, to place: Place) {
        numbers.withUnsafeBytes {
            _ = XChangeProperty(
                connection.display, place.window, place.property, type, 32, PropModeReplace,
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
        }
    }

    /// - Parameter property: 0 for a request that fails.
    private func answer(_ request: XSelectionRequestEvent, _ property: Atom) {
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = property
        event.xselection.time = request.time
        XSendEvent(connection.display, request.requestor, 0, 0, &event)
        connection.flush()
    }
}
