/// A layer as one frame shows it: presentation values, contents, and the nodes of its visible sublayers, back to front.
///
/// Immutable. Consecutive frames share the nodes of everything that did not change, so that comparing two frames stops
/// at nodes that are the same object.
final class RenderNode {
    let identity: LayerIdentity
    let name: String?
    let properties: LayerProperties
    let contents: RenderContents
    let children: [RenderNode]
    /// Masks the layer by its alpha. Its position is in the layer's coordinates, as for the children.
    let mask: RenderNode?
    let composition: Composition

    /// How a node is composited with what is behind it.
    enum Composition {
        case over
        /// As one image, whatever its opacity.
        case group
        /// As one image whose color and alpha are added: two images in a group dissolve into each other.
        case added
    }

    /// The transform from the layer's coordinates to those of the superlayer, or to those of the transform layer that
    /// the parent node stands for.
    let placement: CGAffineTransform
    /// The sublayer transform of the superlayer, which is the last part of ``placement``.
    let outer: CGAffineTransform
    /// The area that the layer and its sublayers can paint, in the layer's coordinates; null for none.
    let extent: CGRect
    /// The extent in the superlayer's coordinates.
    let extentInParent: CGRect
    /// The extent of the children, in the layer's coordinates.
    let childrenExtent: CGRect
    /// Whether the layer or a layer inside it shows the pixels below it.
    let containsBackdrop: Bool
    let childrenContainBackdrop: Bool

    init(
        identity: LayerIdentity, name: String?, properties: LayerProperties, contents: RenderContents,
        children: [RenderNode], childrenExtent: CGRect?, childrenContainBackdrop: Bool? = nil,
        mask: RenderNode? = nil, composition: Composition = .over, outer: CGAffineTransform = .identity,
        placement: CGAffineTransform? = nil
    ) {
        self.identity = identity
        self.name = name
        self.properties = properties
        self.contents = contents
        self.children = children
        self.mask = mask
        self.composition = composition
        self.childrenExtent = childrenExtent ?? children.reduce(.null) { $0.union($1.extentInParent) }
        self.childrenContainBackdrop = childrenContainBackdrop ?? children.contains { $0.containsBackdrop }
        containsBackdrop = self.childrenContainBackdrop || properties.backdrop?.isTranslucent == true
        self.outer = outer
        self.placement =
            placement ?? (outer.isIdentity ? properties.placement : properties.placement.concatenating(outer))
        var extent = Self.extent(of: properties, contents: contents, childrenExtent: self.childrenExtent)
        if let mask { extent = extent.intersection(mask.extentInParent) }
        self.extent = extent
        extentInParent = extent.isNull ? .null : extent.applying(self.placement)
    }

    private static func extent(
        of properties: LayerProperties, contents: RenderContents, childrenExtent: CGRect
    ) -> CGRect {
        let paintsBounds = properties.paintsBounds || !contents.isEmpty
        let own: CGRect = paintsBounds ? properties.bounds : .null
        if properties.masksToBounds { return paintsBounds ? own : childrenExtent.intersection(properties.bounds) }
        var result = own.union(childrenExtent)
        if !contents.isEmpty { result = result.union(contents.extent(in: properties)) }
        if properties.shadow.isVisible {
            let shadow = properties.shadow
            let shape = shadow.path?.boundingBox ?? (result.isNull ? properties.bounds : result)
            let spread = shadow.radius * 3 + 1
            result = result.union(
                shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -spread, dy: -spread))
        }
        return result
    }

    /// Whether the layer itself paints, apart from its sublayers.
    var paintsItself: Bool {
        properties.paintsBounds || !contents.isEmpty || (properties.shadow.isVisible && !properties.masksToBounds)
    }

    /// Whether the layer itself paints its background and nothing else.
    var isPlainBackground: Bool {
        contents.isEmpty && !(properties.shadow.isVisible && !properties.masksToBounds) && properties.backdrop == nil
    }

    /// Whether the node is painted as one image before compositing: several parts share one opacity.
    var needsGroup: Bool {
        if mask != nil || composition != .over || properties.vibrancy != nil { return true }
        guard properties.opacity < 1 else { return false }
        if !children.isEmpty { return true }
        var parts = 0
        if properties.isBackgroundVisible { parts += 1 }
        if properties.backdrop != nil { parts += 1 }
        parts += contents.parts
        if properties.isBorderVisible { parts += 1 }
        if properties.shadow.isVisible { parts += 1 }
        return parts > 1
    }

    /// Whether the shadow has the shape of what is inside the layer.
    private var castsShadowOfSublayers: Bool {
        guard properties.rare !== RareLayerProperties.none, properties.shadow.isVisible else { return false }
        return properties.shadow.path == nil && !properties.masksToBounds && !properties.isBackgroundVisible
    }

    /// Whether the layer itself looks the same, whatever its position and its sublayers.
    func looksLike(_ other: RenderNode) -> Bool {
        guard properties.looksLike(other.properties), contents == other.contents, mask === other.mask,
            composition == other.composition, self === other || !castsShadowOfSublayers
        else { return false }
        // Shapes, masks and patterns are in the layer's coordinates, everything else moves with the bounds.
        guard properties.bounds.origin != other.properties.bounds.origin else { return true }
        if case .shape? = contents.figure { return false }
        return mask == nil && !properties.hasPattern
    }
}

extension LayerProperties {
    var isBackgroundVisible: Bool {
        guard let backgroundColor else { return false }
        return backgroundColor.alpha > 0
    }

    var isBorderVisible: Bool {
        guard borderWidth > 0, let borderColor else { return false }
        return borderColor.alpha > 0
    }

    /// Whether the background or the border repeats an image.
    var hasPattern: Bool {
        backgroundColor?.tile != nil || rare.values.borderColor?.tile != nil
    }

    var paintsBounds: Bool {
        isBackgroundVisible || isBorderVisible || backdrop != nil
    }

    var roundsCorners: Bool {
        cornerRadii.map { $0.greatest > 0 } ?? (cornerRadius > 0 && !maskedCorners.isEmpty)
    }

    func looksLike(_ other: LayerProperties) -> Bool {
        bounds.size == other.bounds.size && opacity == other.opacity && masksToBounds == other.masksToBounds
            && cornerRadius == other.cornerRadius && maskedCorners == other.maskedCorners
            && hasContinuousCorners == other.hasContinuousCorners
            && backgroundColor == other.backgroundColor && contentsGravity == other.contentsGravity
            && contentsScale == other.contentsScale && looksLike(other.rare)
    }

    /// Images and figures are compared with the contents.
    private func looksLike(_ other: RareLayerProperties) -> Bool {
        if rare === other { return true }
        let (mine, other) = (rare, other.values)
        return mine.values.borderWidth == other.borderWidth && mine.values.borderColor == other.borderColor
            && mine.values.contentsRect == other.contentsRect && mine.values.shadow == other.shadow
            && mine.values.backdrop == other.backdrop && mine.values.cornerRadii == other.cornerRadii
    }
}
