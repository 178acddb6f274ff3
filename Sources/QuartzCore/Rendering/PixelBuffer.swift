import HostInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lent pixels that are filled or moved without a drawing context.
struct PixelBuffer {
    let start: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let stride: Int
    /// The position of the first pixel in the frame.
    var origin = (x: 0, y: 0)

    var bounds: PixelRect {
        PixelRect(x: origin.x, y: origin.y, width: width, height: height)
    }

    func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        (start + (y - origin.y) * stride + (x - origin.x) * 4).assumingMemoryBound(to: UInt32.self)
    }

    /// Fills `area`, which lies inside the buffer.
    func fill(_ area: PixelRect, with value: PixelValue) {
        guard !area.isEmpty else { return }
        let first = UnsafeMutableRawPointer(address(x: area.x, y: area.y))
        if area.width * 4 == stride {
            Self.fill(first, count: area.width * area.height, with: value)
        } else {
            for row in 0..<area.height { Self.fill(first + row * stride, count: area.width, with: value) }
        }
    }

    /// Fills consecutive pixels in memory.
    private static func fill(_ start: UnsafeMutableRawPointer, count: Int, with value: PixelValue) {
        if value.isOneByte {
            // For white above all: `memset` uses stores that do not read the memory they overwrite.
            memset(start, Int32(value.bits & 0xFF), count * 4)
        } else {
            // The other pixels are copies of the first ones: setting single pixels is slow in debug builds.
            var filled = min(count, 64)
            start.assumingMemoryBound(to: UInt32.self).update(repeating: value.bits, count: filled)
            while filled < count {
                let copied = min(filled, count - filled)
                memcpy(start + filled * 4, start, copied * 4)
                filled += copied
            }
        }
    }

    /// Moves the pixels that are still inside the area afterwards. For whole frames, whose origin is zero.
    func move(_ move: PixelMove) {
        let target = move.destination
        guard !target.isEmpty else { return }
        let source = target.offsetBy(x: -move.dx, y: -move.dy)
        if target.x == 0, source.x == 0, target.width == width, stride == width * 4 {
            memmove(start + target.y * stride, start + source.y * stride, target.height * stride)
            return
        }
        // Rows in an order that reads each row before it is overwritten.
        let rows = 0..<target.height
        let copy = { (row: Int) in
            _ = memmove(
                start + (target.y + row) * stride + target.x * 4, start + (source.y + row) * stride + source.x * 4,
                target.width * 4)
        }
        if move.dy > 0 { rows.reversed().forEach(copy) } else { rows.forEach(copy) }
    }
}

/// One opaque pixel as it is stored in memory.
struct PixelValue: Equatable {
    let bits: UInt32

    /// Whether all four bytes are equal.
    var isOneByte: Bool { bits == (bits & 0xFF) &* 0x0101_0101 }

    static let black = PixelValue(bits: 0xFF00_0000)

    private init(bits: UInt32) {
        self.bits = bits
    }

    /// Rounded as Cairo rounds, so that both ways of filling result in the same bytes.
    init(_ color: CGColor) {
        func component(_ value: CGFloat) -> UInt32 {
            let short = UInt32(min(max(value, 0), 1) * 65535 + 0.5)
            return short >> 8
        }
        bits = 0xFF00_0000 | component(color.red) << 16 | component(color.green) << 8 | component(color.blue)
    }
}
