internal import CGio
import Foundation
internal import HostInterface

// Sound: everything that changes is under the lock, and GIO's cancellables and connections are for all threads.
/// Observes `color-scheme` of org.freedesktop.portal.Settings on the session bus.
///
/// A thread connects, asks for the value and ends. Changes arrive on GIO's thread, which sleeps until the bus has a
/// message.
final class PortalSettings: @unchecked Sendable {
    private let environment: [String: String]
    private let cancellable = g_cancellable_new()
    private let answered = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    /// Guarded by the lock.
    private var connection: OpaquePointer?
    private var answer: HostAppearance?
    private var isStopped = false
    private var report: (@Sendable (HostAppearance) -> Void)?

    private static let portal = "org.freedesktop.portal.Desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"
    /// The portal may have to be started by the bus first, which takes some time; nothing waits for it.
    private static let timeout: Int32 = 5000  // milliseconds

    init(environment: [String: String]) {
        self.environment = environment
    }

    deinit {
        g_object_unref(cancellable)
    }

    /// Calls `report` on other threads: with the first answer, and with every change until ``stop()``.
    func start(_ report: @escaping @Sendable (HostAppearance) -> Void) {
        lock.withLock { self.report = report }
        let thread = Thread { [self] in
            note(askPortal() ?? fallbackAppearance(environment: environment))
            answered.signal()
        }
        thread.name = "desktop appearance"
        thread.start()
    }

    /// Returns the first answer if it arrives in time.
    func firstAnswer(within seconds: Double) -> HostAppearance? {
        if answered.wait(timeout: .now() + seconds) == .success { answered.signal() }
        return lock.withLock { answer }
    }

    func stop() {
        g_cancellable_cancel(cancellable)
        let connection = lock.withLock {
            isStopped = true
            report = nil
            defer { self.connection = nil }
            return self.connection
        }
        if let connection {
            g_dbus_connection_close(connection, nil, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
    }

    private func note(_ appearance: HostAppearance) {
        let report = lock.withLock {
            answer = appearance
            return self.report
        }
        report?(appearance)
    }

    // MARK: The bus

    /// Nil without a bus, without a portal, and when the portal does not know the value.
    private func askPortal() -> HostAppearance? {
        guard let address = sessionBusAddress(environment: environment),
            let connection = g_dbus_connection_new_for_address_sync(
                address,
                GDBusConnectionFlags(
                    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, cancellable, nil)
        else { return nil }
        let isWanted = lock.withLock {
            if !isStopped { self.connection = connection }
            return !isStopped
        }
        guard isWanted else {
            g_object_unref(UnsafeMutableRawPointer(connection))
            return nil
        }
        listen(on: connection)
        let name = g_variant_new_string(Self.namespace)
        let key = g_variant_new_string(Self.key)
        return call(connection, Self.portal, "/org/freedesktop/portal/desktop", Self.interface, "Read", [name, key])
            .flatMap { reply in
                defer { g_variant_unref(reply) }
                return appearance(fromScheme: g_variant_get_child_value(reply, 0))
            }
    }

    private func listen(on connection: OpaquePointer) {
        let filter: GDBusMessageFilterFunction = { _, message, isIncoming, context in
            if isIncoming != 0, let message, let context {
                Unmanaged<PortalSettings>.fromOpaque(context).takeUnretainedValue().received(message)
            }
            return message
        }
        g_dbus_connection_add_filter(connection, filter, Unmanaged.passRetained(self).toOpaque()) { context in
            if let context { Unmanaged<PortalSettings>.fromOpaque(context).release() }
        }
        let rule =
            "type='signal',interface='\(Self.interface)',member='SettingChanged',arg0='\(Self.namespace)',arg1='\(Self.key)'"
        let reply = call(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
            [g_variant_new_string(rule)])
        if let reply { g_variant_unref(reply) }
    }

    /// Called on GIO's thread.
    private func received(_ message: OpaquePointer) {
        guard string(g_dbus_message_get_member(message)) == "SettingChanged",
            string(g_dbus_message_get_interface(message)) == Self.interface,
            let body = g_dbus_message_get_body(message), g_variant_n_children(body) == 3,
            let changed = appearance(fromScheme: g_variant_get_child_value(body, 2))
        else { return }
        note(changed)
    }

    /// Nil when the call failed.
    private func call(
        _ connection: OpaquePointer, _ name: String, _ path: String, _ interface: String,
        _ method: String, _ arguments: [OpaquePointer?]
    ) -> OpaquePointer? {
        var arguments = arguments
        return g_dbus_connection_call_sync(
            connection, name, path, interface, method, g_variant_new_tuple(&arguments, gsize(arguments.count)), nil,
            G_DBUS_CALL_FLAGS_NONE, Self.timeout, cancellable, nil)
    }
}

/// Returns the appearance for a value: 1 is dark, 2 is light, 0 is no preference. Takes ownership of the variant, in
/// which the number may be wrapped several times.
private func appearance(fromScheme variant: OpaquePointer?) -> HostAppearance? {
    guard var variant else { return nil }
    defer { g_variant_unref(variant) }
    while string(g_variant_get_type_string(variant)) == "v" {
        guard let inner = g_variant_get_variant(variant) else { return nil }
        g_variant_unref(variant)
        variant = inner
    }
    guard string(g_variant_get_type_string(variant)) == "u" else { return nil }
    return g_variant_get_uint32(variant) == 1 ? .dark : .light
}

/// Nil where no bus runs, because GIO would start one.
private func sessionBusAddress(environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty,
        FileManager.default.fileExists(atPath: "\(folder)/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
}

private func string(_ text: UnsafePointer<CChar>?) -> String? {
    text.map { String(cString: $0) }
}
