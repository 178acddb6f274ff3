internal import CGio
import Foundation
internal import HostInterface

// Sound: everything that changes is under the lock, and GIO's cancellables and connections are for all threads.
/// A file dialog of org.freedesktop.portal.FileChooser, which the desktop shows in a window of its own.
///
/// A thread connects and sends the request. The answer arrives on GIO's thread.
final class PortalFileDialog: @unchecked Sendable {
    private let request: HostFileRequest
    private let environment: [String: String]
    private let cancellable = g_cancellable_new()
    /// Ends the path of the request object, and tells its answer from others.
    private let token = "trestle\(UInt32.random(in: 0...UInt32.max))"
    private let lock = NSLock()
    /// Guarded by the lock.
    private var connection: OpaquePointer?
    private var path: String?
    private var report: (@Sendable (HostFileAnswer) -> Void)?

    /// The portal may have to be started by the bus first.
    private static let timeout: Int32 = 10_000  // milliseconds

    init(_ request: HostFileRequest, environment: [String: String]) {
        self.request = request
        self.environment = environment
    }

    deinit {
        g_object_unref(cancellable)
    }

    /// Calls `report` once, on another thread, unless the dialog is closed before.
    func start(_ report: @escaping @Sendable (HostFileAnswer) -> Void) {
        lock.withLock { self.report = report }
        let thread = Thread { [self] in
            if !ask() { end(.unavailable) }
        }
        thread.name = "file dialog"
        thread.start()
    }

    /// Has the desktop close the dialog. Nothing is reported then.
    func stop() {
        let (connection, path) = lock.withLock {
            report = nil
            return (self.connection, self.path)
        }
        g_cancellable_cancel(cancellable)
        if let connection, let path {
            let target = SessionBus.Target.portal("Request", path: path)
            g_dbus_connection_call(
                connection, target.name, target.path, target.interface, "Close", nil, nil, G_DBUS_CALL_FLAGS_NONE, -1,
                nil, nil, nil)
            g_dbus_connection_flush_sync(connection, nil, nil)
        }
        closeConnection()
    }

    private func end(_ answer: HostFileAnswer) {
        let report = lock.withLock {
            defer { self.report = nil }
            return self.report
        }
        report?(answer)
        closeConnection()
    }

    private func closeConnection() {
        let connection = lock.withLock {
            defer { self.connection = nil }
            return self.connection
        }
        guard let connection else { return }
        g_dbus_connection_close(connection, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    // MARK: The bus

    /// Returns false without a bus or a portal.
    private func ask() -> Bool {
        guard let connection = SessionBus.connect(environment: environment, cancellable) else { return false }
        let isWanted = lock.withLock {
            if report != nil { self.connection = connection }
            return report != nil
        }
        guard isWanted else {
            g_object_unref(UnsafeMutableRawPointer(connection))
            return true
        }
        // The dialog may be closed meanwhile, which releases the connection.
        g_object_ref(UnsafeMutableRawPointer(connection))
        defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
        listen(on: connection)
        let target = SessionBus.Target.portal("FileChooser")
        let arguments = [
            g_variant_new_string(""), g_variant_new_string(request.title), PortalOptions(request, token: token).variant,
        ]
        guard
            let reply = SessionBus.call(
                connection, target, "OpenFile", arguments, timeout: Self.timeout, cancellable)
        else { return false }
        defer { g_variant_unref(reply) }
        if let handle = g_variant_get_child_value(reply, 0) {
            lock.withLock { path = SessionBus.string(g_variant_get_string(handle, nil)) }
            g_variant_unref(handle)
        }
        return true
    }

    private func listen(on connection: OpaquePointer) {
        let filter: GDBusMessageFilterFunction = { _, message, isIncoming, context in
            if isIncoming != 0, let message, let context {
                Unmanaged<PortalFileDialog>.fromOpaque(context).takeUnretainedValue().received(message)
            }
            return message
        }
        g_dbus_connection_add_filter(connection, filter, Unmanaged.passRetained(self).toOpaque()) { context in
            if let context { Unmanaged<PortalFileDialog>.fromOpaque(context).release() }
        }
        SessionBus.addMatch(
            "type='signal',interface='org.freedesktop.portal.Request',member='Response'", on: connection,
            timeout: Self.timeout, cancellable)
    }

    /// Called on GIO's thread.
    private func received(_ message: OpaquePointer) {
        guard SessionBus.string(g_dbus_message_get_member(message)) == "Response",
            SessionBus.string(g_dbus_message_get_path(message))?.hasSuffix("/\(token)") == true,
            let body = g_dbus_message_get_body(message), g_variant_n_children(body) == 2
        else { return }
        let paths = PortalResponse(body).paths
        end(paths.isEmpty ? .cancelled : .chosen(paths))
    }
}
