internal import CGio
import Foundation

/// Calls to programs on the session bus of the desktop.
enum SessionBus {
    /// Nil where no bus runs, because GIO would start one.
    static func address(environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty,
            FileManager.default.fileExists(atPath: "\(folder)/bus")
        else { return nil }
        return "unix:path=\(folder)/bus"
    }

    /// Opens a connection, which the caller closes and releases.
    static func connect(environment: [String: String], _ cancellable: UnsafeMutablePointer<GCancellable>?)
        -> OpaquePointer?
    {
        guard let address = address(environment: environment) else { return nil }
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        return g_dbus_connection_new_for_address_sync(address, flags, nil, cancellable, nil)
    }

    /// Has the process go on when the bus ends. GNOME's settings use the connection that all of GIO shares, and that ends
    /// the process with the bus unless it is told not to. Does nothing without a bus.
    static func outliveSharedConnection() {
        guard address(environment: ProcessInfo.processInfo.environment) != nil,
            let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        else { return }
        g_dbus_connection_set_exit_on_close(connection, 0)
        // It is never released: the next shared connection would end the process again.
    }

    /// Returns the reply, which the caller releases; nil when the call failed.
    ///
    /// - Parameter timeout: in milliseconds.
    static func call(
        _ connection: OpaquePointer, _ target: Target, _ method: String, _ arguments: [OpaquePointer?],
        timeout: Int32, _ cancellable: UnsafeMutablePointer<GCancellable>?
    ) -> OpaquePointer? {
        var arguments = arguments
        return g_dbus_connection_call_sync(
            connection, target.name, target.path, target.interface, method,
            g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, timeout,
            cancellable, nil)
    }

    /// Has the bus deliver the signals of a rule.
    static func addMatch(
        _ rule: String, on connection: OpaquePointer, timeout: Int32,
        _ cancellable: UnsafeMutablePointer<GCancellable>?
    ) {
        let bus = Target(
            name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")
        let reply = call(connection, bus, "AddMatch", [g_variant_new_string(rule)], timeout: timeout, cancellable)
        if let reply { g_variant_unref(reply) }
    }

    static func string(_ text: UnsafePointer<CChar>?) -> String? {
        text.map { String(cString: $0) }
    }

    /// An object of a program on the bus, seen through one of its interfaces.
    struct Target {
        let name: String
        let path: String
        let interface: String

        /// The desktop portal.
        static func portal(_ interface: String, path: String = "/org/freedesktop/portal/desktop") -> Target {
            Target(
                name: "org.freedesktop.portal.Desktop", path: path,
                interface: "org.freedesktop.portal.\(interface)")
        }
    }
}
