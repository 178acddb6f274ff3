/// The kerning of a font's GPOS table, which can be changed: the advances in its lookups of pairs. What is outside of
/// the bytes of a damaged table is left alone.
struct KerningTable {
    private(set) var bytes: [UInt8]
    private var factor: CGFloat = 1
    /// The places that were changed: the sets of pairs of a font share what is equal.
    private var visited: Set<Int> = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Multiplies distances by which glyphs come closer, and removes those by which they move apart: San Francisco has
    /// none in the pairs of the measured strings where Inter has them ("Ki", "th").
    mutating func scale(by factor: CGFloat) {
        self.factor = factor
        visited = []
        let lookups = word(8)
        for index in 0..<word(lookups) {
            scale(lookup: lookups + word(lookups + 2 + 2 * index))
        }
    }

    private mutating func scale(lookup: Int) {
        for index in 0..<word(lookup + 4) {
            var (kind, subtable) = (word(lookup), lookup + word(lookup + 6 + 2 * index))
            if kind == Kind.extended {
                kind = word(subtable + 2)
                subtable += word(subtable + 4) << 16 + word(subtable + 6)
            }
            if kind == Kind.pairs { scale(pairs: subtable) }
        }
    }

    private enum Kind {
        static let pairs = 2
        static let extended = 9
    }

    private mutating func scale(pairs subtable: Int) {
        let (first, second) = (word(subtable + 4), word(subtable + 6))
        let advance = 0x4
        guard first & advance != 0, visited.insert(subtable).inserted else { return }
        let before = (first & (advance - 1)).nonzeroBitCount * 2
        let size = (first.nonzeroBitCount + second.nonzeroBitCount) * 2
        if word(subtable) == 1 {
            for index in 0..<word(subtable + 8) {
                let set = subtable + word(subtable + 10 + 2 * index)
                guard visited.insert(set).inserted else { continue }
                for pair in 0..<word(set) { scale(value: set + 2 + pair * (2 + size) + 2 + before) }
            }
        } else {
            for pair in 0..<word(subtable + 12) * word(subtable + 14) {
                scale(value: subtable + 16 + pair * size + before)
            }
        }
    }

    private mutating func scale(value place: Int) {
        guard place + 1 < bytes.count else { return }
        let value = Int16(truncatingIfNeeded: word(place))
        let scaled = UInt16(bitPattern: Int16(clamping: Int((min(0, CGFloat(value)) * factor).rounded())))
        bytes[place] = UInt8(scaled >> 8)
        bytes[place + 1] = UInt8(scaled & 0xFF)
    }

    private func word(_ place: Int) -> Int {
        place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
    }
}
