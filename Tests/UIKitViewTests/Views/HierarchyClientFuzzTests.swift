import Testing
import UIKitTestDriver
import UpdateModels

@testable import UIKit
@testable import UIKitTestSupport

/// A random client changes a forest of views from inside the callbacks of its changes, three deep. `SEED=7 ITERATIONS=1`
/// repeats one run.
@MainActor @Suite(.serialized)
struct HierarchyClientFuzzTests {
    @Test func changesMadeInCallbacksKeepViewsLayersAndWindowsTogether() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let before = Trestle.exceptionPolicy
        Trestle.exceptionPolicy = .report { _ in }
        defer { Trestle.exceptionPolicy = before }
        for seed in FuzzSettings.seeds(100) {
            if FuzzSettings.isRepeat { print("SEED=\(seed)") }
            let client = HierarchyClient(seed: seed)
            defer { client.end() }
            for _ in 0..<40 {
                let faults = client.step()
                guard faults.isEmpty else {
                    Issue.record("SEED=\(seed): after\n\(client.log.suffix(60).joined(separator: "\n"))\n\(faults)")
                    return
                }
                app.frame()
            }
        }
    }
}
