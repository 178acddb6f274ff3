internal import HostInterface

/// org.a11y.atspi.Component: where an element is on the screen.
enum ComponentCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Component",
        methods: [
            .init("Contains", "i i u", "b"), .init("GetAccessibleAtPoint", "i i u", "(so)"),
            .init("GetExtents", "u", "(iiii)"), .init("GetPosition", "u", "i i"), .init("GetSize", "", "i i"),
            .init("GetLayer", "", "u"), .init("GetMDIZOrder", "", "n"), .init("GrabFocus", "", "b"),
            .init("GetAlpha", "", "d"), .init("SetExtents", "i i i i u", "b"), .init("SetPosition", "i i u", "b"),
            .init("SetSize", "i i", "b"), .init("ScrollTo", "u", "b"), .init("ScrollToPoint", "u i i", "b"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { !element.isRoot }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        let node = element.node
        switch method {
        case "Contains":
            let point = try element.coordinates(arguments.uint(2)).point(arguments.int(0), arguments.int(1))
            return [.bool(node.frame?.contains(x: point.x, y: point.y) ?? false)]
        case "GetAccessibleAtPoint":
            let point = try element.coordinates(arguments.uint(2)).point(arguments.int(0), arguments.int(1))
            return [element.reference(node.node(x: point.x, y: point.y))]
        case "GetExtents":
            return [.tuple(try element.coordinates(arguments.uint(0)).extents(node.frame))]
        case "GetPosition":
            return Array(try element.coordinates(arguments.uint(0)).extents(node.frame)[..<2])
        case "GetSize":
            return Array(Coordinates(.window, of: node, in: element.directory).extents(node.frame)[2...])
        case "GetLayer": return [.uint(layer(of: node))]
        case "GetMDIZOrder": return [.int16(-1)]
        case "GrabFocus": return [.bool(node.grabFocus())]
        case "GetAlpha": return [.double(1)]
        // The application alone says where its elements are.
        case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
        case "ScrollTo":
            return [.bool(node.scrollToVisible(try HostAccessibleAlignment(number: arguments.uint(0))))]
        case "ScrollToPoint":
            let point = try element.coordinates(arguments.uint(0)).point(arguments.int(1), arguments.int(2))
            return [.bool(node.scrollTo(x: point.x, y: point.y))]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard name == "version" else { throw .unknownMethod(name) }
        return BusInterface.version
    }

    /// AT-SPI's number of the layer in which the element is drawn.
    private static func layer(of node: any HostAccessibleNode) -> UInt32 {
        switch node.role {
        case .window, .dialog, .alert: 7
        case .menu, .popupMenu, .toolTip: 5
        default: 3
        }
    }
}

extension HostRect {
    func contains(x: Double, y: Double) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
}

extension HostAccessibleAlignment {
    /// - Parameter number: that of AT-SPI.
    init(number: UInt32) throws(BusError) {
        let all: [Self] = [.topLeft, .bottomRight, .top, .bottom, .left, .right, .anywhere]
        guard number < UInt32(all.count) else { throw .invalidArguments("\(number) is no alignment") }
        self = all[Int(number)]
    }
}
