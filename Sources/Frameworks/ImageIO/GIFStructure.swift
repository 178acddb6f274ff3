import Foundation

/// What the blocks of a GIF file say, without its pixels.
struct GIFStructure {
    /// The time that each frame is shown, in hundredths of a second.
    private(set) var delays: [Int] = []
    /// How often the frames are shown; 0 stands for without end, nil for once.
    private(set) var loopCount: Int?

    /// Nil if the data is no GIF file. Frames whose blocks are not complete are left out.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > 13 else { return nil }
        var place = 13 + Self.colorTableLength(bytes[10])
        var delay = 0

        func skipSubBlocks() -> Bool {
            while place < bytes.count {
                let length = Int(bytes[place])
                place += length + 1
                if length == 0 { return true }
            }
            return false
        }

        while place + 1 < bytes.count {
            switch (bytes[place], bytes[place + 1]) {
            case (0x21, 0xF9) where place + 7 < bytes.count:
                delay = Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8
                place += 2
            case (0x21, 0xFF) where place + 18 < bytes.count:
                let isLoop = bytes[(place + 3)..<(place + 14)].elementsEqual("NETSCAPE2.0".utf8)
                if isLoop { loopCount = Int(bytes[place + 16]) | Int(bytes[place + 17]) << 8 }
                place += 2
            case (0x21, _): place += 2
            case (0x2C, _) where place + 10 < bytes.count:
                place += 11 + Self.colorTableLength(bytes[place + 9])
                guard skipSubBlocks() else { return }
                delays.append(delay)
                delay = 0
                continue
            default: return
            }
            guard skipSubBlocks() else { return }
        }
    }

    private static func colorTableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
