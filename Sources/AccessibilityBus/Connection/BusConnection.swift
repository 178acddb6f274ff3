internal import CGio
import Foundation

/// A connection to a bus. Its callbacks come on the main queue, until it is released.
@MainActor
final class BusConnection {
    /// GIO's connection.
    let pointer: OpaquePointer
    private var subscriptions: [guint] = []
    private var closeHandler: gulong = 0

    /// - Parameter pointer: owned by the new object.
    private init(_ pointer: OpaquePointer) { self.pointer = pointer }

    isolated deinit {
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(pointer, subscription) }
        if closeHandler != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(pointer), closeHandler) }
        g_dbus_connection_close(pointer, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// Calls back with a new connection; with nil if there is no bus at the address. The connection to the session bus
    /// that GIO shares is not used: GIO ends the process together with its bus.
    static func open(_ address: String, _ completion: @escaping @MainActor (BusConnection?) -> Void) {
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        MainContext.shared.perform {
            g_dbus_connection_new_for_address(
                address, flags, nil, nil,
                { _, result, context in
                    MainActor.assumeIsolated {
                        let pointer = g_dbus_connection_new_for_address_finish(result, nil)
                        let connection = pointer.map { BusConnection($0) }
                        Callback<BusConnection?>.call(context, connection, isLast: true)
                    }
                }, Callback(completion).retained)
        }
    }

    /// Such as `:1.7`.
    var uniqueName: String { g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? "" }

    var isClosed: Bool { g_dbus_connection_is_closed(pointer) != 0 }

    /// Calls a method, and calls back with its results; with nil if it failed.
    ///
    /// - Parameter starts: whether the bus starts a program that is not running.
    func call(
        _ target: BusTarget, _ method: String, _ arguments: [BusValue], starts: Bool = true,
        _ completion: @escaping @MainActor (ReceivedValue?) -> Void = { _ in }
    ) {
        let flags = starts ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
        MainContext.shared.perform {
            g_dbus_connection_call(
                pointer, target.name, target.path, target.interface, method, BusValue.tuple(arguments).makeVariant(),
                // Timers of the context are not watched. The bus answers for a program that ends.
                nil, flags, gint.max, nil,
                { source, result, context in
                    MainActor.assumeIsolated {
                        let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
                        let value = reply.map { ReceivedValue($0) }
                        if let reply { g_variant_unref(reply) }
                        Callback<ReceivedValue?>.call(context, value, isLast: true)
                    }
                }, Callback(completion).retained)
        }
    }

    /// Calls back with the arguments of each signal.
    ///
    /// - Parameters:
    ///   - target: with an empty path, all objects of the program.
    ///   - first: the first argument; nil for all.
    func subscribe(
        _ target: BusTarget, _ signal: String, first: String? = nil,
        _ handler: @escaping @MainActor (ReceivedValue) -> Void
    ) {
        MainContext.shared.perform {
            let id = g_dbus_connection_signal_subscribe(
                pointer, target.name, target.interface, signal, target.path.isEmpty ? nil : target.path, first,
                G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, arguments, context in
                    guard let arguments else { return }
                    MainActor.assumeIsolated {
                        Callback<ReceivedValue>.call(context, ReceivedValue(arguments), isLast: false)
                    }
                }, Callback(handler).retained, { Callback<ReceivedValue>.release($0) })
            subscriptions.append(id)
        }
    }

    /// Calls back when the connection is lost.
    func onClose(_ handler: @escaping @MainActor () -> Void) {
        let function: @convention(c) (OpaquePointer?, gboolean, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
            _, _, _, context in
            MainActor.assumeIsolated { Callback<Void>.call(context, (), isLast: false) }
        }
        let release: GClosureNotify = { context, _ in Callback<Void>.release(context) }
        closeHandler = g_signal_connect_data(
            UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(function, to: GCallback.self),
            Callback<Void>(handler).retained, release, GConnectFlags(rawValue: 0))
    }

    func emit(_ path: String, _ interface: String, _ signal: String, _ arguments: [BusValue]) {
        g_dbus_connection_emit_signal(
            pointer, nil, path, interface, signal, BusValue.tuple(arguments).makeVariant(), nil)
    }
}

/// An object of a program on the bus, seen through one of its interfaces.
struct BusTarget {
    let name: String
    let path: String
    let interface: String

    static let bus = BusTarget(
        name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")
    /// Starts the accessibility bus and says where it is.
    static let launcher = BusTarget(name: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus")
    static let launcherProperties = BusTarget(
        name: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties")
    /// The desktop, whose children are the applications.
    static let registry = BusTarget(
        name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry", interface: "org.a11y.atspi.Registry")
    static let socket = BusTarget(
        name: "org.a11y.atspi.Registry", path: ObjectPath.root, interface: "org.a11y.atspi.Socket")
}
