internal import HostInterface

/// org.a11y.atspi.Value: the number that a slider or a progress bar shows.
enum ValueCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Value",
        properties: [
            .init("MinimumValue", "d"), .init("MaximumValue", "d"), .init("MinimumIncrement", "d"),
            .init("CurrentValue", "d", isWritable: true), .init("Text", "s"),
        ], methods: [])

    static func isSupported(by element: CalledElement) -> Bool { element.node.value != nil }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        throw .unknownMethod(method)
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard let value = element.node.value else { throw .unknownInterface(interface.name) }
        switch name {
        case "version": return BusInterface.version
        case "MinimumValue": return .double(value.minimum)
        case "MaximumValue": return .double(value.maximum)
        case "MinimumIncrement": return .double(value.step)
        case "CurrentValue": return .double(value.current)
        case "Text": return .string(value.text)
        default: throw .unknownMethod(name)
        }
    }

    static func setProperty(_ name: String, to value: ReceivedValue, of element: CalledElement) throws(BusError) {
        guard let old = element.node.value else { throw .unknownInterface(interface.name) }
        guard name == "CurrentValue", let number = value.double, number.isFinite else {
            throw .invalidArguments("The value has to be a finite number.")
        }
        guard element.node.setValue(max(old.minimum, min(number, old.maximum))) else {
            throw .notSupported("The value cannot be set.")
        }
    }
}
