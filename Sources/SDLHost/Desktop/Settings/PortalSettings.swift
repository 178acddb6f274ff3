internal import CGio
import Foundation

// Sound: everything that changes is under the lock, and GIO's cancellables and connections are for all threads.
/// Reads and observes the settings of org.freedesktop.portal.Settings on the session bus.
///
/// Changes arrive on GIO's thread, which sleeps until the bus has a message.
final class PortalSettings: @unchecked Sendable {
    private let environment: [String: String]
    private let report: @Sendable (DesktopSettings) -> Void
    private let cancellable = g_cancellable_new()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var connection: OpaquePointer?
    private var settings = DesktopSettings()
    private var isStopped = false

    private static let interface = "org.freedesktop.portal.Settings"
    /// The portal may have to be started by the bus first, which takes some time; nothing waits for it.
    private static let timeout: Int32 = 5000  // milliseconds

    /// - Parameter report: called on other threads with all settings, after each change until ``stop()``.
    init(environment: [String: String], report: @escaping @Sendable (DesktopSettings) -> Void) {
        self.environment = environment
        self.report = report
    }

    deinit {
        g_object_unref(cancellable)
    }

    func stop() {
        g_cancellable_cancel(cancellable)
        let connection = lock.withLock {
            isStopped = true
            defer { self.connection = nil }
            return self.connection
        }
        if let connection {
            g_dbus_connection_close(connection, nil, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
    }

    /// Waits for the answer of the portal. Nil without a bus and without a portal.
    func read() -> DesktopSettings? {
        guard let connection = SessionBus.connect(environment: environment, cancellable) else { return nil }
        let isWanted = lock.withLock {
            if !isStopped { self.connection = connection }
            return !isStopped
        }
        guard isWanted else {
            g_object_unref(UnsafeMutableRawPointer(connection))
            return nil
        }
        listen(on: connection)
        var names = SettingName.namespaces.map { g_variant_new_string($0) }
        let reply = SessionBus.call(
            connection, .portal("Settings"), "ReadAll", [g_variant_new_array(nil, &names, gsize(names.count))],
            timeout: Self.timeout, cancellable)
        guard let reply else { return nil }
        defer { g_variant_unref(reply) }
        let answer = Self.settings(in: reply)
        return lock.withLock {
            // Changes that were told meanwhile are newer.
            settings = answer.overridden(by: settings)
            return settings
        }
    }

    /// Reads the answer of ReadAll, a dictionary of dictionaries in a tuple.
    private static func settings(in reply: OpaquePointer) -> DesktopSettings {
        var settings = DesktopSettings()
        guard SessionBus.string(g_variant_get_type_string(reply)) == "(a{sa{sv}})",
            let namespaces = g_variant_get_child_value(reply, 0)
        else { return settings }
        defer { g_variant_unref(namespaces) }
        for name in SettingName.all {
            guard let keys = g_variant_lookup_value(namespaces, name.namespace, nil) else { continue }
            defer { g_variant_unref(keys) }
            if let value = SettingValue(consuming: g_variant_lookup_value(keys, name.key, nil)) {
                settings.values[name] = value
            }
        }
        return settings
    }

    // MARK: Changes

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
        for namespace in SettingName.namespaces {
            let rule =
                "type='signal',interface='\(Self.interface)',member='SettingChanged',arg0='\(namespace)'"
            SessionBus.addMatch(rule, on: connection, timeout: Self.timeout, cancellable)
        }
    }

    /// Called on GIO's thread.
    private func received(_ message: OpaquePointer) {
        guard SessionBus.string(g_dbus_message_get_member(message)) == "SettingChanged",
            SessionBus.string(g_dbus_message_get_interface(message)) == Self.interface,
            let body = g_dbus_message_get_body(message),
            SessionBus.string(g_variant_get_type_string(body)) == "(ssv)",
            let namespace = Self.text(body, 0), let key = Self.text(body, 1),
            case let name = SettingName(namespace: namespace, key: key), SettingName.all.contains(name),
            let value = SettingValue(consuming: g_variant_get_child_value(body, 2))
        else { return }
        let changed: DesktopSettings? = lock.withLock {
            guard !isStopped, settings[name] != value else { return nil }
            settings.values[name] = value
            return settings
        }
        if let changed { report(changed) }
    }

    private static func text(_ body: OpaquePointer, _ index: gsize) -> String? {
        guard let child = g_variant_get_child_value(body, index) else { return nil }
        defer { g_variant_unref(child) }
        return SessionBus.string(g_variant_get_string(child, nil))
    }
}
