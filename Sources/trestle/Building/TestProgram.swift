import Foundation
import ProjectAdaptation

/// The built tests of a package. A test that ends the process has failed, and the others run in another process.
struct TestProgram {
    /// The greatest number of names that one process gets; the length of an argument is limited.
    private static let greatestCountOfNames = 500

    let url: URL
    let environment: [String: String]
    let filter: String?
    /// The names of functions that do not run.
    let emptied: Set<String>
    /// The user interface tests, which run in processes of their own, after the others.
    let interface: InterfaceTests

    /// Runs all tests, of XCTest and of Swift Testing.
    ///
    /// - Parameter usesSwiftTesting: whether there may be tests of Swift Testing.
    func run(usesSwiftTesting: Bool) throws -> TestOutcomes {
        let tests = try listed()
        var outcomes = try runXCTest(tests.filter { !interface.contain($0) }, isAll: interface.isEmpty)
        if usesSwiftTesting { outcomes.add(try runSwiftTesting()) }
        let driving = tests.filter(interface.contain)
        if !driving.isEmpty {
            try interface.prepare()
            outcomes.add(try runXCTest(driving, isAll: false, with: interface.environment))
        }
        return outcomes
    }

    /// - Parameters:
    ///   - all: the names of tests.
    ///   - isAll: whether the program has no others.
    ///   - variables: what the environment has besides.
    private func runXCTest(
        _ all: [String], isAll: Bool, with variables: [String: String] = [:]
    ) throws -> TestOutcomes {
        let expression = try filter.map { try Regex($0) }
        var open = all.filter { test in
            let name = test.split(separator: "/").last.map(String.init) ?? test
            return !emptied.contains(name) && (expression.map { test.contains($0) } ?? true)
        }
        var outcomes = TestOutcomes()
        while !open.isEmpty {
            let selected = Array(open.prefix(Self.greatestCountOfNames))
            var progress = XCTestProgress(selected)
            let arguments =
                isAll && open.count == all.count && selected.count == all.count
                ? [] : [selected.joined(separator: ",")]
            let end = try start(arguments, with: variables) { progress.add($0) }
            let crashed = progress.end()
            if let crashed { say("\(crashed) \(end.text); it has failed, and the others run now") }
            outcomes.add(progress.outcomes)
            open = progress.waiting + open.dropFirst(selected.count)
            if crashed == nil, let first = progress.waiting.first {
                // No other test would fare better: something before the first one, such as the application's start.
                say("the process \(end.text) before \(first)")
                outcomes.failed.append(first)
                break
            }
        }
        return outcomes
    }

    private func runSwiftTesting() throws -> TestOutcomes {
        let stream = FileManager.default.temporaryDirectory.appending(path: "trestle-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: stream) }
        var outcomes = TestOutcomes()
        var skipped = emptied.map { "[./]\($0)\\(" }
        while true {
            try? FileManager.default.removeItem(at: stream)
            let end = try start(
                ["--testing-library", "swift-testing", "--no-parallel"]
                    + ["--event-stream-output-path", stream.path, "--event-stream-version", "0"]
                    + (filter.map { ["--filter", $0] } ?? []) + skipped.flatMap { ["--skip", $0] })
            let progress = SwiftTestingProgress((try? Data(contentsOf: stream)) ?? Data())
            outcomes.add(progress.outcomes)
            if progress.isComplete || end.isOfNoTests { return outcomes }
            for test in progress.crashed { say("\(test) \(end.text); it has failed, and the others run now") }
            if progress.crashed.isEmpty {
                say("the process \(end.text) outside of tests")
                outcomes.failed.append("the process")
                return outcomes
            }
            skipped += progress.done.map(SwiftTestingProgress.pattern)
        }
    }

    /// The tests of XCTest: `Module.Class/test`.
    private func listed() throws -> [String] {
        var lines: [String] = []
        let end = try start(["--list-tests"], isQuiet: true) { lines.append($0) }
        guard end.status == 0 else { throw Failure("the tests cannot be started: the process \(end.text)") }
        return lines.filter { $0.wholeMatch(of: /[^\s\/]+\/\S+/) != nil }
    }

    private func say(_ text: String) { Progress.say("trestle: \(text)") }

    /// Runs the program.
    ///
    /// - Parameter line: called with each line of its output, which is printed too unless the run is quiet.
    private func start(
        _ arguments: [String], with variables: [String: String] = [:], isQuiet: Bool = false,
        line: (String) -> Void = { _ in }
    ) throws -> ProgramEnd {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try InterruptedChild.run(process) {
            var rest = Data()
            while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
                if !isQuiet { FileHandle.standardOutput.write(data) }
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                    rest = Data(rest[rest.index(after: end)...])
                }
            }
        }
        return ProgramEnd(status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
    }
}

/// How a program ended.
private struct ProgramEnd {
    let status: Int32
    let isSignal: Bool

    var text: String { isSignal ? "crashed (signal \(status))" : "ended the process with status \(status)" }

    /// Swift Testing ends with this status if it finds no test.
    var isOfNoTests: Bool { !isSignal && status == EX_UNAVAILABLE }
}
