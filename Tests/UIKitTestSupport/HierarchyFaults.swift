@testable import UIKit

/// Checks that views, layers and windows agree about who is below whom.
@MainActor
enum HierarchyFaults {
    /// Returns a sentence for every fault among `views`.
    static func faults(in views: [UIView]) -> [String] { views.flatMap(faults) }

    private static func faults(of view: UIView) -> [String] {
        var found: [String] = []
        let name = ClassName(type(of: view)).description + " \(view.tag)"
        if let superview = view.superview {
            if superview.subviews.filter({ $0 === view }).count != 1 {
                found.append("\(name) is not in its superview's list once")
            }
            if view.layer.superlayer !== superview.layer { found.append("\(name)'s layer has another superlayer") }
        } else if !(view is UIWindow), view.layer.superlayer?.delegate != nil {
            // The screen may still show the layer of a window that is no more.
            found.append("\(name)'s layer has a superlayer")
        }
        for subview in view.subviews where subview.superview !== view {
            found.append("\(name) has a subview that has another superview")
        }
        let layers = (view.layer.sublayers ?? []).filter { layer in view.subviews.contains { $0.layer === layer } }
        if !layers.elementsEqual(view.subviews.map(\.layer), by: ===) {
            found.append("\(name)'s layers have another order")
        }
        guard let root = root(of: view) else { return found + ["\(name) is below itself"] }
        // By identity: a link to a window that is no more must not be followed.
        let link = view.windowLink.map { Unmanaged.passUnretained($0).toOpaque() }
        let expected = root as? UIWindow
        if link != expected.map({ Unmanaged.passUnretained($0).toOpaque() }) {
            found.append("\(name) has another window than its root")
        }
        return found
    }

    /// Nil for a view that is its own ancestor. The nearest window counts as root.
    private static func root(of view: UIView) -> UIView? {
        var (root, steps) = (view, 0)
        while !(root is UIWindow), let superview = root.superview {
            root = superview
            steps += 1
            if steps > 1000 { return nil }
        }
        return root
    }
}
