import Testing

@testable import UIKit

/// Random clients of random lists. `SEED=7 ITERATIONS=1` repeats one run, `CLIENT_STEPS` a part of it; a failure prints all three.
@MainActor @Suite(.serialized)
struct RandomClientTests {
    @Test(arguments: ClientKind.allCases)
    func aListSurvivesAnyClient(kind: ClientKind) {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["SEED"].flatMap { Int($0) } ?? 1
        let iterations = environment["ITERATIONS"].flatMap { Int($0) }
        if let child = environment["CLIENT_CHILD"] {
            guard child == kind.rawValue else { return }
            runHere(
                first..<first + (iterations ?? 1), kind,
                environment["CLIENT_STEPS"].flatMap { ClientRun($0) })
        } else if let iterations, iterations > 1 {
            runInChildren(first..<first + iterations, kind)
        } else {
            runHere(
                first..<first + (iterations ?? 40), kind,
                environment["CLIENT_STEPS"].flatMap { ClientRun($0) })
        }
    }

    /// Runs that once left a list in a wrong state.
    @Test(arguments: [
        // A row came back while its cell was leaving and its height had been forgotten.
        (
            ClientKind.table, 426,
            """
            3!2!3!4!5!6!7!8!9!10!11!12,12!1!2!3!4!5!6!7!8!9!10!11!12,13!1!2!3!4!5!6!7!8!9!10!11!12,\
            14!3!5!6!7!8!9!10!11!12,15!3!4!5!6!7!8!9!10!11!12
            """
        ),
        // An item was selected while a reload asked for the counts.
        (
            .collection, 576,
            """
            6!4!7!9!10!11!12,8!3!4!5!6!7!8!9!10!11!12,9!1!2!3!4!5!6!7!8!9!10!11!12,12!2!3!4!5!6!7!8!9!10!11!12,\
            16!2!5!6!8!10!11!12,20!1!5!6!7!8!9!10!11!12
            """
        ),
        // The data source was replaced while an update began to animate.
        (
            .table, 1510,
            """
            1!2!3!4!5!6!7!8!9!10!11!12,2!2!3!4!5!6!7!8!9!10!11!12,3!2!3!4!5!6!7!8!9!10!11!12,\
            8!2!3!4!5!6!7!8!9!10!11!12,9!3!4!5!6!7!8!9!10!11!12,12!2!3!4!5!6!7!8!9!10!11!12
            """
        ),
        // An item was reconfigured while its cell was leaving, and came back.
        (
            .collection, 4875,
            """
            3!2!3!4!5!6!7!8!9!10!11!12,6!4!5!6!7!8!9!10!11!12,7!2!3!4!5!6!7!8!9!10!11!12,\
            8!2!5!6!7!8!9!10!11!12,11!3!4!5!6!7!8!9!10!11!12,15!3!5!6!7!8!9!10!11!12
            """
        ),
        // A reload retired its views while the delegate selected an item, which laid the collection view out.
        (.collection, 7081, "15!1!2!3!4!5!6!7!8!9!10!11!12,16!4!5!7!8!9!10!11!12"),
        // The data source was replaced while a header was inserted.
        (
            .table, 1936,
            """
            6!5!6!7!8!9!10!11!12,8!2!3!4!5!6!7!8!9!10!11!12,11!2!3!4!5!6!7!8!9!10!11!12,\
            13!4!5!6!8!9!10!11!12
            """
        ),
        // An item was reconfigured by the update that moved it off screen, and came back while it left.
        (
            .collection, 9819,
            """
            2!3!4!6!8!9!10!11!12,4!2!7!8!9!10!11!12,5!1!2!3!4!5!6!7!8!9!10!11!12,\
            6!2!3!4!5!6!7!8!9!10!11!12,10!2!3!4!5!6!7!8!9!10!11!12,13!1!2!3!4!5!6!7!8!9!10!11!12
            """
        ),
        // The delegate laid the table out when a layout pass had moved the content.
        (
            .table, 3336,
            "1!2!3!4!5!6!7!8!9!10!11!12,5!1!2!3!4!5!6!7!8!9!10!11!12,7!2!4!5!6!7!8!9!10!11!12"
        ),
        // A leaving cell came back while its update began to animate.
        (
            .table, 4160,
            """
            0!2!3!4!5!6!7!8!9!10!11!12,2!3!5!6!7!8!9!10!11!12,16!1!2!3!4!5!6!7!8!9!10!11!12,\
            19!2!3!4!5!6!7!8!9!10!11!12,20!2!6!7!8!9!10!11!12,22!3!6!7!8!9!10!11!12
            """
        ),
        // The delegate scrolled away and back while a layout pass retired rows.
        (
            .table, 4615,
            """
            4!2!3!4!5!6!7!8!9!10!11!12,5!1!2!3!4!5!6!7!8!9!10!11!12,6!2!3!4!5!6!7!8!9!10!11!12,\
            8!2!3!4!5!6!7!8!9!10!11!12,16!2!4!5!6!7!8!9!10!11!12
            """
        ),
        // The data source laid the table out while it was asked for its counts.
        (.table, 4745, "6!2!4!6!9!11"),
        // The data source was replaced when the table's delegate was told of the focus.
        (
            .hands, 6509,
            "7!2!3!4!5!6!7!8!9!10!11!12,18!1!2!3!4!5!6!7!8!9!10!11!12,19!2!3!4!5!6!7!8!9!10!11!12"
        ),
        // The table was removed from its window when it asked for the actions of a swipe.
        (
            .hands, 4768,
            "8!2!4!5!6!7!8!9!10!11!12,17!1!2!3!4!5!6!7!8!9!10!11!12,22!3!4!5!6!7!8!9!10!11!12"
        ),
        // Rows were inserted while the height of a row was asked for that came back on screen during its leaving.
        (.hands, 5850, "10!2!3!4!5!6!7!8!9!10!11!12,15!3!4!5!6!7!8!9!10!11!12"),
        // A data source was set, and asked, while another one was asked.
        (.collection, 3119, "22!1!2!3!4!5!6!7!8!9!10!11!12,23!3!5!6!7!9!11!12"),
    ])
    func aRunThatOnceFailedIsRight(kind: ClientKind, seed: Int, steps: String) throws {
        let run = try #require(ClientRun(steps))
        let policy = Trestle.exceptionPolicy
        Trestle.exceptionPolicy = .report { _ in }
        defer { Trestle.exceptionPolicy = policy }
        #expect(run.fault(seed: seed, kind)?.fault == nil)
    }

