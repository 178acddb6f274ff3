internal import HostInterface

/// An interface of AT-SPI, served for the element that a call is addressed to.
@MainActor
protocol AccessibleInterface {
    static var interface: BusInterface { get }

    /// Whether the element has the interface.
    static func isSupported(by element: CalledElement) -> Bool

    /// Returns the results of a method. The arguments have the types that ``interface`` names.
    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue]

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue

    static func setProperty(_ name: String, to value: ReceivedValue, of element: CalledElement) throws(BusError)
}

extension AccessibleInterface {
    static func setProperty(_ name: String, to value: ReceivedValue, of element: CalledElement) throws(BusError) {
        throw .notSupported("\(name) cannot be set.")
    }
}

/// The element that a call is addressed to.
@MainActor
struct CalledElement {
    let node: any HostAccessibleNode
    let directory: ObjectDirectory

    var isRoot: Bool { node.id == ObjectPath.rootID }

    func reference(_ node: (any HostAccessibleNode)?) -> BusValue { .object(directory.reference(node)) }

    func coordinates(_ type: UInt32) throws(BusError) -> Coordinates {
        Coordinates(try CoordinateOrigin(type), of: node, in: directory)
    }

    /// The interfaces that the element has.
    var interfaces: [any AccessibleInterface.Type] {
        InterfaceTable.all.filter { $0.isSupported(by: self) }
    }
}

/// The interfaces of elements.
@MainActor
enum InterfaceTable {
    static let all: [any AccessibleInterface.Type] = [
        AccessibleCalls.self, ApplicationCalls.self, ComponentCalls.self, CollectionCalls.self, ActionCalls.self,
        TextCalls.self, EditableTextCalls.self, ValueCalls.self, SelectionCalls.self, TableCalls.self,
        TableCellCalls.self, ImageCalls.self, DocumentCalls.self,
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.interface.name, $0) })

    static func interface(named name: String) -> (any AccessibleInterface.Type)? { byName[name] }
}
