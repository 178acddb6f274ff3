import CGio
import Foundation

/// A session bus of the test's own with a settings portal on it, to be changed by the test.
final class FakePortal: @unchecked Sendable {
    private let bus: TestBus
    private let lock = NSLock()
    private var scheme: UInt32

    var address: String { bus.address }

    static var isPossible: Bool { TestBus.isPossible }

    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"

    /// - Parameter scheme: 1 dark, 2 light, 0 no preference; nil: a bus without a portal.
    init(scheme: UInt32?) throws {
        self.scheme = scheme ?? 0
        bus = try TestBus()
        if scheme != nil { answerCalls() }
    }

    func stop() { bus.stop() }

    /// As when the user changes the desktop's style.
    func change(to scheme: UInt32) {
        lock.withLock { self.scheme = scheme }
        var values = [
            g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
            g_variant_new_variant(g_variant_new_uint32(scheme)),
        ]
        g_dbus_connection_emit_signal(
            bus.connection, nil, Self.path, Self.interface, "SettingChanged", g_variant_new_tuple(&values, 3), nil)
        g_dbus_connection_flush_sync(bus.connection, nil, nil)
    }

    private func answerCalls() {
        let filter: GDBusMessageFilterFunction = { connection, message, isIncoming, context in
            guard isIncoming != 0, let message, let context,
                g_dbus_message_get_member(message).map({ String(cString: $0) }) == "Read"
            else { return message }
            let portal = Unmanaged<FakePortal>.fromOpaque(context).takeUnretainedValue()
            let reply = g_dbus_message_new_method_reply(message)
            // The number is wrapped twice, as the real one does it.
            let value = g_variant_new_uint32(portal.lock.withLock { portal.scheme })
            var body = [g_variant_new_variant(g_variant_new_variant(value))]
            g_dbus_message_set_body(reply, g_variant_new_tuple(&body, 1))
            g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
            g_object_unref(reply.map(UnsafeMutableRawPointer.init))
            g_object_unref(UnsafeMutableRawPointer(message))
            return nil
        }
        bus.ownPortal(filter, Unmanaged.passUnretained(self).toOpaque())
    }
}
