import Foundation
import UIKit

/// The texts by which queries find elements, as XCTest derives them from UIKit's objects.
@MainActor
enum ElementText {
    static func identifier(of node: ElementNode) -> String {
        let own = (node.object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        if let own, !own.isEmpty { return own }
        switch node.object {
        case let bar as UINavigationBar: return title(of: bar)
        case let view as UIImageView: return view.image?.accessibilityIdentifier ?? ""
        default: return ""
        }
    }

    static func label(of node: ElementNode) -> String {
        if let label = node.object.accessibilityLabel, !label.isEmpty { return label + cellName(of: node) }
        switch node.object {
        case let view as UIView where node.type == .alert || node.type == .sheet:
            let alert = view.next as? UIAlertController
            return alert?.title ?? alert?.message ?? ""
        case let bar as UISearchTextField: return bar.placeholder ?? ""
        case is UITabBar: return "Tab Bar"
        case is UIToolbar: return "Toolbar"
        default: return ""
        }
    }

    /// What the label of a button that deletes, inserts or moves its cell has behind it: `Delete Milk`. Empty for others.
    private static func cellName(of node: ElementNode) -> String {
        guard node.view?.automationRole == .cellControl else { return "" }
        var view = node.view
        while let current = view, !(current is UITableViewCell || current is UICollectionViewCell) {
            view = current.superview
        }
        return view?.accessibilityLabel.map { " " + $0 } ?? ""
    }

    /// The title of the top item, or the name of its controller's class without "Controller".
    private static func title(of bar: UINavigationBar) -> String {
        if let title = bar.topItem?.title, !title.isEmpty { return title }
        var responder: UIResponder? = bar
        while let next = responder, !(next is UINavigationController) { responder = next.next }
        guard let controller = (responder as? UINavigationController)?.topViewController else { return "" }
        let name = String(reflecting: Swift.type(of: controller))
        return name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    }
}
