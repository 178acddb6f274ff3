import Foundation
import ProjectAdaptation

/// The program that the command waits for. Foundation and `swift test` start programs in groups of their own, which an
/// interrupt of the terminal does not reach.
enum InterruptedChild {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Starts a program and runs `work`. An interrupt meanwhile ends the program, what it has started, and the command.
    static func run<Value>(_ process: Process, while work: () throws -> Value) throws -> Value {
        // Before the signals are ignored: programs inherit what is ignored.
        try process.run()
        let child = process.processIdentifier
        let sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                ProcessTree.end(child, with: number)
                _exit(128 + number)
            }
            source.resume()
            return source
        }
        defer {
            for source in sources { source.cancel() }
            for number in signals { signal(number, SIG_DFL) }
        }
        let value = try work()
        process.waitUntilExit()
        return value
    }
}
