import Foundation
import Testing

@testable import NibDocument

/// Files with random damage: they are read or refused, and nothing else happens.
///
/// `SEED=7 ITERATIONS=100000 swift test --filter MutatedFileTests` chooses the run.
@Suite struct MutatedFileTests {
    /// The SplitMix64 generator.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? standard
    }

    @Test func damagedFilesAreReadOrRefused() throws {
        let seed = Self.setting("SEED", 1)
        var random = Random(state: seed)
        let originals = [Samples.cell, Samples.storyboard].map { Array($0.utf8) }
        var (read, refused) = (0, 0)
        for _ in 0..<Self.setting("ITERATIONS", 300) {
            var bytes = originals.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, &random) }
            do {
                let document = try NibDocument(bytes, file: "damaged.xib")
                #expect(document.allObjects.allSatisfy { $0.location.line >= 1 }, "seed \(seed)")
                read += 1
            } catch let error as NibDecodingError {
                #expect(error.location.file == "damaged.xib" && error.location.line >= 1, "seed \(seed)")
                refused += 1
            }
        }
        // Damage inside of a value leaves a file that can be read, damage of a tag does not.
        #expect(read > 0 && refused > 0, "seed \(seed)")
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout Random) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
        case 3: bytes[start] = Array("<>/&\"'=!?-]".utf8).randomElement(using: &random)!
        case 4: bytes = Array(bytes[..<start])
        default: bytes[start] = UInt8(ascii: "0") + UInt8.random(in: 0...9, using: &random)
        }
    }
}
