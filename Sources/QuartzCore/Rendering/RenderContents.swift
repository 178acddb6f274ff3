/// What fills a layer between its background and its sublayers. Images, drawings and direct content are immutable and
/// compared by identity.
struct RenderContents: Equatable {
    var image: CGImage?
    var drawing: RecordedDrawing?
    var direct: (any LayerContent)?
    /// A gradient below the rest, or a shape above images; nil also when nothing of it is visible. Compared by value.
    var figure: LayerFigure?

    /// Whether the layer's coordinates point up, and what it shows does not.
    var isFlipped = false

    var isEmpty: Bool {
        image == nil && drawing == nil && direct == nil && figure == nil
    }

    /// The number of overlapping parts.
    var parts: Int {
        (image == nil && drawing == nil && direct == nil ? 0 : 1) + (figure?.visibleParts ?? 0)
    }

    /// Returns the painted area in the layer's coordinates.
    func extent(in properties: LayerProperties) -> CGRect {
        let frame = frame(in: properties)
        guard let figure else { return frame }
        return frame.union(figure.extent(in: properties.bounds))
    }

    /// Returns the position of the contents in the layer's coordinates.
    func frame(in properties: LayerProperties) -> CGRect {
        if let direct { return direct.frame(in: properties.bounds) }
        if let drawing { return ContentsPlacement.frame(of: drawing.bounds.size, in: properties) }
        if let image {
            let scale = max(properties.contentsScale, 0.001)
            let part = properties.contentsRect.size
            let size = CGSize(
                width: CGFloat(image.width) * part.width / scale, height: CGFloat(image.height) * part.height / scale)
            return ContentsPlacement.frame(of: size, in: properties)
        }
        return .null
    }

    static func == (left: RenderContents, right: RenderContents) -> Bool {
        left.image === right.image && left.direct === right.direct
            && left.drawing?.drawing === right.drawing?.drawing && left.figure == right.figure
            && left.isFlipped == right.isFlipped
    }
}

/// Contents gravity. As in Core Animation, "bottom" means the smallest y and "top" the largest: in layers with y
/// pointing down, as in UIKit, `.top` is the lower edge on the screen.
enum ContentsPlacement {
    static func frame(of size: CGSize, in properties: LayerProperties) -> CGRect {
        let bounds = properties.bounds
        guard size.width > 0, size.height > 0 else { return bounds }
        let fit = CGSize(width: bounds.size.width / size.width, height: bounds.size.height / size.height)
        var size = size
        // -1, 0 or 1: towards smaller coordinates, the middle, or larger ones.
        var (horizontal, vertical) = (0, 0)
        switch properties.contentsGravity {
        case .resizeAspect: size = scaled(size, by: min(fit.width, fit.height))
        case .resizeAspectFill: size = scaled(size, by: max(fit.width, fit.height))
        case .center: break
        case .top: vertical = 1
        case .bottom: vertical = -1
        case .left: horizontal = -1
        case .right: horizontal = 1
        case .topLeft: (horizontal, vertical) = (-1, 1)
        case .topRight: (horizontal, vertical) = (1, 1)
        case .bottomLeft: (horizontal, vertical) = (-1, -1)
        case .bottomRight: (horizontal, vertical) = (1, -1)
        default: return bounds
        }
        let room = CGSize(width: bounds.size.width - size.width, height: bounds.size.height - size.height)
        return CGRect(
            x: bounds.origin.x + room.width * CGFloat(horizontal + 1) / 2,
            y: bounds.origin.y + room.height * CGFloat(vertical + 1) / 2, width: size.width, height: size.height)
    }

    private static func scaled(_ size: CGSize, by factor: CGFloat) -> CGSize {
        CGSize(width: size.width * factor, height: size.height * factor)
    }
}
