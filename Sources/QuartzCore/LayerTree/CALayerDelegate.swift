/// Provides the contents, the layout and the actions of a layer. Every method is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Called instead of drawing, to set the layer's `contents`. Without this method the layer draws.
    func display(_ layer: CALayer)

    /// Draws the layer's contents. The context is in the layer's own coordinates, in points.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)

    /// Called by the layer's `layoutSublayers()`.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action of a property that is about to change: nil to continue the search, `NSNull()` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {
        layer.recordDrawing()
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    public func layerWillDraw(_ layer: CALayer) {}

    public func layoutSublayers(of layer: CALayer) {}

    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        nil
    }
}
