import Foundation

/// SplitMix64: small, and the same everywhere, so that a printed seed repeats a run.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// How long random tests run: `SEED` repeats one run, `ITERATIONS` sets how many.
package enum FuzzSettings {
    package static let iterations = environment("ITERATIONS") ?? 40
    package static let seed = UInt64(environment("SEED") ?? 1)
    /// Whether one run is repeated, which prints what it does.
    package static let isRepeat = environment("SEED") != nil

    /// The seeds of a test that makes `count` runs if `ITERATIONS` says nothing else.
    package static func seeds(_ count: Int) -> Range<Int> {
        Int(seed)..<Int(seed) + (environment("ITERATIONS") ?? count)
    }

    private static func environment(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
}
