/// Converts between the UTF-16 offsets of Foundation and the UTF-8 offsets of Pango for one text.
struct TextOffsets {
    let utf16Count: Int
    /// The UTF-8 offset of every UTF-16 unit and of the end; empty when each character is one byte.
    private var utf8Offsets: [Int32] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.contains(where: { $0 >= 0x80 }) else {
            utf16Count = bytes.count
            return
        }
        utf8Offsets.reserveCapacity(bytes.count + 1)
        for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            utf8Offsets.append(Int32(index))
            if byte >= 0xF0 { utf8Offsets.append(Int32(index)) }
        }
        utf16Count = utf8Offsets.count
        utf8Offsets.append(Int32(bytes.count))
    }

    var isASCII: Bool {
        utf8Offsets.isEmpty
    }

    func utf8(_ utf16: Int) -> Int {
        let offset = max(0, min(utf16, utf16Count))
        return utf8Offsets.isEmpty ? offset : Int(utf8Offsets[offset])
    }

    /// Returns the unit that starts at or before the byte.
    func utf16(_ utf8: Int) -> Int {
        guard !utf8Offsets.isEmpty else { return max(0, min(utf8, utf16Count)) }
        var (low, high) = (0, utf16Count)
        while low < high {
            let middle = (low + high) / 2
            if utf8Offsets[middle] < utf8 { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
