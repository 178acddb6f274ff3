internal import HostInterface

/// org.a11y.atspi.Image: what a picture shows.
enum ImageCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Image",
        properties: [.init("ImageDescription", "s"), .init("ImageLocale", "s")],
        methods: [
            .init("GetImageExtents", "u", "(iiii)"), .init("GetImagePosition", "u", "i i"),
            .init("GetImageSize", "", "i i"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { element.node.imageDescription != nil }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        guard element.node.imageDescription != nil else { throw .unknownInterface(interface.name) }
        let frame = element.node.frame
        switch method {
        case "GetImageExtents": return [.tuple(try element.coordinates(arguments.uint(0)).extents(frame))]
        case "GetImagePosition": return Array(try element.coordinates(arguments.uint(0)).extents(frame)[..<2])
        case "GetImageSize":
            return Array(Coordinates(.window, of: element.node, in: element.directory).extents(frame)[2...])
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard let description = element.node.imageDescription else { throw .unknownInterface(interface.name) }
        switch name {
        case "version": return BusInterface.version
        case "ImageDescription": return .string(description)
        case "ImageLocale": return try AccessibleCalls.property("Locale", of: element)
        default: throw .unknownMethod(name)
        }
    }
}
