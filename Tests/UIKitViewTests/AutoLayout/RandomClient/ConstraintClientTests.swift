import Testing
import UIKitTestDriver
import UpdateModels

@testable import UIKit

/// A random client changes constraints, stacks and views between layouts and from inside their callbacks. `SEED=7
/// ITERATIONS=1` repeats one run.
@MainActor @Suite(.serialized)
struct ConstraintClientTests {
    /// In 9816 the root of an island was no item of it: its engine outlived it.
    private let seedsThatOnceFailed = [9816]

    @Test func viewsComeToRestWhereANewLayoutWouldPlaceThem() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let before = Trestle.exceptionPolicy
        Trestle.exceptionPolicy = .report { _ in }
        defer { Trestle.exceptionPolicy = before }
        for seed in Array(FuzzSettings.seeds(60)) + seedsThatOnceFailed {
            if FuzzSettings.isRepeat { print("SEED=\(seed)") }
            // Until a frame is drawn, the windows of the seed before are kept.
            app.frame()
            let client = ConstraintClient(seed: seed)
            defer { client.end() }
            for _ in 0..<12 {
                client.step()
                let misplaced = client.misplacedViews()
                guard misplaced.isEmpty else {
                    Issue.record("SEED=\(seed): after\n\(client.log.joined(separator: "\n"))\n\(misplaced)")
                    return
                }
            }
        }
    }
}
