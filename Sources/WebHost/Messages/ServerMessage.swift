package import HostInterface

/// A part of an update for the page (docs/WEB.md has the table).
package enum ServerMessage: Sendable {
    case state(State)
    /// A window with its size in points and in pixels. Its picture is empty if it is new or these have changed.
    case window(UInt16, size: HostSize, pixelWidth: Int, pixelHeight: Int, title: String)
    case windowClosed(UInt16)
    /// The moves and the tiles of a frame, in this order.
    case frame(UInt16, moves: [PixelMove], tiles: [TilePixels])
    /// What the application has copied.
    case clipboard(String)
    /// An address that the visitor's browser opens.
    case open(String)
    /// A file dialog.
    case choose(UInt32, HostFileRequest)
    case dialogClosed(UInt32)
    /// The program has ended.
    case ended
    /// The elements of a window for screen readers, as JSON.
    case elements(UInt16, String)
    /// The element that has the focus; empty if none has.
    case focused(String)
    case announcement(String, isAssertive: Bool)

    package struct State: Equatable, Sendable {
        /// Whether the viewer drives or watches.
        package var drives: Bool
        package var keepsDisplayAwake: Bool
        package var cursor: HostCursor
        /// Where text is typed, in the active window.
        package var textInput: HostTextInput?
        package var activeWindow: UInt16
    }

    func write(to writer: inout ByteWriter, encoder: TileEncoder) {
        switch self {
        case .state(let state):
            writer.integer(UInt8(1))
            writer.flag(state.drives)
            writer.flag(state.keepsDisplayAwake)
            writer.integer(UInt8(HostCursor.allCases.firstIndex(of: state.cursor) ?? 0))
            writer.integer(state.activeWindow)
            writer.flag(state.textInput != nil)
            let place = state.textInput ?? HostTextInput(x: 0, y: 0, width: 0, height: 0)
            for value in [place.x, place.y, place.width, place.height] { writer.float(value) }
        case .window(let id, let size, let pixelWidth, let pixelHeight, let title):
            writer.integer(UInt8(2))
            writer.integer(id)
            writer.float(size.width)
            writer.float(size.height)
            writer.integer(UInt16(clamping: pixelWidth))
            writer.integer(UInt16(clamping: pixelHeight))
            writer.text(title)
        case .windowClosed(let id):
            writer.integer(UInt8(3))
            writer.integer(id)
        case .frame(let id, let moves, let tiles):
            writer.integer(UInt8(4))
            writer.integer(id)
            write(moves, to: &writer)
            writer.integer(UInt16(tiles.count))
            for tile in tiles {
                for value in [tile.x, tile.y, tile.width, tile.height] { writer.integer(UInt16(clamping: value)) }
                writer.block(encoder.encode(tile))
            }
        case .clipboard(let text):
            writer.integer(UInt8(5))
            writer.text(text)
        case .open(let address):
            writer.integer(UInt8(6))
            writer.text(address)
        case .choose(let id, let request):
            writer.integer(UInt8(7))
            writer.integer(id)
            writer.flag(request.choice == .files)
            writer.text(request.types.joined(separator: ","))
            writer.text(request.title)
        case .dialogClosed(let id):
            writer.integer(UInt8(8))
            writer.integer(id)
        case .ended:
            writer.integer(UInt8(9))
        case .elements(let id, let elements):
            writer.integer(UInt8(10))
            writer.integer(id)
            writer.text(elements)
        case .focused(let id):
            writer.integer(UInt8(11))
            writer.text(id)
        case .announcement(let text, let isAssertive):
            writer.integer(UInt8(12))
            writer.flag(isAssertive)
            writer.text(text)
        }
    }

    private func write(_ moves: [PixelMove], to writer: inout ByteWriter) {
        writer.integer(UInt8(moves.count))
        for move in moves {
            let area = move.area
            for value in [area.x, area.y, area.width, area.height] { writer.integer(UInt16(clamping: value)) }
            writer.integer(Int16(clamping: move.dx))
            writer.integer(Int16(clamping: move.dy))
        }
    }
}

/// What a viewer gets at one time, as one message. The page shows it as a whole, and answers with its number.
package struct Update: Sendable {
    package var number: UInt32
    package var messages: [ServerMessage]

    package func encoded(with encoder: TileEncoder) -> [UInt8] {
        var writer = ByteWriter()
        writer.integer(number)
        for message in messages { message.write(to: &writer, encoder: encoder) }
        return writer.bytes
    }
}
