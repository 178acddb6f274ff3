import UIKit

extension SKNode {
    /// Brings the node's coordinates into those of its parent.
    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    /// Brings the node's coordinates into those of the node at the top, which has no place of its own.
    var toRoot: CGAffineTransform {
        guard let parent else { return .identity }
        return toParent.concatenating(parent.toRoot)
    }

    /// The contents of the node and all below it, in its own coordinates; nil without any.
    var accumulated: CGRect? {
        (children.compactMap { $0.accumulated?.applying($0.toParent) } + [content].compactMap(\.self))
            .reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
    }

    var rectInRoot: CGRect {
        calculateAccumulatedFrame().applying(parent?.toRoot ?? .identity)
    }

    func isBelow(_ node: SKNode) -> Bool {
        var next = parent
        while let above = next {
            if above === node { return true }
            next = above.parent
        }
        return false
    }

    /// The node and all below it, from back to front.
    var family: [SKNode] { [self] + children.flatMap(\.family) }

    /// The nodes below this one whose contents are at a point, the foremost first.
    func hits(at point: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, depth: CGFloat)] = []
        func visit(_ node: SKNode, _ point: CGPoint, _ depth: CGFloat) {
            for child in node.children where !child.isHidden {
                let place = point.applying(child.toParent.inverted())
                if child.content?.contains(place) == true { found.append((child, depth + child.zPosition)) }
                visit(child, place, depth + child.zPosition)
            }
        }
        visit(self, point, 0)
        return found.enumerated().sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
            .map(\.element.node)
    }
}

extension UITouch {
    /// Returns the place of the touch in the coordinates of a node whose scene is in a view; zero for others.
    @preconcurrency @MainActor
    public func location(in node: SKNode) -> CGPoint { node.point(of: { location(in: $0) }) }

    /// Returns the former place of the touch in the coordinates of a node whose scene is in a view; zero for others.
    @preconcurrency @MainActor
    public func previousLocation(in node: SKNode) -> CGPoint { node.point(of: { previousLocation(in: $0) }) }
}

extension SKNode {
    fileprivate func point(of place: (SKView) -> CGPoint) -> CGPoint {
        guard let scene, let view = scene.view else { return .zero }
        return convert(scene.convertPoint(fromView: place(view)), from: scene)
    }
}
