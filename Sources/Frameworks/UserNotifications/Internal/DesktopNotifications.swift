internal import CGio
import Foundation

// Sound: the connection and the report are under the lock, and GIO's connections are for all threads.
/// The service `org.freedesktop.Notifications` on the session bus of the desktop.
final class DesktopNotifications: NotificationService, @unchecked Sendable {
    /// The key of a click on the banner itself.
    static let defaultKey = "default"

    private let environment: [String: String]
    private let lock = NSLock()
    /// Guarded by the lock.
    private var connection: OpaquePointer?
    private var report: (@Sendable (UInt32, BannerEvent) -> Void)?
    private var known: NotificationAbilities?

    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    /// The service may have to be started by the bus first.
    private static let timeout: Int32 = 5000  // milliseconds

    init(environment: [String: String]) {
        self.environment = environment
    }

    deinit {
        if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
    }

    func observe(_ report: @escaping @Sendable (UInt32, BannerEvent) -> Void) {
        lock.withLock { self.report = report }
    }

    func abilities() -> NotificationAbilities? {
        guard let reply = call("GetCapabilities", []) else {
            lock.withLock { known = nil }
            return nil
        }
        defer { g_variant_unref(reply) }
        let words = BusValue.strings(reply)
        let abilities = NotificationAbilities(
            hasActions: words.contains("actions"), hasMarkup: words.contains("body-markup"),
            hasSound: words.contains("sound"))
        lock.withLock { known = abilities }
        return abilities
    }

    func show(_ banner: Banner, replacing replaced: UInt32) -> UInt32? {
        let known = lock.withLock { self.known } ?? abilities()
        guard let known else { return nil }
        let buttons =
            known.hasActions
            ? [Banner.Button(key: Self.defaultKey, title: SystemText.open.string)] + banner.buttons : []
        let body = known.hasMarkup ? BusValue.escaped(banner.body) : banner.body
        let arguments = [
            BusValue.string(Self.programName), g_variant_new_uint32(replaced), BusValue.string(""),
            BusValue.string(banner.title), BusValue.string(body),
            BusValue.strings(buttons.flatMap { [$0.key, $0.title] }), BusValue.hints(of: banner),
            g_variant_new_int32(-1),
        ]
        guard let reply = call("Notify", arguments) else { return nil }
        defer { g_variant_unref(reply) }
        return BusValue.number(reply, 0)
    }

    func close(_ number: UInt32) {
        if let reply = call("CloseNotification", [g_variant_new_uint32(number)]) { g_variant_unref(reply) }
    }

    private static var programName: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
            ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
            ?? ProcessInfo.processInfo.processName
    }

    // MARK: The bus

    /// Returns the reply, which the caller releases; nil without a bus and when the call failed.
    private func call(_ method: String, _ arguments: [OpaquePointer?]) -> OpaquePointer? {
        var arguments = arguments
        let body = g_variant_ref_sink(g_variant_new_tuple(&arguments, gsize(arguments.count)))
        defer { g_variant_unref(body) }
        guard let connection = openConnection() else { return nil }
        return g_dbus_connection_call_sync(
            connection, Self.name, Self.path, Self.name, method, body, nil, G_DBUS_CALL_FLAGS_NONE, Self.timeout, nil,
            nil)
    }

    /// The connection, which is opened again if the bus has closed it.
    private func openConnection() -> OpaquePointer? {
        lock.withLock {
            if let connection, g_dbus_connection_is_closed(connection) == 0 { return connection }
            if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
            connection = connect()
            return connection
        }
    }

    private func connect() -> OpaquePointer? {
        guard let address else { return nil }
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
            return nil
        }
        g_dbus_connection_set_exit_on_close(connection, 0)
        let filter: GDBusMessageFilterFunction = { _, message, isIncoming, context in
            if isIncoming != 0, let message, let context {
                Unmanaged<DesktopNotifications>.fromOpaque(context).takeUnretainedValue().received(message)
            }
            return message
        }
        g_dbus_connection_add_filter(connection, filter, Unmanaged.passRetained(self).toOpaque()) { context in
            if let context { Unmanaged<DesktopNotifications>.fromOpaque(context).release() }
        }
        var rule = [BusValue.string("type='signal',interface='\(Self.name)',path='\(Self.path)'")]
        let reply = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
            g_variant_new_tuple(&rule, 1), nil, G_DBUS_CALL_FLAGS_NONE, Self.timeout, nil, nil)
        if let reply { g_variant_unref(reply) }
        return connection
    }

    /// Nil where no bus runs, because GIO would start one.
    private var address: String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty,
            FileManager.default.fileExists(atPath: "\(folder)/bus")
        else { return nil }
        return "unix:path=\(folder)/bus"
    }

    /// Called on GIO's thread.
    private func received(_ message: OpaquePointer) {
        guard BusValue.text(g_dbus_message_get_interface(message)) == Self.name,
            let body = g_dbus_message_get_body(message), g_variant_n_children(body) == 2,
            let number = BusValue.number(body, 0)
        else { return }
        let event: BannerEvent
        switch BusValue.text(g_dbus_message_get_member(message)) {
        case "ActionInvoked":
            guard let key = BusValue.string(body, 1) else { return }
            event = .chosen(key: key)
        case "NotificationClosed":
            // The protocol's reasons: 1 expired, 2 dismissed by the user, 3 closed by a call.
            event = .closed(byUser: BusValue.number(body, 1) == 2)
        default: return
        }
        lock.withLock { report }?(number, event)
    }
}
