import Testing

@testable import UIKit

/// Random use of random tables. `SEED=7 ITERATIONS=1` repeats one run; a failure prints a test to paste.
@MainActor @Suite(.serialized)
struct TableMonkeyTests {
    @Test func whateverIsDoneToATableItStaysRight() {
        let iterations = Self.setting("ITERATIONS")
        let first = Self.setting("SEED") ?? 1
        for seed in first..<first + (iterations ?? 12) {
            if iterations != nil { print("SEED=\(seed)") }
            var generator = MonkeyGenerator(state: UInt64(seed))
            let steps = (0..<30).map { _ in MonkeyStep.random(using: &generator) }
            guard let fault = TableMonkey.fault(seed: seed, steps) else { continue }
            let shortest = shrunk(steps) { TableMonkey.fault(seed: seed, $0) != nil }
            Issue.record("SEED=\(seed), \(TableMonkey.fault(seed: seed, shortest) ?? fault)\n\(pasteable(seed, shortest))")
            if Self.setting("KEEP_GOING") == nil { return }
        }
    }

    private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    /// Drops steps one by one as long as the rest still fails.
    private func shrunk(_ steps: [MonkeyStep], fails: ([MonkeyStep]) -> Bool) -> [MonkeyStep] {
        var kept = steps
        var index = kept.count - 1
        while index >= 0 {
            var shorter = kept
            shorter.remove(at: index)
            if fails(shorter) { kept = shorter }
            index = min(index, kept.count) - 1
        }
        return kept
    }

    private func pasteable(_ seed: Int, _ steps: [MonkeyStep]) -> String {
        """
        @Test func regression() {
            let steps = [
        \(steps.map { "        \($0)," }.joined(separator: "\n"))
            ]
            #expect(TableMonkey.fault(seed: \(seed), steps) == nil)
        }
        """
    }
}

/// SplitMix64: a printed seed repeats a run.
private struct MonkeyGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
