import Foundation

/// The words of source code, without comments, and the names of files and folders.
///
/// A word is kept by its hash: the source has millions of them, and the pages ask for a thousand.
struct CodeWords {
    private var hashes: Set<UInt64> = []

    init(folders: [String]) throws {
        for path in folders.flatMap(Repository.paths(below:)) {
            path.split(separator: "/").forEach { insertWords(of: Array($0.utf8)) }
            guard [".swift", ".c", ".h", ".modulemap"].contains(where: path.hasSuffix) else { continue }
            insertWords(of: Array(try Data(contentsOf: Repository.root.appendingPathComponent(path))))
        }
    }

    func contains(_ word: some StringProtocol) -> Bool {
        hashes.contains(word.utf8.reduce(Self.start) { Self.hash($0, with: $1) })
    }

    private mutating func insertWords(of bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if Self.isInWord(byte) {
                    var hash = Self.start
                    while index < bytes.count, Self.isInWord(bytes[index]) {
                        hash = Self.hash(hash, with: bytes[index])
                        index += 1
                    }
                    hashes.insert(hash)
                } else if Self.beginsComment(at: index, in: bytes) {
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                } else {
                    index += 1
                }
            }
        }
    }

    /// Two slashes, unless they follow a colon, as in an address.
    private static func beginsComment(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let slash = UInt8(ascii: "/")
        guard bytes[index] == slash, index + 1 < bytes.count, bytes[index + 1] == slash else { return false }
        return index == 0 || bytes[index - 1] != UInt8(ascii: ":")
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    /// FNV-1a.
    private static func hash(_ hash: UInt64, with byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
}
