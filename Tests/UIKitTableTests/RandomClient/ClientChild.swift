import Foundation

/// Runs of a random client in another process, which may crash or hang: this test program again, with other settings.
struct ClientChild {
    let kind: ClientKind

    enum Outcome: Equatable {
        case right
        /// What was printed, or the last line of a crash.
        case wrong
        case crashed
    }

    private var log: String {
        "\(NSTemporaryDirectory())trestle-client-\(kind)-\(ProcessInfo.processInfo.processIdentifier).log"
    }

    func run(seed: Int, iterations: Int, _ run: ClientRun? = nil) -> Outcome {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        child.arguments = Array(CommandLine.arguments.dropFirst())
        var environment = ProcessInfo.processInfo.environment
        environment["CLIENT_CHILD"] = kind.rawValue
        environment["CLIENT_LOG"] = log
        environment["SEED"] = "\(seed)"
        environment["ITERATIONS"] = "\(iterations)"
        environment["CLIENT_STEPS"] = run?.description
        child.environment = environment
        if run != nil {
            child.standardOutput = FileHandle.nullDevice
            child.standardError = FileHandle.nullDevice
        }
        guard (try? child.run()) != nil else { return .crashed }
        child.waitUntilExit()
        if child.terminationReason == .uncaughtSignal { return .crashed }
        return child.terminationStatus == 0 ? .right : .wrong
    }

    /// What the child did before it crashed, with its seed in the first line.
    var lastActions: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

    var lastSeed: Int? {
        lastActions.firstMatch(of: /SEED=(\d+)/).flatMap { Int($0.output.1) }
    }

    func removeLog() { try? FileManager.default.removeItem(atPath: log) }
}
