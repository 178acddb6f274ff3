import QuartzCore

extension RenderStatistics {
    mutating func add(_ frame: RenderStatistics) {
        layersPainted += frame.layersPainted
        layersRedrawn += frame.layersRedrawn
        pixelsPainted += frame.pixelsPainted
        pixelsMoved += frame.pixelsMoved
        pixelsSampled += frame.pixelsSampled
    }
}
