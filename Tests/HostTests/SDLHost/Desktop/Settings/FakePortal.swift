import CGio
import Foundation

/// A session bus of the test's own with a settings portal on it, to be changed by the test.
final class FakePortal: @unchecked Sendable {
    /// A value as it is on the bus.
    enum Value {
        case flag(Bool)
        case number(UInt32)
        case fraction(Double)
        case text(String)
        case color(Double, Double, Double)

        var variant: OpaquePointer? {
            switch self {
            case .flag(let flag): return g_variant_new_boolean(flag ? 1 : 0)
            case .number(let number): return g_variant_new_uint32(number)
            case .fraction(let number): return g_variant_new_double(number)
            case .text(let text): return g_variant_new_string(text)
            case .color(let red, let green, let blue):
                var parts = [g_variant_new_double(red), g_variant_new_double(green), g_variant_new_double(blue)]
                return g_variant_new_tuple(&parts, 3)
            }
        }
    }

    typealias Settings = [String: [String: Value]]

    static let appearance = "org.freedesktop.appearance"
    static let interface = "org.gnome.desktop.interface"

    private let bus: TestBus
    private let lock = NSLock()
    private var settings: Settings

    var address: String { bus.address }

    static var isPossible: Bool { TestBus.isPossible }

    private static let path = "/org/freedesktop/portal/desktop"
    private static let ownInterface = "org.freedesktop.portal.Settings"

    /// - Parameter settings: the values by namespace and key; nil: a bus without a portal.
    init(_ settings: Settings?) throws {
        self.settings = settings ?? [:]
        bus = try TestBus()
        if settings != nil { answerCalls() }
    }

    func stop() { bus.stop() }

    /// As when the user changes a setting of the desktop.
    func change(_ namespace: String, _ key: String, to value: Value) {
        lock.withLock { settings[namespace, default: [:]][key] = value }
        var values = [
            g_variant_new_string(namespace), g_variant_new_string(key), g_variant_new_variant(value.variant),
        ]
        g_dbus_connection_emit_signal(
            bus.connection, nil, Self.path, Self.ownInterface, "SettingChanged", g_variant_new_tuple(&values, 3), nil)
        g_dbus_connection_flush_sync(bus.connection, nil, nil)
    }

    private func answerCalls() {
        let filter: GDBusMessageFilterFunction = { connection, message, isIncoming, context in
            guard isIncoming != 0, let message, let context,
                g_dbus_message_get_member(message).map({ String(cString: $0) }) == "ReadAll"
            else { return message }
            let portal = Unmanaged<FakePortal>.fromOpaque(context).takeUnretainedValue()
            let reply = g_dbus_message_new_method_reply(message)
            var body = [FakePortal.dictionary(of: portal.lock.withLock { portal.settings })]
            g_dbus_message_set_body(reply, g_variant_new_tuple(&body, 1))
            g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
            g_object_unref(reply.map(UnsafeMutableRawPointer.init))
            g_object_unref(UnsafeMutableRawPointer(message))
            return nil
        }
        bus.ownPortal(filter, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func dictionary(of settings: Settings) -> OpaquePointer? {
        func entries(_ type: String, _ pairs: [(String, OpaquePointer?)]) -> OpaquePointer? {
            var entries = pairs.map { g_variant_new_dict_entry(g_variant_new_string($0.0), $0.1) }
            guard let kind = g_variant_type_new(type) else { return nil }
            defer { g_variant_type_free(kind) }
            return g_variant_new_array(kind, &entries, gsize(entries.count))
        }
        return entries(
            "{sa{sv}}",
            settings.map { namespace, values in
                (namespace, entries("{sv}", values.map { ($0.key, g_variant_new_variant($0.value.variant)) }))
            })
    }
}
