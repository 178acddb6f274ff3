import HostInterface
import UIKit

@testable import UIKitTestDriver

/// The nodes of an application, as a bridge to assistive technologies asks for them.
@MainActor
struct NodeStage {
    let app: TestApplication

    init(_ app: TestApplication) { self.app = app }

    var tree: any HostAccessibilityTree { app.run.accessibilityTree }

    /// All nodes below a node, itself first. Of a list only the rows on the screen are looked at.
    func nodes(below node: any HostAccessibleNode) -> [any HostAccessibleNode] {
        let shown = node.visibleChildren.clamped(to: 0..<max(node.childCount, 0))
        return [node] + shown.compactMap { node.child(at: $0) }.flatMap { nodes(below: $0) }
    }

    var all: [any HostAccessibleNode] { tree.windows.flatMap { nodes(below: $0) } }

    func node(_ role: HostAccessibleRole) throws -> any HostAccessibleNode {
        try found("the role \(role)") { $0.role == role }
    }

    func node(named name: String) throws -> any HostAccessibleNode {
        try found("the name \(name)") { $0.name == name }
    }

    private func found(
        _ what: String, _ isWanted: (any HostAccessibleNode) -> Bool
    ) throws -> any HostAccessibleNode {
        guard let node = all.first(where: isWanted) else {
            throw DriverError("There is no node with \(what):\n\(app.accessibilityTreeText)")
        }
        return node
    }

    /// Performs the action with a name. Returns false if there is none.
    @discardableResult
    func perform(_ name: String, on node: any HostAccessibleNode) -> Bool {
        guard let index = node.actions.firstIndex(where: { $0.name == name }) else { return false }
        return node.performAction(at: index)
    }
}

/// A controller that shows views below each other.
@MainActor
final class Column: UIViewController {
    init(_ views: [UIView]) {
        super.init(nibName: nil, bundle: nil)
        for (index, subview) in views.enumerated() {
            let height = subview.bounds.height > 0 ? subview.bounds.height : 30
            let width = subview.bounds.width > 0 ? subview.bounds.width : 200
            subview.frame = CGRect(x: 20, y: 40 + CGFloat(index) * 60, width: width, height: height)
            view.addSubview(subview)
        }
    }

    required init?(coder: NSCoder) { nil }
}
