internal import HostInterface

/// Finds the elements that calls are addressed to, and names the elements of answers.
@MainActor
final class ObjectDirectory {
    let root = ApplicationRoot()
    /// The name of the connection, such as `:1.7`.
    var busName = ""
    /// The parent of the application, which the registry has named.
    var desktop = ObjectReference.null
    /// The number that the registry gives to the application.
    var applicationNumber = 0

    var tree: (any HostAccessibilityTree)? {
        get { root.tree }
        set { root.tree = newValue }
    }

    /// Returns the element with a path of this application; nil if it is gone or never was.
    func node(_ path: String) -> (any HostAccessibleNode)? {
        ObjectPath.id(ofPath: path).flatMap(node)
    }

    func node(_ id: HostAccessibleID) -> (any HostAccessibleNode)? {
        id == ObjectPath.rootID ? root : tree?.node(id)
    }

    func reference(_ node: (any HostAccessibleNode)?) -> ObjectReference {
        node.map { reference($0.id) } ?? .null
    }

    func reference(_ id: HostAccessibleID) -> ObjectReference {
        ObjectReference(busName: busName, path: ObjectPath.path(of: id))
    }

    func parent(of node: any HostAccessibleNode) -> (any HostAccessibleNode)? {
        node.id == ObjectPath.rootID ? nil : node.parent ?? root
    }

    func parentReference(of node: any HostAccessibleNode) -> ObjectReference {
        parent(of: node).map(reference) ?? desktop
    }
}
