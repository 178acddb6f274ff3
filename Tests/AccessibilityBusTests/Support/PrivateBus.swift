import Foundation
import Testing

@testable import AccessibilityBus

/// A bus of the test's own.
final class PrivateBus {
    let address: String
    private let daemon = Process()

    static var isPossible: Bool { path != nil }

    private static var path: String? {
        ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    init() throws {
        let pipe = Pipe()
        daemon.executableURL = URL(fileURLWithPath: Self.path ?? "")
        daemon.arguments = ["--session", "--nofork", "--print-address"]
        daemon.standardOutput = pipe
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            line += String(decoding: data, as: UTF8.self)
        }
        address = line.trimmingCharacters(in: .newlines)
    }

    @MainActor
    func connect() async throws -> BusConnection {
        let connection = await withCheckedContinuation { continuation in
            BusConnection.open(address) { continuation.resume(returning: $0) }
        }
        return try #require(connection)
    }

    func stop() {
        // It may have inherited a mask of signals that holds back others. Nobody waits for its end: Foundation does so
        // only on the thread that has started it.
        if daemon.isRunning { kill(daemon.processIdentifier, SIGKILL) }
    }
}
