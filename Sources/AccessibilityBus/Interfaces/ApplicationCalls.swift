internal import HostInterface

/// org.a11y.atspi.Application: what the application itself says besides what elements do.
enum ApplicationCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Application",
        properties: [
            .init("ToolkitName", "s"), .init("Version", "s"), .init("ToolkitVersion", "s"), .init("AtspiVersion", "s"),
            .init("InterfaceVersion", "u"), .init("Id", "i", isWritable: true),
        ],
        methods: [.init("GetLocale", "u", "s"), .init("GetApplicationBusAddress", "", "s")])

    static func isSupported(by element: CalledElement) -> Bool { element.isRoot }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        switch method {
        case "GetLocale": return [.string(element.node.locale)]
        case "GetApplicationBusAddress": throw .notSupported("The application has no bus of its own.")
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        switch name {
        case "version", "InterfaceVersion": return BusInterface.version
        case "ToolkitName": return .string(Toolkit.name)
        case "Version", "ToolkitVersion": return .string(Toolkit.version)
        case "AtspiVersion": return .string(Toolkit.protocolVersion)
        case "Id": return .int(element.directory.applicationNumber)
        default: throw .unknownMethod(name)
        }
    }

    static func setProperty(_ name: String, to value: ReceivedValue, of element: CalledElement) throws(BusError) {
        guard name == "Id", let number = value.int else { throw .notSupported("\(name) cannot be set.") }
        element.directory.applicationNumber = number
    }
}
