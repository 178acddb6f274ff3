import UIKit

/// A node whose children are drawn together. Nothing is drawn on Linux.
/// - Linux: no effect
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    /// Whether the effect applies; true by default.
    open var shouldEnableEffects = true
    /// Whether the picture is kept; false by default.
    open var shouldRasterize = false
    /// Whether the effect is applied around the node; true by default.
    open var shouldCenterFilter = true
    /// How the picture is mixed with what is behind.
    open var blendMode = SKBlendMode.alpha
}

/// A node whose children are cut by a mask. Nothing is drawn on Linux.
/// - Linux: no effect
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    /// The node whose pixels say what of the children is seen; nil by default.
    open var maskNode: SKNode?
}

/// The node whose place says what of its scene is seen: see ``SKScene/camera``.
/// - Linux: works
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    /// Returns whether a node of the scene is seen, as far as frames tell.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

    /// Returns the nodes with contents that are seen, as far as frames tell.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene, let view = scene.view else { return [] }
        let seen = CGRect(origin: .zero, size: view.bounds.size).applying(scene.toView.inverted())
        return Set(
            scene.family.dropFirst().filter { node in
                node.content.map { $0.applying(node.toRoot).intersects(seen) } ?? false
            })
    }
}
