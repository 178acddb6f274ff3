import Testing
import UpdateModels

@testable import UIKit

/// Random changes of collection views, also by client code that they call. `SEED=7 ITERATIONS=1` repeats one run; a failure prints a test
/// to paste.
@MainActor @Suite(.serialized) struct CollectionFuzzTests {
    @Test func whateverChangesTheCollectionViewShowsItsData() {
        let isLong = ProcessInfo.processInfo.environment["ITERATIONS"] != nil
        for iteration in 0..<FuzzSettings.iterations {
            let seed = Int(FuzzSettings.seed) + iteration
            if isLong { print("SEED=\(seed)") }
            var generator = SeededGenerator(seed: UInt64(seed))
            let steps = (0..<16).map { _ in CollectionStep.random(using: &generator) }
            guard let fault = CollectionTrial.fault(seed: seed, steps) else { continue }
            let shortest = Shrinking.shortest(steps) { CollectionTrial.fault(seed: seed, $0) != nil }
            Issue.record(
                "SEED=\(seed), \(CollectionTrial.fault(seed: seed, shortest) ?? fault)\n\(pasteable(seed, shortest))")
            return
        }
    }

    // MARK: Found by the above

    @Test func anotherLayoutInsteadOfACountLosesNoUpdate() {
        let steps: [CollectionStep] = [
            .batch([
                .moveRow(section: 204, row: 759, toSection: 143, toRow: 897),
                .reloadRow(section: 18, row: 932, .estimated(10)),
                .insertRows(section: 969, at: 283, count: 3, .estimated(44.5)),
            ]),
            .interfere(.count, .layout(360)), .single([.insertRows(section: 177, at: 852, count: 1, .estimated(44.5))]),
        ]
        #expect(CollectionTrial.fault(seed: 29, steps) == nil)
    }

    @Test func anUpdateWhileAReloadIsLaidOutLeavesNoViewBehind() {
        let steps: [CollectionStep] = [
            .interfere(
                .willDisplay,
                .update([.deleteRows(section: 148, from: 495, count: 1), .deleteSection(595), .deleteSection(3)])),
            .reload([.insertSection(at: 69, rows: 6, .estimated(61.5))]),
        ]
        for seed in 1...10 { #expect(CollectionTrial.fault(seed: seed, steps) == nil) }
    }

    @Test func anotherLayoutFromTheQuestionWhereItemsAppearPutsItemsInItsPlaces() {
        let steps: [CollectionStep] = [
            .batch([
                .insertSection(at: 69, rows: 6, .estimated(61.5)), .insertSection(at: 5, rows: 6, .estimated(61.5)),
            ]),
            .interfere(.updatePlaces, .layout(797)), .single([.reloadRow(section: 782, row: 223, .estimated(10))]),
        ]
        for seed in 100...110 { #expect(CollectionTrial.fault(seed: seed, steps) == nil) }
    }

    @Test func layingOutWhileTheLayoutPreparesKeepsTheContentSize() {
        let steps: [CollectionStep] = [
            .interfere(.prepare, .layOut), .batch([.insertRows(section: 236, at: 958, count: 3, .measured(10))]),
        ]
        #expect(CollectionTrial.fault(seed: 128, steps) == nil)
    }

    @Test func anotherLayoutInsteadOfACountAsksForNoItemThatIsGone() {
        let steps: [CollectionStep] = [
            .interfere(.count, .layout(702)),
            .batch([
                .insertRows(section: 173, at: 507, count: 4, .estimated(0)),
                .insertRows(section: 700, at: 977, count: 1, .estimated(0)),
                .deleteRows(section: 481, from: 296, count: 2), .reloadRow(section: 905, row: 178, .measured(10)),
            ]),
        ]
        #expect(CollectionTrial.fault(seed: 260, steps) == nil)
    }

    @Test func deletingASectionWhileSizesAreAskedForAsksForNoSectionThatIsGone() {
        let steps: [CollectionStep] = [
            .interfere(.size, .newDataSource),
            .interfere(
                .size, .update([.insertRows(section: 666, at: 142, count: 1, .estimated(44)), .deleteSection(478)])),
            .batch([.insertRows(section: 866, at: 118, count: 3, .estimated(44))]),
        ]
        #expect(CollectionTrial.fault(seed: 3320, steps) == nil)
    }

    private func pasteable(_ seed: Int, _ steps: [CollectionStep]) -> String {
        """
        @Test func regression() {
            let steps: [CollectionStep] = [
        \(steps.map { "        \($0)," }.joined(separator: "\n"))
            ]
            #expect(CollectionTrial.fault(seed: \(seed), steps) == nil)
        }
        """
    }
}
