import CGio
import Foundation
import HostInterface
import Synchronization
import XCTest

@testable import SDLHost

/// File dialogs of the desktop's portal; here of one of the test's own.
final class PortalFileDialogTests: XCTestCase {
    private let request = HostFileRequest(title: "Photos", choice: .files, types: ["image/*"], folder: "/tmp")

    func testTheFilesThatTheUserChoosesAreReported() throws {
        try withPortal(answer: ["file:///tmp/a%20b.png", "file:///tmp/c.png"]) { environment, portal in
            XCTAssertEqual(answer(environment), .chosen(["/tmp/a b.png", "/tmp/c.png"]))
            let asked = portal.asked
            XCTAssertTrue(asked.contains("'Photos'") && asked.contains("'multiple': <true>"), asked)
            XCTAssertTrue(asked.contains("'filters': <[('image/*', [(uint32 1, 'image/*')])]>"), asked)
            XCTAssertTrue(asked.contains("'current_folder': <b'/tmp'>"), asked)
        }
    }

    func testCancellingIsReported() throws {
        try withPortal(answer: []) { environment, _ in XCTAssertEqual(answer(environment), .cancelled) }
    }

    func testABusWithoutAPortalHasNoDialog() throws {
        try withPortal(answer: nil) { environment, _ in XCTAssertEqual(answer(environment), .unavailable) }
    }

    func testWithoutABusThereIsNoDialog() {
        XCTAssertEqual(answer([:]), .unavailable)
    }

    private func answer(_ environment: [String: String]) -> HostFileAnswer? {
        let result = Mutex<HostFileAnswer?>(nil)
        let isAnswered = expectation(description: "the dialog answers")
        let dialog = PortalFileDialog(request, environment: environment)
        dialog.start { answer in
            result.withLock { $0 = answer }
            isAnswered.fulfill()
        }
        wait(for: [isAnswered], timeout: 30)
        return result.withLock { $0 }
    }

    private func withPortal(
        answer: [String]?, _ body: ([String: String], FakeFileChooser) throws -> Void
    ) throws {
        try XCTSkipUnless(TestBus.isPossible, "dbus-daemon is not installed")
        let portal = try FakeFileChooser(answer: answer)
        defer { portal.stop() }
        try body(["DBUS_SESSION_BUS_ADDRESS": portal.address], portal)
    }
}

/// A file portal that answers at once.
private final class FakeFileChooser: @unchecked Sendable {
    private let bus: TestBus
    /// The addresses of the chosen files; none for a user who cancels.
    private let answer: [String]
    private let lock = NSLock()
    private var arguments = ""

    var address: String { bus.address }
    /// The arguments of the last request, as GLib prints them.
    var asked: String { lock.withLock { arguments } }

    /// - Parameter answer: nil for a bus without a portal.
    init(answer: [String]?) throws {
        self.answer = answer ?? []
        bus = try TestBus()
        guard answer != nil else { return }
        let filter: GDBusMessageFilterFunction = { _, message, isIncoming, context in
            guard isIncoming != 0, let message, let context,
                g_dbus_message_get_member(message).map({ String(cString: $0) }) == "OpenFile"
            else { return message }
            Unmanaged<FakeFileChooser>.fromOpaque(context).takeUnretainedValue().open(message)
            g_object_unref(UnsafeMutableRawPointer(message))
            return nil
        }
        bus.ownPortal(filter, Unmanaged.passUnretained(self).toOpaque())
    }

    func stop() { bus.stop() }

    private func open(_ message: OpaquePointer) {
        guard let body = g_dbus_message_get_body(message), let options = g_variant_get_child_value(body, 2),
            let token = g_variant_lookup_value(options, "handle_token", nil), let text = g_variant_print(body, 0)
        else { return }
        lock.withLock { arguments = String(cString: text) }
        g_free(text)
        let path = "/org/freedesktop/portal/desktop/request/1/" + String(cString: g_variant_get_string(token, nil))
        g_variant_unref(token)
        g_variant_unref(options)
        let reply = g_dbus_message_new_method_reply(message)
        var handle = [g_variant_new_object_path(path)]
        g_dbus_message_set_body(reply, g_variant_new_tuple(&handle, 1))
        g_dbus_connection_send_message(bus.connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(reply.map(UnsafeMutableRawPointer.init))
        respond(path)
    }

    private func respond(_ path: String) {
        var addresses = answer.map { g_variant_new_string($0) }
        let strings = g_variant_type_new("s")
        defer { g_variant_type_free(strings) }
        var results = [
            g_variant_new_dict_entry(
                g_variant_new_string("uris"),
                g_variant_new_variant(g_variant_new_array(strings, &addresses, gsize(addresses.count))))
        ]
        var body = [g_variant_new_uint32(answer.isEmpty ? 1 : 0), g_variant_new_array(nil, &results, 1)]
        g_dbus_connection_emit_signal(
            bus.connection, nil, path, "org.freedesktop.portal.Request", "Response", g_variant_new_tuple(&body, 2), nil)
    }
}
