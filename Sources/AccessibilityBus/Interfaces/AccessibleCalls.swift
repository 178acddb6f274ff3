internal import HostInterface

/// org.a11y.atspi.Accessible: what an element is, and where it is in the tree.
enum AccessibleCalls: AccessibleInterface {
    /// The most children that are returned at once. Of more than these, those on the screen are.
    static let childrenLimit = 1000

    static let interface = BusInterface(
        "Accessible",
        properties: [
            .init("Name", "s"), .init("Description", "s"), .init("Parent", "(so)"), .init("ChildCount", "i"),
            .init("Locale", "s"), .init("AccessibleId", "s"), .init("HelpText", "s"),
        ],
        methods: [
            .init("GetChildAtIndex", "i", "(so)"), .init("GetChildren", "", "a(so)"),
            .init("GetIndexInParent", "", "i"),
            .init("GetRelationSet", "", "a(ua(so))"), .init("GetRole", "", "u"), .init("GetRoleName", "", "s"),
            .init("GetLocalizedRoleName", "", "s"), .init("GetState", "", "au"), .init("GetAttributes", "", "a{ss}"),
            .init("GetApplication", "", "(so)"),
            // Not in the protocol's description, but asked for.
            .init("GetInterfaces", "", "as"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { true }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        let (node, directory) = (element.node, element.directory)
        switch method {
        case "GetChildAtIndex": return [element.reference(try child(arguments.int(0), of: node))]
        case "GetChildren": return [.objects(children(of: node).map(directory.reference))]
        case "GetIndexInParent": return [.int(node.indexInParent)]
        case "GetRelationSet": return [relations(of: node, in: directory)]
        case "GetRole": return [.uint(RoleNumber(of: node).number)]
        // There are no translations: assistive technologies have their own.
        case "GetRoleName", "GetLocalizedRoleName": return [.string(RoleNumber(of: node).name)]
        case "GetState": return [StateNumbers(of: node).value]
        case "GetAttributes": return [.dictionary(node.allAttributes)]
        case "GetApplication": return [element.reference(directory.root)]
        case "GetInterfaces": return [.strings(element.interfaces.map { $0.interface.name })]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        let node = element.node
        switch name {
        case "version": return BusInterface.version
        case "Name": return .string(node.name)
        case "Description": return .string(node.description)
        case "Parent": return .object(element.directory.parentReference(of: node))
        case "ChildCount": return .int(max(node.childCount, 0))
        case "Locale": return .string(node.locale.isEmpty ? element.directory.root.locale : node.locale)
        case "AccessibleId": return .string(node.identifier)
        case "HelpText": return .string(node.help)
        default: throw .unknownMethod(name)
        }
    }

    /// An index outside the range names no element, which is no error.
    private static func child(_ index: Int, of node: any HostAccessibleNode) -> (any HostAccessibleNode)? {
        index >= 0 && index < node.childCount ? node.child(at: index) : nil
    }

    private static func children(of node: any HostAccessibleNode) -> [any HostAccessibleNode] {
        node.reachableChildren(limit: childrenLimit).compactMap { node.child(at: $0) }
    }

    private static func relations(of node: any HostAccessibleNode, in directory: ObjectDirectory) -> BusValue {
        let relations = node.relations.filter { !$0.value.isEmpty }.sorted { $0.key.number < $1.key.number }
        return .array(
            "(ua(so))",
            relations.map { relation, nodes in
                .tuple([.uint(relation.number), .objects(nodes.map(directory.reference))])
            })
    }
}

extension HostAccessibleNode {
    /// Returns the indexes of the children that are gone through.
    ///
    /// - Parameter limit: of more children, only those on the screen are returned.
    func reachableChildren(limit: Int) -> Range<Int> {
        let count = max(childCount, 0)
        guard count > limit else { return 0..<count }
        return visibleChildren.clamped(to: 0..<count).prefix(AccessibleCalls.childrenLimit)
    }
}
