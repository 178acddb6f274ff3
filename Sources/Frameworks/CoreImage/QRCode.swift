/// The modules of a QR code (ISO/IEC 18004) with bytes as they are.
struct QRCode {
    enum Level: String, CaseIterable {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"

        /// The bits of the level in a code's format.
        fileprivate var format: Int {
            switch self {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        }
    }

    private let version: Int
    private let level: Level
    let size: Int
    private var modules: [[Bool]]
    private var isFunction: [[Bool]]

    subscript(x: Int, y: Int) -> Bool { modules[y][x] }

    /// Nil if the message is too long: 2953 bytes at the lowest level, 1273 at the highest.
    init?(_ message: [UInt8], level: Level) {
        func bitCount(_ version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + message.count * 8 }
        guard let version = (1...40).first(where: { bitCount($0) <= QRCapacity.dataCount($0, level) * 8 }) else {
            return nil
        }
        self.version = version
        self.level = level
        size = version * 4 + 17
        modules = Array(repeating: Array(repeating: false, count: size), count: size)
        isFunction = modules
        drawFunctionPatterns()
        drawCodewords(QRCapacity.codewords(message, version: version, level: level))
        var best = (mask: 0, penalty: Int.max)
        for mask in 0..<8 {
            apply(mask)
            drawFormat(mask)
            let penalty = penalty
            if penalty < best.penalty { best = (mask, penalty) }
            apply(mask)
        }
        apply(best.mask)
        drawFormat(best.mask)
    }

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        modules[y][x] = isDark
        isFunction[y][x] = true
    }

    private mutating func drawFunctionPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (centerX, centerY) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for y in max(0, centerY - 4)...min(size - 1, centerY + 4) {
                for x in max(0, centerX - 4)...min(size - 1, centerX + 4) {
                    let distance = max(abs(x - centerX), abs(y - centerY))
                    set(x, y, distance != 2 && distance != 4)
                }
            }
        }
        let places = QRCapacity.alignmentPlaces(version, size: size)
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() {
                let last = places.count - 1
                let isCorner = (row == 0 && (column == 0 || column == last)) || (row == last && column == 0)
                if isCorner { continue }
                for dy in -2...2 {
                    for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
        drawFormat(0)
        drawVersion()
    }

    private mutating func drawFormat(_ mask: Int) {
        let data = level.format << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 != 0 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (x, y) = (size - 11 + index % 3, index / 3)
            set(x, y, bits >> index & 1 != 0)
            set(y, x, bits >> index & 1 != 0)
        }
    }

    private mutating func drawCodewords(_ codewords: [UInt8]) {
        var index = 0
        for pair in stride(from: size - 1, through: 1, by: -2) {
            let right = pair <= 6 ? pair - 1 : pair
            for vertical in 0..<size {
                for column in 0..<2 {
                    let x = right - column
                    let isUpward = (right + 1) & 2 == 0
                    let y = isUpward ? size - 1 - vertical : vertical
                    guard !isFunction[y][x], index < codewords.count * 8 else { continue }
                    modules[y][x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 != 0
                    index += 1
                }
            }
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y][x] {
                let isInverted =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if isInverted { modules[y][x].toggle() }
            }
        }
    }

    /// How hard the code is to read, by the four rules of the standard.
    private var penalty: Int {
        let columns = (0..<size).map { x in modules.map { $0[x] } }
        var result = (modules + columns).reduce(0) { $0 + Self.penalty(ofLine: $1) }
        for y in 0..<(size - 1) {
            for x in 0..<(size - 1) {
                let dark = modules[y][x]
                if modules[y][x + 1] == dark, modules[y + 1][x] == dark, modules[y + 1][x + 1] == dark { result += 3 }
            }
        }
        let darkCount = modules.reduce(0) { $0 + $1.count { $0 } }
        return result + abs(darkCount * 20 - size * size * 10) / (size * size) * 10
    }

    private static func penalty(ofLine line: [Bool]) -> Int {
        var (result, run) = (0, 0)
        for index in line.indices {
            run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { result += 3 } else if run > 5 { result += 1 }
        }
        let finder = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        for pattern in [finder + light, light + finder] where line.count >= pattern.count {
            for start in 0...(line.count - pattern.count)
            where line[start..<(start + pattern.count)].elementsEqual(pattern) {
                result += 40
            }
        }
        return result
    }
}
