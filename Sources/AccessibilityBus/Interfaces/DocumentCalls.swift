internal import HostInterface

/// org.a11y.atspi.Document: what a document says of itself.
enum DocumentCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Document",
        properties: [.init("CurrentPageNumber", "i"), .init("PageCount", "i")],
        methods: [
            .init("GetLocale", "", "s"), .init("GetAttributeValue", "s", "s"), .init("GetAttributes", "", "a{ss}"),
            .init("GetTextSelections", "", "a((so)i(so)ib)"), .init("SetTextSelections", "a((so)i(so)ib)", "b"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { element.node.documentAttributes != nil }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        guard let attributes = element.node.documentAttributes else { throw .unknownInterface(interface.name) }
        switch method {
        case "GetLocale": return [try AccessibleCalls.property("Locale", of: element)]
        case "GetAttributeValue": return [.string(attributes[try arguments.string(0)] ?? "")]
        case "GetAttributes": return [.dictionary(attributes)]
        case "GetTextSelections": return [.array("((so)i(so)ib)", [])]
        // Selections are those of the texts.
        case "SetTextSelections": return [.bool(false)]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard element.node.documentAttributes != nil else { throw .unknownInterface(interface.name) }
        switch name {
        case "version": return BusInterface.version
        // Not known.
        case "CurrentPageNumber", "PageCount": return .int(-1)
        default: throw .unknownMethod(name)
        }
    }
}
