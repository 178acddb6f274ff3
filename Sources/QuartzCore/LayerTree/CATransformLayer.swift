/// A layer that only places its sublayers, each with the whole transform to it: they are not flattened into one plane
/// first.
///
/// The layer itself paints nothing: no background, border, contents and shadow. It has no mask and clips nothing, and its
/// opacity is that of each sublayer. Sublayers, also those of transform layers inside, are drawn by their depth, the
/// farthest first, and one with one side is hidden if the whole transform shows its back. Each is drawn flat, with the
/// affine part of its transform, and none cuts through another.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        setFigure(SpaceValues.self)
    }

    /// Decodes the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFigure(SpaceValues.self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        setFigure(SpaceValues.self)
    }

    /// Returns the frontmost layer that contains a point in the *superlayer's* coordinates, of the sublayers and those
    /// inside them, never this layer. Overrides of the sublayers are not asked, since this layer has no plane with a point
    /// for them.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let parts = LayerSpace { $0.properties }.parts(of: self, properties, through: transformInSpace)
        for part in parts.reversed() where !part.layer.isHidden && !part.isTurnedAway {
            let placement = part.transform.flattened
            guard placement.a * placement.d != placement.b * placement.c else { continue }
            if let hit = part.layer.hit(at: p.applying(placement.inverted())) { return hit }
        }
        return nil
    }
}

/// Marks a transform layer, which has no values of its own.
struct SpaceValues: Equatable, FigureValues {
    init() {}

    init?(_ figure: LayerFigure?) {
        guard case .space? = figure else { return nil }
    }

    var figure: LayerFigure { .space }
}

extension LayerProperties {
    /// Whether the layer is a transform layer.
    var isSpace: Bool {
        guard rare !== RareLayerProperties.none, case .space? = figure else { return false }
        return true
    }

    /// As ``placement``, in three dimensions: the position in depth is ``zPosition``.
    var solidPlacement: CATransform3D {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        let turned = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
        return CATransform3DConcat(turned, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// As ``sublayerPlacement``, in three dimensions.
    var solidSublayerPlacement: CATransform3D {
        guard placesSublayers else { return CATransform3DIdentity }
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        let flip = isGeometryFlipped ? CATransform3DMakeAffineTransform(flip) : CATransform3DIdentity
        let centred = CATransform3DConcat(flip, CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
        let turned = CATransform3DConcat(centred, sublayerTransform)
        return CATransform3DConcat(turned, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }
}

extension CALayer {
    /// The transform in three dimensions from the layer's own coordinates to those of its superlayer.
    final var transformInSpace: CATransform3D {
        guard let above = modelReference == nil ? superlayerReference : superlayer else {
            return properties.solidPlacement
        }
        return CATransform3DConcat(properties.solidPlacement, above.properties.solidSublayerPlacement)
    }
}
