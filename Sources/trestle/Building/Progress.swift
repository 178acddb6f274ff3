import ArgumentParser
import Foundation
import ProjectAdaptation
import Synchronization

/// What the command says of its work, on standard error, so that the output of programs stays alone on standard output.
enum Progress {
    static func say(_ text: String) { write(text + "\n") }

    static func say(_ text: String, since start: Date) {
        write("\(text) in \(String(format: "%.1f", Date().timeIntervalSince(start))) s\n")
    }

    static func note(_ text: String) { write(text + "\n") }

    /// Whether lines can be written over: standard error is a terminal.
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Shows a line that the next one replaces. Nothing without a terminal.
    static func show(_ text: String) {
        if isTerminal { write("\r\u{1B}[K" + text.prefix(100)) }
    }

    static func clear() { if isTerminal { write("\r\u{1B}[K") } }

    /// Runs work that says what it is doing, and prints that every few seconds.
    static func during<Value>(_ work: (Activity) throws -> Value) rethrows -> Value {
        let activity = Activity()
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + Activity.period, repeating: Activity.period)
        timer.setEventHandler { activity.say() }
        timer.resume()
        defer { timer.cancel() }
        return try work(activity)
    }

    private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// What a long piece of work is doing now.
final class Activity: Sendable {
    /// The seconds between two lines.
    static let period = 5.0

    private let state = Mutex((text: "", start: Date()))

    func now(_ text: String) { state.withLock { $0 = (text, Date()) } }

    func say() {
        let (text, start) = state.withLock { $0 }
        if !text.isEmpty { Progress.say("  \(text), for \(Int(Date().timeIntervalSince(start))) s") }
    }
}

extension Failure {
    /// Runs the work of a command, if there is an SDK or source to work with. Failures are printed and end the command
    /// with their code.
    static func handled(_ work: () throws -> Void) throws {
        do {
            try TrestleFolder.check()
            try work()
        } catch let code as ExitCode {
            throw code
        } catch {
            let failure = error as? Failure ?? Failure(FileFailure.reason(error), code: 2)
            Progress.note("trestle: \(failure.description)")
            throw ExitCode(failure.code)
        }
    }
}
