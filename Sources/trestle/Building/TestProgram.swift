import Foundation
import ProjectAdaptation

/// The built tests of a package. A test that ends the process has failed, and the others run in another process.
struct TestProgram {
    /// The greatest number of names that one process gets; the length of an argument is limited.
    private static let greatestCountOfNames = 500

    let process: TestProcess
    let selection: TestSelection
    /// The user interface tests, which run in processes of their own, after the others.
    let interface: InterfaceTests
    let crash: CrashMessage
    /// The folder for the attachments of tests.
    let attachments: URL?

    /// Runs the tests, of XCTest and of Swift Testing.
    ///
    /// - Parameter usesSwiftTesting: whether there may be tests of Swift Testing.
    func run(usesSwiftTesting: Bool) throws -> TestOutcomes {
        let all = try listed([], /[^\s\/]+\/\S+/)
        var part: Set<String>?
        var outcomes = TestOutcomes()
        var skipped: [String] = []
        var hasOthers = usesSwiftTesting
        if let shard = selection.shard {
            let others = usesSwiftTesting ? try listed(["--testing-library", "swift-testing"], /\S+\..+/) : []
            let filled = Set(all + others).filter { !selection.isEmptied($0) }
            let own = shard.part(of: filled)
            part = own
            outcomes.countInOtherShards = filled.count - own.count
            skipped = others.filter { !own.contains($0) }
            hasOthers = skipped.count < others.count
        }
        let selected = all.filter { selection.contains($0, in: part) }
        outcomes.add(try runXCTest(selected.filter { !interface.contain($0) }, of: all))
        if hasOthers {
            outcomes.add(try runSwiftTesting(skipping: skipped.map(SwiftTestingProgress.pattern(skippingListed:))))
        }
        let driving = selected.filter(interface.contain)
        if !driving.isEmpty {
            try interface.prepare()
            outcomes.add(try runXCTest(driving, of: all, with: interface.environment))
        }
        return outcomes
    }

    /// - Parameters:
    ///   - selected: the tests to run.
    ///   - all: all tests of XCTest.
    ///   - variables: what the environment has besides.
    private func runXCTest(
        _ selected: [String], of all: [String], with variables: [String: String] = [:]
    ) throws -> TestOutcomes {
        var open = selected
        var outcomes = TestOutcomes()
        while !open.isEmpty {
            let names = Array(open.prefix(Self.greatestCountOfNames))
            var progress = XCTestProgress(names)
            let arguments = names.count == all.count ? [] : [names.joined(separator: ",")]
            let end = try process.run(arguments, with: variables) { progress.add($0) }
            let crashed = progress.end(crash.issue(in: end.errors, end: end.text))
            if let crashed { say("\(crashed) \(end.text); it has failed, and the others run now") }
            outcomes.add(progress.outcomes)
            open = progress.waiting + open.dropFirst(names.count)
            if crashed == nil, let first = progress.waiting.first {
                // No other test would fare better: something before the first one, such as the application's start.
                say("the process \(end.text) before \(first)")
                outcomes.results.append(failure(of: first, end))
                break
            }
        }
        return outcomes
    }

    /// - Parameter patterns: regular expressions of the tests that are skipped.
    private func runSwiftTesting(skipping patterns: [String]) throws -> TestOutcomes {
        let stream = FileManager.default.temporaryDirectory.appending(path: "trestle-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: stream) }
        var outcomes = TestOutcomes()
        var skipped = patterns + selection.emptied.map { "[./]\($0)\\(" }
        while true {
            try? FileManager.default.removeItem(at: stream)
            let end = try process.run(
                ["--testing-library", "swift-testing", "--no-parallel"]
                    + ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
                    + (attachments.map { ["--attachments-path", $0.path] } ?? [])
                    + (selection.filter.map { ["--filter", $0] } ?? []) + skipped.flatMap { ["--skip", $0] })
            let progress = SwiftTestingProgress(
                (try? Data(contentsOf: stream)) ?? Data(), endingWith: crash.issue(in: end.errors, end: end.text))
            outcomes.add(progress.outcomes)
            if progress.isComplete || end.isOfNoTests { return outcomes }
            for test in progress.crashed { say("\(test) \(end.text); it has failed, and the others run now") }
            if progress.crashed.isEmpty {
                say("the process \(end.text) outside of tests")
                outcomes.results.append(failure(of: "the process", end))
                return outcomes
            }
            skipped += progress.done.map(SwiftTestingProgress.pattern(skipping:))
        }
    }

    private func failure(of test: String, _ end: TestProcess.End) -> TestResult {
        var result = TestResult(test, .crashed)
        result.issues = [crash.issue(in: end.errors, end: end.text)]
        return result
    }

    /// The tests that the program lists: `Module.Class/test` of XCTest, `Module.Suite/test()` of Swift Testing.
    private func listed(_ arguments: [String], _ form: Regex<Substring>) throws -> [String] {
        var lines: [String] = []
        let end = try process.run(arguments + ["--list-tests"], isQuiet: true) { lines.append($0) }
        guard end.status == 0 || end.isOfNoTests else {
            throw Failure("the tests cannot be started: the process \(end.text)")
        }
        return lines.filter { $0.wholeMatch(of: form) != nil }
    }

    private func say(_ text: String) { Progress.say("trestle: \(text)") }
}
