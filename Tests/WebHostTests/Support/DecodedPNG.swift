import CZlib

/// A PNG picture without interlacing and with rows that are not filtered, as blue, green, red, alpha.
struct DecodedPNG {
    let width: Int
    let height: Int
    let depth: Int
    let hasPalette: Bool
    private(set) var bytes: [UInt8] = []

    /// Returns nil for anything else, and for a wrong checksum.
    init?(_ file: [UInt8]) {
        guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        var chunks: [String: [UInt8]] = [:]
        var position = 8
        while position + 12 <= file.count {
            let size = Self.number(file[position..<position + 4])
            guard position + 12 + size <= file.count else { return nil }
            let typed = Array(file[position + 4..<position + 8 + size])
            let sum = Self.number(file[position + 8 + size..<position + 12 + size])
            guard Int(crc32(0, typed, uInt(typed.count))) == sum else { return nil }
            chunks[String(decoding: typed.prefix(4), as: UTF8.self)] = Array(typed.dropFirst(4))
            position += 12 + size
        }
        guard position == file.count, let header = chunks["IHDR"], header.count == 13, let packed = chunks["IDAT"],
            chunks["IEND"] == []
        else { return nil }
        (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
        (depth, hasPalette) = (Int(header[8]), header[9] == 3)
        let rowSize = 1 + (width * depth * (hasPalette ? 1 : 3) + 7) / 8
        var rows = [UInt8](repeating: 0, count: rowSize * height)
        var size = uLong(rows.count)
        guard uncompress(&rows, &size, packed, uLong(packed.count)) == Z_OK, Int(size) == rows.count else { return nil }
        for y in 0..<height {
            let row = rows[y * rowSize..<(y + 1) * rowSize]
            guard row.first == 0, let colors = Self.colors(Array(row.dropFirst()), width, depth, chunks["PLTE"]) else {
                return nil
            }
            bytes += colors
        }
    }

    private static func colors(_ row: [UInt8], _ width: Int, _ depth: Int, _ palette: [UInt8]?) -> [UInt8]? {
        var result: [UInt8] = []
        for x in 0..<width {
            guard let palette else {
                result += [row[3 * x + 2], row[3 * x + 1], row[3 * x], 255]
                continue
            }
            let bit = x * depth
            let index = Int(row[bit / 8] >> UInt8(8 - depth - bit % 8)) & (1 << depth - 1)
            guard 3 * index + 2 < palette.count else { return nil }
            result += [palette[3 * index + 2], palette[3 * index + 1], palette[3 * index], 255]
        }
        return result
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
