internal import HostInterface

/// org.a11y.atspi.Selection: the children that are selected.
enum SelectionCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Selection",
        properties: [.init("NSelectedChildren", "i")],
        methods: [
            .init("GetSelectedChild", "i", "(so)"), .init("SelectChild", "i", "b"),
            .init("DeselectSelectedChild", "i", "b"), .init("IsChildSelected", "i", "b"), .init("SelectAll", "", "b"),
            .init("ClearSelection", "", "b"), .init("DeselectChild", "i", "b"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { element.node.selection != nil }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        guard let selection = element.node.selection else { throw .unknownInterface(interface.name) }
        switch method {
        case "GetSelectedChild":
            let child = selected(try arguments.int(0), in: selection).flatMap { element.node.child(at: $0) }
            return [element.reference(child)]
        case "SelectChild": return [.bool(selection.select(try arguments.int(0)))]
        case "DeselectSelectedChild":
            let child = selected(try arguments.int(0), in: selection)
            return [.bool(child.map(selection.deselect) ?? false)]
        case "IsChildSelected": return [.bool(selection.isSelected(try arguments.int(0)))]
        case "SelectAll": return [.bool(selection.selectAll())]
        case "ClearSelection": return [.bool(selection.deselectAll())]
        case "DeselectChild": return [.bool(selection.deselect(try arguments.int(0)))]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard let selection = element.node.selection else { throw .unknownInterface(interface.name) }
        switch name {
        case "version": return BusInterface.version
        case "NSelectedChildren": return .int(selection.selectedCount)
        default: throw .unknownMethod(name)
        }
    }

    private static func selected(_ position: Int, in selection: any HostAccessibleSelection) -> Int? {
        position >= 0 && position < selection.selectedCount ? selection.selectedChild(at: position) : nil
    }
}
