/// The appearance and the geometry of a layer: the values that animations change and the renderer reads.
///
/// A layer owns its model values. Presentation values are a copy with the running animations applied.
struct LayerProperties: Equatable {
    // Geometry, in points.
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity

    // Appearance.
    var opacity: Float = 1
    var isHidden = false
    var isOpaque = false
    var masksToBounds = false
    var maskedCorners = CACornerMask.all
    var cornerRadius: CGFloat = 0
    var hasContinuousCorners = false
    var backgroundColor: CGColor?

    // Contents.
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1

    /// Borders, shadows, images, figures and backdrops.
    var rare = RareLayerProperties.none

    /// The transform from the layer's own coordinates to those of its superlayer.
    var placement: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        if transform == CATransform3DIdentity {
            return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x - anchor.x, ty: position.y - anchor.y)
        }
        let flat = transform.flattened
        return CGAffineTransform(
            a: flat.a, b: flat.b, c: flat.c, d: flat.d,
            tx: flat.tx + position.x - anchor.x * flat.a - anchor.y * flat.c,
            ty: flat.ty + position.y - anchor.x * flat.b - anchor.y * flat.d)
    }

    /// Whether ``sublayerPlacement`` is more than the identity.
    var placesSublayers: Bool {
        rare !== RareLayerProperties.none && (isGeometryFlipped || sublayerTransform != CATransform3DIdentity)
    }

    /// What ``placement`` of a sublayer is followed by: the sublayer transform about the anchor point.
    var sublayerPlacement: CGAffineTransform {
        guard placesSublayers else { return .identity }
        let flip = isGeometryFlipped ? flip : .identity
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        return flip.concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
            .concatenating(sublayerTransform.flattened)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// Whether the layer shows its back and has none. A mirrored layer does, too; that it does is unverified.
    var isTurnedAway: Bool {
        guard rare !== RareLayerProperties.none, !isDoubleSided else { return false }
        let flat = transform.flattened
        return flat.a * flat.d - flat.b * flat.c < 0
    }

    /// The bounding box of the layer in the coordinates of its superlayer.
    var frame: CGRect {
        get {
            let size = bounds.size
            guard transform == CATransform3DIdentity else { return bounds.applying(placement) }
            return CGRect(
                x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            (bounds.size, position) = Self.sizeAndPosition(
                forFrame: newValue, anchorPoint: anchorPoint, transform: transform)
        }
    }

    /// Returns the bounds and the position for which the frame is `rect`.
    static func sizeAndPosition(
        forFrame rect: CGRect, anchorPoint: CGPoint, transform: CATransform3D
    ) -> (size: CGSize, position: CGPoint) {
        let rect = rect.standardized
        var size = rect.size
        let centre = CGPoint(
            x: rect.origin.x + anchorPoint.x * size.width, y: rect.origin.y + anchorPoint.y * size.height)
        if transform == CATransform3DIdentity { return (size, centre) }
        // The bounds whose bounding box has the requested size, positioned so that the box is `rect`.
        let linear = CGAffineTransform(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: 0, ty: 0)
        size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
        let offset = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
        let box = CGRect(origin: offset, size: size).applying(transform.flattened)
        return (size, CGPoint(x: rect.origin.x - box.origin.x, y: rect.origin.y - box.origin.y))
    }
}
