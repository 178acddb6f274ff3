internal import CGio

/// What D-Bus has to know of an interface: the types of its methods and properties.
struct BusInterface: Sendable {
    let name: String
    let methods: [Method]
    let properties: [Property]

    struct Method: Sendable {
        let name: String
        /// One complete type each, with spaces between them.
        let input: String
        let output: String

        init(_ name: String, _ input: String = "", _ output: String = "") {
            (self.name, self.input, self.output) = (name, input, output)
        }
    }

    struct Property: Sendable {
        let name: String
        let type: String
        let isWritable: Bool

        init(_ name: String, _ type: String, isWritable: Bool = false) {
            (self.name, self.type, self.isWritable) = (name, type, isWritable)
        }
    }

    /// - Parameter version: that of the interface, which AT-SPI wants to be told; nil where there is none.
    init(_ name: String, version: Bool = true, properties: [Property] = [], methods: [Method]) {
        (self.name, self.methods) = ("org.a11y.atspi.\(name)", methods)
        self.properties = version ? [Property("version", "u")] + properties : properties
    }

    /// The number of the version of each interface, in the property `version`.
    static var version: BusValue { .uint(1) }

    /// Returns GIO's description, of which the caller owns a reference.
    func makeInfo() -> UnsafeMutablePointer<GDBusInterfaceInfo>? {
        guard let node = g_dbus_node_info_new_for_xml(markup, nil) else { return nil }
        defer { g_dbus_node_info_unref(node) }
        guard let info = g_dbus_node_info_lookup_interface(node, name) else { return nil }
        return g_dbus_interface_info_ref(info)
    }

    private var markup: String {
        let methods = methods.map { method in
            let arguments = [("in", method.input), ("out", method.output)].flatMap { direction, types in
                types.split(separator: " ").map { "<arg type=\"\($0)\" direction=\"\(direction)\"/>" }
            }
            return "<method name=\"\(method.name)\">\(arguments.joined())</method>"
        }
        let properties = properties.map {
            "<property name=\"\($0.name)\" type=\"\($0.type)\" access=\"\($0.isWritable ? "readwrite" : "read")\"/>"
        }
        return "<node><interface name=\"\(name)\">\(methods.joined())\(properties.joined())</interface></node>"
    }
}
