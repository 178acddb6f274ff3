/// How many codewords a QR code has, and what is in them.
enum QRCapacity {
    private static let correctionCounts: [QRCode.Level: [Int]] = [
        .low: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .medium: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .quartile: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .high: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let blockCounts: [QRCode.Level: [Int]] = [
        .low: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
            18, 19, 19, 20, 21, 22, 24, 25,
        ],
        .medium: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .quartile: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
            40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .high: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    private static func rawCount(_ version: Int) -> Int {
        var bits = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            bits -= (25 * alignments - 10) * alignments - 55
            if version >= 7 { bits -= 36 }
        }
        return bits / 8
    }

    static func dataCount(_ version: Int, _ level: QRCode.Level) -> Int {
        rawCount(version) - correctionCounts[level]![version - 1] * blockCounts[level]![version - 1]
    }

    static func alignmentPlaces(_ version: Int, size: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<(count - 1)).map { size - 7 - (count - 2 - $0) * step }
    }

    /// Returns the data, its padding and the correction, block by block as the standard mixes them.
    static func codewords(_ message: [UInt8], version: Int, level: QRCode.Level) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            bits += (0..<count).reversed().map { value >> $0 & 1 != 0 }
        }
        append(4, 4)
        append(message.count, version < 10 ? 8 : 16)
        for byte in message { append(Int(byte), 8) }
        let capacity = dataCount(version, level) * 8
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for index in 0..<(capacity / 8 - data.count) { data.append(index % 2 == 0 ? 0xEC : 0x11) }
        return interleave(data, version, level)
    }

    private static func interleave(_ data: [UInt8], _ version: Int, _ level: QRCode.Level) -> [UInt8] {
        let (correctionCount, blockCount) = (correctionCounts[level]![version - 1], blockCounts[level]![version - 1])
        let raw = rawCount(version)
        let shortBlockCount = blockCount - raw % blockCount
        let shortLength = raw / blockCount - correctionCount
        let divisor = ReedSolomon.divisor(correctionCount)
        var (blocks, corrections): ([[UInt8]], [[UInt8]]) = ([], [])
        var start = 0
        for index in 0..<blockCount {
            let length = shortLength + (index < shortBlockCount ? 0 : 1)
            let block = Array(data[start..<(start + length)])
            start += length
            blocks.append(block)
            corrections.append(ReedSolomon.remainder(block, divisor))
        }
        var result: [UInt8] = []
        for place in 0...shortLength {
            for block in blocks where place < block.count { result.append(block[place]) }
        }
        for place in 0..<correctionCount {
            for correction in corrections { result.append(correction[place]) }
        }
        return result
    }
}

/// Reed-Solomon codes over the field of 256 elements.
private enum ReedSolomon {
    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in result.indices {
                result[index] = multiply(result[index], root)
                if index + 1 < result.count { result[index] ^= result[index + 1] }
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= multiply(divisor[index], factor) }
        }
        return result
    }

    private static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= (Int(second) >> bit & 1) * Int(first)
        }
        return UInt8(result)
    }
}
