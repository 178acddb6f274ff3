internal import CGio

/// A call that waits for its answer.
@MainActor
struct IncomingCall {
    enum Kind {
        case method, get, getAll
        case set(ReceivedValue)
    }

    enum Results {
        case values([BusValue])
        case property(BusValue)
        case properties([(String, BusValue)])
    }

    let path: String
    let kind: Kind
    let interface: String
    /// The method, or the property.
    let member: String
    let arguments: ReceivedValue
    /// An answer takes its reference.
    private let invocation: OpaquePointer

    init(_ invocation: OpaquePointer) {
        self.invocation = invocation
        func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        path = string(g_dbus_method_invocation_get_object_path(invocation))
        let interface = string(g_dbus_method_invocation_get_interface_name(invocation))
        let method = string(g_dbus_method_invocation_get_method_name(invocation))
        arguments = ReceivedValue(g_dbus_method_invocation_get_parameters(invocation))
        guard interface == "org.freedesktop.DBus.Properties" else {
            (kind, self.interface, member) = (.method, interface, method)
            return
        }
        let parts = arguments.children
        self.interface = parts.first?.string ?? ""
        member = parts.count > 1 ? parts[1].string ?? "" : ""
        switch method {
        case "Get": kind = .get
        case "Set": kind = .set(parts.last?.unwrapped ?? arguments)
        default: kind = .getAll
        }
    }

    func answer(_ results: Results) {
        let values: [BusValue]
        switch results {
        case .values(let all): values = all
        case .property(let value): values = [.variant(value)]
        case .properties(let all): values = [.properties(all)]
        }
        g_dbus_method_invocation_return_value(invocation, BusValue.tuple(values).makeVariant())
    }

    func fail(_ error: BusError) {
        g_dbus_method_invocation_return_dbus_error(invocation, error.name, error.message)
    }
}
