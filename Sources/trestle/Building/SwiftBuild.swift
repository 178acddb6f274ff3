import Foundation
import ProjectAdaptation

/// A run of `swift build`, whose progress is shown in one line. Without a terminal the steps are shown now and then.
struct SwiftBuild {
    private let arguments: [String]
    private let environment: [String: String]

    init(_ arguments: [String], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// - Returns: the messages of the compiler if the build has failed, else nil.
    func run() throws -> CompilerMessages? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "build"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        let messages = try InterruptedChild.run(process) { follow(output.fileHandleForReading) }
        Progress.clear()
        return process.terminationStatus == 0 ? nil : messages
    }

    /// Shows steps as they are printed, and returns all other lines.
    private func follow(_ handle: FileHandle) -> CompilerMessages {
        var messages = CompilerMessages()
        var rest = Data()
        var shown = Date()
        while case let data = handle.availableData, !data.isEmpty {
            rest += data
            while let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                if let step = line.prefixMatch(of: /\[(\d+)\/(\d+)\] .*/) {
                    messages.add(nil)
                    if Progress.isTerminal {
                        Progress.show(String(step.0))
                    } else if Date().timeIntervalSince(shown) > 20 {
                        shown = Date()
                        Progress.say("  \(step.1) of \(step.2) steps")
                    }
                } else {
                    messages.add(line)
                }
            }
        }
        return messages
    }
}
