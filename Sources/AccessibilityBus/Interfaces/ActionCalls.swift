internal import HostInterface

/// org.a11y.atspi.Action: what can be done with an element.
enum ActionCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Action",
        properties: [.init("NActions", "i")],
        methods: [
            .init("GetDescription", "i", "s"), .init("GetName", "i", "s"), .init("GetLocalizedName", "i", "s"),
            .init("GetKeyBinding", "i", "s"), .init("GetActions", "", "a(sss)"), .init("DoAction", "i", "b"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { element.node.mayAct }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        switch method {
        case "GetDescription": return [.string(try action(arguments, element).description)]
        case "GetName": return [.string(try action(arguments, element).name)]
        case "GetLocalizedName": return [.string(try action(arguments, element).localizedName)]
        case "GetKeyBinding": return [.string(try action(arguments, element).keys)]
        case "GetActions":
            let actions = element.node.actions.map { action -> BusValue in
                .tuple([.string(action.localizedName), .string(action.description), .string(action.keys)])
            }
            return [.array("(sss)", actions)]
        case "DoAction": return [.bool(element.node.performAction(at: try arguments.int(0)))]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        switch name {
        case "version": return BusInterface.version
        case "NActions": return .int(element.node.actions.count)
        default: throw .unknownMethod(name)
        }
    }

    private static func action(
        _ arguments: ReceivedValue, _ element: CalledElement
    ) throws(BusError) -> HostAccessibleAction {
        let (index, actions) = (try arguments.int(0), element.node.actions)
        guard actions.indices.contains(index) else { throw .invalidArguments("There is no action \(index).") }
        return actions[index]
    }
}
