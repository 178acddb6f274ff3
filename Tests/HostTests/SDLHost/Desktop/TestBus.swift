import CGio
import Foundation

/// A session bus of the test's own, on which a test answers for the desktop portal.
final class TestBus: @unchecked Sendable {
    let address: String
    private let daemon: Process
    private(set) var connection: OpaquePointer?

    static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: daemonPath) }

    private static let daemonPath = "/usr/bin/dbus-daemon"

    init() throws {
        let pipe = Pipe()
        daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: Self.daemonPath)
        daemon.arguments = ["--session", "--nofork", "--print-address"]
        daemon.standardOutput = pipe
        try daemon.run()
        var line = ""
        while !line.hasSuffix("\n") { line += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) }
        address = line.trimmingCharacters(in: .newlines)
    }

    /// Connects to the bus with a filter of its messages, and takes the name of the portal.
    func ownPortal(_ filter: @escaping GDBusMessageFilterFunction, _ context: UnsafeMutableRawPointer) {
        connection = g_dbus_connection_new_for_address_sync(
            address,
            GDBusConnectionFlags(
                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, nil)
        g_dbus_connection_add_filter(connection, filter, context, nil)
        var arguments = [g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0)]
        g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    }

    func stop() {
        if let connection {
            g_dbus_connection_close_sync(connection, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
        daemon.terminate()
        daemon.waitUntilExit()
    }
}
