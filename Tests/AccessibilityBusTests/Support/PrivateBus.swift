import Foundation
import Testing

@testable import AccessibilityBus

/// A bus of the test's own.
final class PrivateBus {
    let address: String
    private let daemon: Process

    static var isPossible: Bool { path != nil }

    private static var path: String? {
        ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// For the programs that the bus starts.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        let pipe = Pipe()
        let daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: Self.path ?? "")
        daemon.arguments = ["--session", "--nofork", "--print-address"]
        // The programs that the bus starts must not find the desktop on which the tests run.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        daemon.environment = ProcessInfo.processInfo.environment
            .filter { !["DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS"].contains($0.key) }
            .merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
        daemon.standardOutput = pipe
        daemon.standardError = FileHandle.nullDevice
        try Self.withoutBlockedSignals { try daemon.run() }
        self.daemon = daemon
        var line = ""
        while !line.hasSuffix("\n") {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            line += String(decoding: data, as: UTF8.self)
        }
        address = line.trimmingCharacters(in: .newlines)
    }

    @MainActor
    func connect() async throws -> BusConnection { try await Self.connect(to: address) }

    @MainActor
    static func connect(to address: String) async throws -> BusConnection {
        let connection = await withCheckedContinuation { continuation in
            BusConnection.open(address) { continuation.resume(returning: $0) }
        }
        return try #require(connection)
    }

    func stop() {
        // Nobody waits for its end: Foundation does so only on the thread that has started it.
        if daemon.isRunning { daemon.terminate() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Programs inherit the signals that their thread blocks, and the threads of Dispatch block those that end
    /// programs.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }
}
