import Foundation
import ProjectAdaptation
import Synchronization

/// The program that the command waits for. Foundation and `swift test` start programs in groups of their own, which an
/// interrupt of the terminal does not reach.
enum InterruptedChild {
    private static let child = Mutex<pid_t?>(nil)

    /// What ends the program that runs, and the command. They are made once: a source that is made while libdispatch
    /// still takes down an earlier one of the same signal gets none.
    ///
    /// Sound: a constant that is only kept, and never used.
    nonisolated(unsafe) private static let sources: [any DispatchSourceSignal] = [SIGINT, SIGTERM, SIGHUP]
        .filter { !isIgnored($0) }.map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if let child = child.withLock({ $0 }) { ProcessTree.end(child, with: number) }
                _exit(128 + number)
            }
            source.resume()
            return source
        }

    /// Starts a program and runs `work`. An interrupt meanwhile ends the program, what it has started, and the command.
    static func run<Value>(_ process: Process, while work: () throws -> Value) throws -> Value {
        _ = sources
        try process.run()
        child.withLock { $0 = process.processIdentifier }
        defer { child.withLock { $0 = nil } }
        let value = try work()
        process.waitUntilExit()
        return value
    }

    /// Whether the signal was ignored when the command was started, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
