/// What painting one frame took; tests count with it.
package struct RenderStatistics: Equatable, Sendable {
    /// Layers that painted something of their own.
    package var layersPainted = 0
    /// Layers whose `draw(in:)` was recorded since the frame before.
    package var layersRedrawn = 0
    package var pixelsPainted = 0
    /// Pixels brought to their place by moving them.
    package var pixelsMoved = 0

    package init() {}
}
