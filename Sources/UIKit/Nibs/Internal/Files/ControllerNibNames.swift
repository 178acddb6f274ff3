import Foundation

/// The nibs of controllers that were created without the name of one.
@MainActor
enum ControllerNibNames {
    private static var found: [ObjectIdentifier: String?] = [:]

    /// Returns the name of the nib that belongs to the controller's class: for `ListViewController` that is `ListView`,
    /// otherwise `ListViewController`. Looks for files once for each class, and for none of UIKit's own classes.
    static func name(for controller: UIViewController) -> String? {
        let type = type(of: controller)
        if let known = found[ObjectIdentifier(type)] { return known }
        let name = search(String(describing: type), String(reflecting: type), controller.nibBundle)
        found[ObjectIdentifier(type)] = .some(name)
        return name
    }

    private static func search(_ name: String, _ fullName: String, _ bundle: Bundle?) -> String? {
        guard !fullName.hasPrefix("UIKit.") else { return nil }
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
        return [short, name].compactMap(\.self).first { ResourceFolders.path(of: $0 + ".xib", in: bundle) != nil }
    }
}
