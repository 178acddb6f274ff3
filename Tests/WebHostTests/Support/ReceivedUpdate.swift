import HostInterface

@testable import WebHost

/// An update as the page reads it.
struct ReceivedUpdate {
    var number: UInt32
    var state: (drives: Bool, cursor: Int, activeWindow: Int, types: Bool)?
    var windows: [(id: Int, width: Double, height: Double, pixelWidth: Int, pixelHeight: Int, title: String)] = []
    var closedWindows: [Int] = []
    var moves: [PixelMove] = []
    var tiles: [(rect: PixelRect, bytes: [UInt8])] = []
    var copied: String?
    var opened: [String] = []
    var dialogs: [(id: UInt32, title: String)] = []
    var closedDialogs: [UInt32] = []
    var isEnd = false
    var elements: String?
    var focused: String?
    var announced: [String] = []

    init(_ bytes: [UInt8]) throws {
        var reader = ByteReader(bytes)
        number = try reader.integer()
        while !reader.isAtEnd { try readPart(&reader) }
    }

    private mutating func readPart(_ reader: inout ByteReader) throws {
        switch try reader.integer(UInt8.self) {
        case 1:
            let drives = try reader.flag()
            _ = try reader.flag()
            let (cursor, window) = (Int(try reader.integer(UInt8.self)), Int(try reader.integer(UInt16.self)))
            state = (drives, cursor, window, try reader.flag())
            for _ in 0..<4 { _ = try reader.float() }
        case 2:
            let id = Int(try reader.integer(UInt16.self))
            let (width, height) = (try reader.float(), try reader.float())
            let pixels = (Int(try reader.integer(UInt16.self)), Int(try reader.integer(UInt16.self)))
            windows.append((id, width, height, pixels.0, pixels.1, try reader.text(limit: 1000)))
        case 3: closedWindows.append(Int(try reader.integer(UInt16.self)))
        case 4: try readFrame(&reader)
        case 5: copied = try reader.text(limit: 1 << 20)
        case 6: opened.append(try reader.text(limit: 1000))
        case 7:
            let id: UInt32 = try reader.integer()
            _ = try reader.flag()
            _ = try reader.text(limit: 1000)
            dialogs.append((id, try reader.text(limit: 1000)))
        case 8: closedDialogs.append(try reader.integer())
        case 9: isEnd = true
        case 10:
            _ = try reader.integer(UInt16.self)
            elements = try reader.text(limit: 1 << 20)
        case 11: focused = try reader.text(limit: 100)
        case 12:
            _ = try reader.flag()
            announced.append(try reader.text(limit: 1000))
        default: throw ByteReader.Malformed()
        }
    }

    private mutating func readFrame(_ reader: inout ByteReader) throws {
        _ = try reader.integer(UInt16.self)
        for _ in 0..<(try reader.integer(UInt8.self)) {
            let area = try Self.rect(&reader)
            let (dx, dy) = (Int(try reader.integer(Int16.self)), Int(try reader.integer(Int16.self)))
            moves.append(PixelMove(area: area, dx: dx, dy: dy))
        }
        for _ in 0..<(try reader.integer(UInt16.self)) {
            let rect = try Self.rect(&reader)
            let size = Int(try reader.integer(UInt32.self))
            let file = try (0..<size).map { _ in try reader.integer(UInt8.self) }
            guard let picture = DecodedPNG(file), picture.width == rect.width, picture.height == rect.height else {
                throw ByteReader.Malformed()
            }
            tiles.append((rect, picture.bytes))
        }
    }

    private static func rect(_ reader: inout ByteReader) throws -> PixelRect {
        let values = try (0..<4).map { _ in Int(try reader.integer(UInt16.self)) }
        return PixelRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
}

/// The picture of a window as a page has it.
struct ViewedPicture {
    private(set) var width = 0
    private(set) var height = 0
    /// Blue, green, red, alpha.
    private(set) var bytes: [UInt8] = []

    mutating func show(_ update: ReceivedUpdate) {
        if let window = update.windows.last, (width, height) != (window.pixelWidth, window.pixelHeight) {
            (width, height) = (window.pixelWidth, window.pixelHeight)
            bytes = [UInt8](repeating: 0, count: 4 * width * height)
        }
        for move in update.moves {
            let before = bytes
            let target = move.area.intersection(move.area.offsetBy(x: move.dx, y: move.dy))
            for y in target.y..<target.maxY {
                let source = 4 * ((y - move.dy) * width + target.x - move.dx)
                let start = 4 * (y * width + target.x)
                bytes.replaceSubrange(
                    start..<start + 4 * target.width, with: before[source..<source + 4 * target.width])
            }
        }
        for (rect, pixels) in update.tiles {
            for row in 0..<rect.height {
                let start = 4 * ((rect.y + row) * width + rect.x)
                bytes.replaceSubrange(
                    start..<start + 4 * rect.width, with: pixels[4 * row * rect.width..<4 * (row + 1) * rect.width])
            }
        }
    }
}
