import Foundation

/// A hash that is the same in every process.
enum StableHash {
    /// Returns 32 bytes.
    static func data(_ text: String) -> Data {
        var data = Data()
        for seed in UInt64(0)..<4 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
        }
        return data
    }
}
