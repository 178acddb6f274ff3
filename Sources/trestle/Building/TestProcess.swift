import Foundation

/// A process that runs tests. What it prints is printed as it comes.
struct TestProcess {
    /// How it ended.
    struct End {
        let status: Int32
        let isSignal: Bool
        /// The end of what it has written to standard error. Empty if that was not read.
        let errors: String

        var text: String { isSignal ? "crashed (signal \(status))" : "ended the process with status \(status)" }

        /// Swift Testing ends with this status if it finds no test.
        var isOfNoTests: Bool { !isSignal && status == EX_UNAVAILABLE }
    }

    /// At most so many bytes of standard error are kept.
    private static let greatestCountOfBytes = 1 << 18

    let url: URL
    let environment: [String: String]
    /// Whether standard error is read. It is no terminal then, so that tests print it without colors.
    let readsErrors: Bool

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - variables: what the environment has besides.
    ///   - line: called with each line of its output, which is printed too unless the run is quiet.
    func run(
        _ arguments: [String], with variables: [String: String] = [:], isQuiet: Bool = false,
        line: (String) -> Void = { _ in }
    ) throws -> End {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        let errors = readsErrors && !isQuiet ? Pipe() : nil
        if let errors { process.standardError = errors }
        var rest = Data()
        var written = Data()
        try InterruptedChild.run(process) {
            Self.read([output, errors].compactMap { $0?.fileHandleForReading }) { handle, data in
                guard handle === output.fileHandleForReading else {
                    FileHandle.standardError.write(data)
                    written = (written + data).suffix(Self.greatestCountOfBytes)
                    return
                }
                if !isQuiet { FileHandle.standardOutput.write(data) }
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                    rest = Data(rest[rest.index(after: end)...])
                }
            }
        }
        return End(
            status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
            errors: String(decoding: written, as: UTF8.self))
    }

    /// Reads files until all of them have ended, each as soon as it has something.
    private static func read(_ handles: [FileHandle], _ body: (FileHandle, Data) -> Void) {
        var open = handles
        while !open.isEmpty {
            var states = open.map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
            guard poll(&states, nfds_t(states.count), -1) > 0 else {
                if errno == EINTR { continue }
                return
            }
            for (handle, state) in zip(open, states) where state.revents != 0 {
                let data = handle.availableData
                if data.isEmpty { open.removeAll { $0 === handle } } else { body(handle, data) }
            }
        }
    }
}
