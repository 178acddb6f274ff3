import TableEngine
import Testing
import UpdateModels

/// Random updates, one after the other, compared with plain arrays of named rows. `SEED=7 ITERATIONS=1` repeats one run; a
/// failure prints a test to paste.
@Suite struct UpdateFuzzTests {
    @Test(arguments: [4, 6]) func randomUpdatesDoWhatTheyDoToPlainArrays(nodeCapacity: Int) {
        for iteration in 0..<FuzzSettings.iterations {
            let seed = FuzzSettings.seed &+ UInt64(iteration)
            var generator = SeededGenerator(seed: seed)
            let updates = (0..<8).map { _ in
                (0..<Int.random(in: 1...12, using: &generator)).map { _ in UpdateEdit.random(using: &generator) }
            }
            guard let fault = UpdateTrial.fault(updates, nodeCapacity: nodeCapacity) else { continue }
            let shrunk = UpdateTrial.shrink(updates) { UpdateTrial.fault($0, nodeCapacity: nodeCapacity) != nil }
            Issue.record("SEED=\(seed), \(fault)\n\(UpdateTrial.pasteable(shrunk, nodeCapacity))")
            return
        }
    }
}
