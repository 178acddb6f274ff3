import CGio

@testable import AccessibilityBus

/// A program on a private bus that stands in for a part of the desktop.
@MainActor
final class FakeService {
    let connection: BusConnection
    private var registrations: [guint] = []

    /// Takes a name on the bus.
    init(_ name: String, on bus: PrivateBus) async throws {
        connection = try await bus.connect()
        let connection = connection
        await withCheckedContinuation { continuation in
            connection.call(.bus, "RequestName", [.string(name), .uint(0)]) { _ in continuation.resume() }
        }
    }

    /// Serves an interface of an object.
    func serve(_ path: String, _ markup: String, _ handler: @escaping @MainActor (IncomingCall) -> IncomingCall.Results)
    {
        guard let node = g_dbus_node_info_new_for_xml("<node>\(markup)</node>", nil) else { return }
        defer { g_dbus_node_info_unref(node) }
        let callback = Callback<IncomingCall> { $0.answer(handler($0)) }
        MainContext.shared.perform {
            let id = g_dbus_connection_register_object(
                connection.pointer, path, node.pointee.interfaces?[0], FakeServiceFunctions.calls, callback.retained,
                { Callback<IncomingCall>.release($0) }, nil)
            registrations.append(id)
        }
    }

    func stop() {
        for id in registrations { g_dbus_connection_unregister_object(connection.pointer, id) }
        registrations = []
    }
}

private enum FakeServiceFunctions {
    private struct Given: @unchecked Sendable {
        let invocation: OpaquePointer?
        let context: UnsafeMutableRawPointer?
    }

    nonisolated(unsafe) static let calls: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let functions = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        functions.initialize(to: GDBusInterfaceVTable())
        functions.pointee.method_call = { _, _, _, _, _, _, invocation, context in
            let given = Given(invocation: invocation, context: context)
            MainActor.assumeIsolated {
                guard let invocation = given.invocation else { return }
                Callback<IncomingCall>.call(given.context, IncomingCall(invocation), isLast: false)
            }
        }
        return functions
    }()
}
