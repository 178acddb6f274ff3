import CGio

@testable import AccessibilityBus

/// Calls objects on a bus, as assistive technologies do.
@MainActor
final class BusClient {
    let connection: BusConnection
    /// The program that is called.
    var program = ""
    /// The events that were received, in order.
    private(set) var events: [String] = []

    init(_ connection: BusConnection) { self.connection = connection }

    /// The results, or the name of the error.
    struct Reply: Sendable {
        var results: [ReceivedValue] = []
        var error: String?

        var first: ReceivedValue? { results.first }
        var int: Int? { first?.int }
        var string: String? { first?.string }
        var bool: Bool? { first?.bool }
        /// The last component of the path of an object.
        var element: String? { first?.object?.path.split(separator: "/").last.map(String.init) }
        var elements: [String] {
            first?.children.compactMap { $0.object?.path.split(separator: "/").last.map(String.init) } ?? []
        }
    }

    /// Calls a method of an element.
    ///
    /// - Parameter element: the last component of its path, or a whole path.
    func call(_ element: String, _ interface: String, _ method: String, _ arguments: BusValue...) async -> Reply {
        await send(element, "org.a11y.atspi.\(interface)", method, arguments)
    }

    func property(_ element: String, _ interface: String, _ name: String) async -> Reply {
        let arguments: [BusValue] = [.string("org.a11y.atspi.\(interface)"), .string(name)]
        var reply = await send(element, "org.freedesktop.DBus.Properties", "Get", arguments)
        reply.results = reply.results.map(\.unwrapped)
        return reply
    }

    func setProperty(_ element: String, _ interface: String, _ name: String, _ value: BusValue) async -> Reply {
        await send(
            element, "org.freedesktop.DBus.Properties", "Set",
            [.string("org.a11y.atspi.\(interface)"), .string(name), .variant(value)])
    }

    func send(_ element: String, _ interface: String, _ method: String, _ arguments: [BusValue]) async -> Reply {
        let path = element.hasPrefix("/") ? element : "/org/a11y/atspi/accessible/\(element)"
        return await withCheckedContinuation { continuation in
            let callback = Callback<Reply> { continuation.resume(returning: $0) }
            MainContext.shared.perform {
                g_dbus_connection_call(
                    connection.pointer, program, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
                    G_DBUS_CALL_FLAGS_NONE, gint.max, nil,
                    { source, result, context in
                        MainActor.assumeIsolated {
                            Callback<Reply>.call(context, BusClient.reply(source, result), isLast: true)
                        }
                    }, callback.retained)
            }
        }
    }

    private static func reply(_ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?) -> Reply {
        var error: UnsafeMutablePointer<GError>?
        let answer = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, &error)
        guard let answer else {
            defer { g_error_free(error) }
            guard let name = g_dbus_error_get_remote_error(error) else { return Reply(error: "local") }
            defer { g_free(name) }
            let full = String(cString: name)
            return Reply(error: full.split(separator: ".").last.map(String.init) ?? full)
        }
        defer { g_variant_unref(answer) }
        return Reply(results: ReceivedValue(answer).children)
    }

    /// Receives events from now on.
    func listen() async {
        for category in ["Object", "Window", "Focus"] {
            let target = BusTarget(name: program, path: "", interface: "org.a11y.atspi.Event.\(category)")
            for member in Self.members[category] ?? [] {
                connection.subscribe(target, member) { [weak self] arguments in
                    self?.events.append(Self.text(member, arguments))
                }
            }
        }
        await roundTrip()
    }

    /// Returns when everything has arrived that the program sent before.
    func roundTrip() async { _ = await property("root", "Accessible", "Name") }

    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    private static let members = [
        "Object": [
            "StateChanged", "PropertyChange", "ChildrenChanged", "ActiveDescendantChanged", "SelectionChanged",
            "TextChanged", "TextCaretMoved", "BoundsChanged", "Announcement", "ModelChanged", "VisibleDataChanged",
        ],
        "Window": ["Activate", "Deactivate", "Create", "Destroy"], "Focus": ["Focus"],
    ]

    private static func text(_ member: String, _ arguments: ReceivedValue) -> String {
        let parts = arguments.children
        let numbers = parts[1...2].compactMap(\.int).map(String.init)
        let content = parts[3].unwrapped
        let value =
            content.string ?? content.double.map { String($0) } ?? content.object?.path.split(separator: "/").last.map(
                String.init)
            ?? content.children.compactMap(\.int).map(String.init).joined(separator: ",")
        return ([member, parts[0].string ?? ""] + numbers + [value]).joined(separator: " ")
    }
}
