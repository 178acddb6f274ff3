import Foundation

/// What tests do about alerts that are in the way.
@MainActor
enum Interruptions {
    /// Stands for a monitor.
    final class Monitor: NSObject {
        let text: String
        let handler: (XCUIElement) -> Bool

        init(_ text: String, _ handler: @escaping (XCUIElement) -> Bool) {
            self.text = text
            self.handler = handler
        }
    }

    private static var monitors: [Monitor] = []
    private static var isHandling = false
    /// The greatest number of alerts that one action finds in its way.
    private static let greatestCount = 5

    static func add(_ monitor: Monitor) { monitors.append(monitor) }

    static func remove(_ monitor: AnyObject) { monitors.removeAll { $0 === monitor } }

    static func removeAll() { monitors = [] }

    /// Has the monitors handle alerts, unless the element is in one: the last monitor first, until one returns true.
    static func handle(before element: XCUIElement, in session: LaunchedApplication) {
        guard !isHandling, !monitors.isEmpty else { return }
        isHandling = true
        defer { isHandling = false }
        for _ in 0..<greatestCount {
            let tree = session.tree()
            guard let alert = tree.root.descendants.last(where: { $0.type == .alert }) else { return }
            if let node = element.resolved(in: tree).first, isInside(node, alert) { return }
            let found = XCUIElement(.object(WeakObject(alert.object), .alert, app: element.application))
            guard monitors.reversed().contains(where: { $0.handler(found) }) else { return }
            session.settle()
        }
    }

    private static func isInside(_ node: ElementNode, _ alert: ElementNode) -> Bool {
        var current: ElementNode? = node
        while let next = current, next !== alert { current = next.parent }
        return current != nil
    }
}
