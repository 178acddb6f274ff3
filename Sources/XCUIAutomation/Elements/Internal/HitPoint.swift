import UIKit

/// Finds where a touch comes to an element.
@MainActor
enum HitPoint {
    /// Returns the middle of the element's part on the screen, or another place of it that nothing covers; nil if there is
    /// none.
    static func of(_ node: ElementNode) -> CGPoint? {
        if node.action != nil { return CGPoint(x: node.frame.midX, y: node.frame.midY) }
        guard let window = window(of: node) else { return nil }
        if node.type == .application || node.type == .window {
            return CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        }
        let visible = visiblePart(of: node)
        guard visible.width > 0, visible.height > 0 else { return nil }
        return parts.lazy.map {
            CGPoint(x: visible.minX + visible.width * $0.x, y: visible.minY + visible.height * $0.y)
        }.first { comes($0, to: node, in: window) }
    }

    /// The middle first, then places around it.
    private static let parts: [CGPoint] = [
        (0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.1, 0.1),
        (0.9, 0.1), (0.1, 0.9), (0.9, 0.9),
    ].map { CGPoint(x: $0.0, y: $0.1) }

    /// Returns the part of the element that the screen and the clipping views around it leave.
    static func visiblePart(of node: ElementNode) -> CGRect {
        var rect = node.frame
        var view = node.view?.superview ?? container(of: node)
        while let current = view {
            if current.clipsToBounds || current is UIWindow {
                rect = rect.intersection(current.convert(current.bounds, to: nil as UIView?))
            }
            view = current.superview
        }
        return rect.isNull ? .zero : rect
    }

    /// Whether the view that a touch hits is the element's, is inside it, or contains it: a label gets no touches, but its
    /// cell does.
    private static func comes(_ point: CGPoint, to node: ElementNode, in window: UIWindow) -> Bool {
        guard let view = node.view ?? container(of: node), let scene = window.windowScene else { return false }
        for window in scene.screen.shownWindows.reversed() where !window.isHidden {
            guard let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) else { continue }
            return hit === view || hit.isDescendant(of: view) || view.isDescendant(of: hit)
        }
        return false
    }

    private static func window(of node: ElementNode) -> UIWindow? {
        if let window = node.view as? UIWindow { return window }
        if let application = node.object as? UIApplication { return application.windows.last { !$0.isHidden } }
        return (node.view ?? container(of: node))?.window
    }

    /// The view around an accessibility element that is no view.
    static func container(of node: ElementNode) -> UIView? {
        var parent = node.parent
        while let current = parent {
            if let view = current.view { return view }
            parent = current.parent
        }
        return nil
    }
}