    /// In this process: a crash ends it.
    private func runHere(_ seeds: Range<Int>, _ kind: ClientKind, _ given: ClientRun?) {
        let policy = Trestle.exceptionPolicy
        Trestle.exceptionPolicy = .report { _ in }
        defer { Trestle.exceptionPolicy = policy }
        for seed in seeds {
            // A run takes a fraction of a second; one that hangs ends with a signal.
            alarm(60)
            let run = given ?? ClientRun()
            guard run.fault(seed: seed, kind) != nil else { continue }
            let shortest = given == nil ? run.shrunk { $0.fault(seed: seed, kind) != nil } : run
            guard let (fault, log) = shortest.fault(seed: seed, kind) else { continue }
            Issue.record(
                "\(fault)\n\(log.joined(separator: "\n"))\n\(kind) SEED=\(seed) ITERATIONS=1 CLIENT_STEPS=\(shortest)"
            )
            if ProcessInfo.processInfo.environment["KEEP_GOING"] == nil { break }
        }
        alarm(0)
    }

    /// In other processes, some hundred seeds in each. A seed that crashes one is shrunk in further ones.
    private func runInChildren(_ seeds: Range<Int>, _ kind: ClientKind) {
        let child = ClientChild(kind: kind)
        defer { child.removeLog() }
        var next = seeds.lowerBound
        while next < seeds.upperBound {
            let count = min(500, seeds.upperBound - next)
            switch child.run(seed: next, iterations: count) {
            case .right: next += count
            case .wrong:
                Issue.record("\(kind): see above")
                return
            case .crashed:
                guard let seed = child.lastSeed else {
                    Issue.record("\(kind): a process did not start")
                    return
                }
                let shortest = ClientRun().shrunk { child.run(seed: seed, iterations: 1, $0) == .crashed }
                _ = child.run(seed: seed, iterations: 1, shortest)
                Issue.record("a crash, or a run without end, after:\n\(child.lastActions)")
                return
            }
        }
    }
}
