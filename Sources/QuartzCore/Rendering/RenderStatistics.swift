/// The work done for painting one frame. Tests compare these counts.
package struct RenderStatistics: Equatable, Sendable {
    /// Layers that painted something of their own.
    package var layersPainted = 0
    /// Layers whose `draw(in:)` was recorded since the previous frame.
    package var layersRedrawn = 0
    package var pixelsPainted = 0
    /// Pixels that were moved to their new position.
    package var pixelsMoved = 0
    /// Pixels that were taken for the blur of backdrops.
    package var pixelsSampled = 0

    package init() {}
}
