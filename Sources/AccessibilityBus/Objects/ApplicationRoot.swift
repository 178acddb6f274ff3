internal import HostInterface

/// The application itself, whose children are the windows.
@MainActor
final class ApplicationRoot: HostAccessibleNode {
    weak var tree: (any HostAccessibilityTree)?

    var id: HostAccessibleID { ObjectPath.rootID }
    /// ``RoleNumber`` knows that it is the application.
    var role: HostAccessibleRole { .unknown }
    var states: HostAccessibleStates { tree == nil ? .defunct : [.enabled, .visible, .showing] }
    var name: String { tree?.applicationName ?? "" }
    var locale: String { tree?.locale ?? "" }
    var parent: (any HostAccessibleNode)? { nil }
    var indexInParent: Int { 0 }
    var childCount: Int { tree?.windows.count ?? 0 }
    var hostWindow: (any HostWindow)? { nil }

    func child(at index: Int) -> (any HostAccessibleNode)? {
        guard let windows = tree?.windows, windows.indices.contains(index) else { return nil }
        return windows[index]
    }
}
