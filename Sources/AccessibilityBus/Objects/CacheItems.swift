internal import HostInterface

/// org.a11y.atspi.Cache: the elements on the screen in one answer.
@MainActor
enum CacheItems {
    /// The most elements that are sent.
    private static let limit = 1000

    private static let itemType = "((so)(so)(so)iiassusau)"

    static let interface = BusInterface("Cache", methods: [.init("GetItems", "", "a\(itemType)")])

    static func answer(_ member: String, in directory: ObjectDirectory) throws(BusError) -> IncomingCall.Results {
        switch member {
        case "GetItems": return .values([.array(itemType, items(in: directory))])
        case "version": return .property(BusInterface.version)
        case "": return .properties([("version", BusInterface.version)])
        default: throw .unknownMethod(member)
        }
    }

    private static func items(in directory: ObjectDirectory) -> [BusValue] {
        var items = [item(CalledElement(node: directory.root, directory: directory))]
        var walk = ElementWalk()
        walk.visit(directory.root, isDeep: true) { node, _ in
            if node.states.contains(.showing) { items.append(item(CalledElement(node: node, directory: directory))) }
            return items.count < limit
        }
        return items
    }

    private static func item(_ element: CalledElement) -> BusValue {
        let (node, directory) = (element.node, element.directory)
        return .tuple([
            .object(directory.reference(node)), .object(directory.reference(directory.root)),
            .object(directory.parentReference(of: node)),
            // Not said, -1: clients would make room for as many children, and would keep those that they know.
            .int(-1), .int(-1),
            .strings(element.interfaces.map { $0.interface.name }), .string(node.name),
            .uint(RoleNumber(of: node).number), .string(node.description),
            StateNumbers(of: node).value,
        ])
    }
}
