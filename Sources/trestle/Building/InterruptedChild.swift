import Foundation

/// The program that the command waits for. Foundation starts programs in groups of their own, which an interrupt of the
/// terminal does not reach.
enum InterruptedChild {
    // Sound: written by the main thread only, between which and the handler a single word is exchanged.
    nonisolated(unsafe) private static var group: pid_t = 0

    /// Starts a program and runs `work`. An interrupt meanwhile ends the program and the command.
    static func run<Value>(_ process: Process, while work: () throws -> Value) throws -> Value {
        try process.run()
        group = process.processIdentifier
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, InterruptedChild.end) }
        defer {
            group = 0
            for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        }
        let value = try work()
        process.waitUntilExit()
        return value
    }

    private static let end: @convention(c) (Int32) -> Void = { number in
        if InterruptedChild.group > 0 {
            kill(-InterruptedChild.group, number)
            kill(InterruptedChild.group, number)
        }
        _exit(128 + number)
    }
}
