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
        let name = g_variant_new_string(Self.namespace)
        let key = g_variant_new_string(Self.key)
        let reply = SessionBus.call(
            connection, .portal("Settings"), "Read", [name, key], timeout: Self.timeout, cancellable)
        guard let reply else { return nil }
        defer { g_variant_unref(reply) }
        return appearance(fromScheme: g_variant_get_child_value(reply, 0))
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
        SessionBus.addMatch(rule, on: connection, timeout: Self.timeout, cancellable)
    }

    /// Called on GIO's thread.
    private func received(_ message: OpaquePointer) {
        guard SessionBus.string(g_dbus_message_get_member(message)) == "SettingChanged",
            SessionBus.string(g_dbus_message_get_interface(message)) == Self.interface,
            let body = g_dbus_message_get_body(message), g_variant_n_children(body) == 3,
            let changed = appearance(fromScheme: g_variant_get_child_value(body, 2))
        else { return }
        note(changed)
    }
}

/// Returns the appearance for a value: 1 is dark, 2 is light, 0 is no preference. Takes ownership of the variant, in
/// which the number may be wrapped several times.
private func appearance(fromScheme variant: OpaquePointer?) -> HostAppearance? {
    guard var variant else { return nil }
    defer { g_variant_unref(variant) }
    while SessionBus.string(g_variant_get_type_string(variant)) == "v" {
        guard let inner = g_variant_get_variant(variant) else { return nil }
        g_variant_unref(variant)
        variant = inner
    }
    guard SessionBus.string(g_variant_get_type_string(variant)) == "u" else { return nil }
    return g_variant_get_uint32(variant) == 1 ? .dark : .light
}
