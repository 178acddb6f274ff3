import Testing
import UIKitTestDriver
import UpdateModels

@testable import UIKit

/// Random users type into texts. `SEED=7 ITERATIONS=1` repeats one run; a failure prints the shortest run that shows
/// it.
@MainActor @Suite(.serialized)
struct TypingFuzzTests {
    @Test(arguments: TypingTarget.Kind.allCases)
    func textIsWhatWasTypedWhateverTheUserDoes(kind: TypingTarget.Kind) throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let window = try #require(UIApplication.shared.keyWindow)
        let isLong = ProcessInfo.processInfo.environment["ITERATIONS"] != nil
        for seed in FuzzSettings.seed..<FuzzSettings.seed + UInt64(FuzzSettings.iterations) {
            if isLong { print("\(kind) SEED=\(seed)") }
            var generator = SeededGenerator(seed: seed)
            let steps = (0..<60).map { _ in TypingStep.random(using: &generator) }
            guard TypingTrial.fault(steps, kind, in: window) != nil else {
                app.frame()
                continue
            }
            let shortest = Shrinking.shortest(steps) { TypingTrial.fault($0, kind, in: window) != nil }
            let fault = TypingTrial.fault(shortest, kind, in: window) ?? ""
            Issue.record("\(kind) SEED=\(seed) ITERATIONS=1: \(fault)\n\(shortest)")
            return
        }
    }
}
