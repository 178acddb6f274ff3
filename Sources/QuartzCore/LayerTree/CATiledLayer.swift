import Foundation

/// A layer that draws its content in tiles: ``CALayer/draw(in:)`` is called once for each tile, with the tile as the
/// clip of the context.
///
/// Drawings are recorded and replayed at the magnification of the screen, so that content stays sharp when it is
/// magnified, without being drawn anew for each level of detail. All tiles are drawn when the layer is displayed, on
/// the main thread; UIKit draws those that are seen, on other threads.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    public override init() {
        super.init()
    }

    /// Decodes the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATiledLayer else { return }
        levelsOfDetail = other.levelsOfDetail
        levelsOfDetailBias = other.levelsOfDetailBias
        tileSize = other.tileSize
    }

    /// The seconds in which a tile would fade in. All tiles are there in the first frame, so that none fades.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many levels of detail there are; 1 by default. Kept, without an effect: recordings have all levels.
    open var levelsOfDetail = 1

    /// How many of the levels are for magnified content; 0 by default. Kept, without an effect.
    open var levelsOfDetailBias = 0

    /// The largest size of a tile in pixels; 256 by 256 by default.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }

    override func drawContents(in context: CGContext) {
        for tile in tiles {
            context.saveGState()
            context.clip(to: tile)
            draw(in: context)
            context.restoreGState()
        }
    }

    /// The tiles of the bounds in points, row by row.
    private var tiles: [CGRect] {
        let scale = max(contentsScale, .leastNonzeroMagnitude)
        let size = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
        guard size.width > 0, size.height > 0 else { return [bounds] }
        let rows = Int((bounds.height / size.height).rounded(.up))
        let columns = Int((bounds.width / size.width).rounded(.up))
        return (0..<rows).flatMap { row in
            (0..<columns).map { column in
                CGRect(
                    x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height
                ).intersection(bounds)
            }
        }
    }
}
