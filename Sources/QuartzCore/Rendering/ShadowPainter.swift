import HostInterface

/// Paints the shadows of layers: the shape in the shadow color, blurred once and cached.
@MainActor
enum ShadowPainter {
    private static var cache = ShadowCache()
    /// The number of shapes blurred until now. Tests compare it.
    private(set) static var picturesMade = 0

    static func paint(_ node: RenderNode, _ transform: CGAffineTransform, in context: CGContext) {
        let shadow = node.properties.shadow
        guard let color = shadow.color else { return }
        let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let pictureScale = pictureScale(for: scale, radius: shadow.radius)
        let key = ShadowCache.Key(node: node, scale: pictureScale)
        let picture = cache.picture(for: key) { makePicture(of: node, scale: pictureScale) }
        guard let picture else { return }
        let offset = CGSize(
            width: transform.a * shadow.offset.width + transform.c * shadow.offset.height,
            height: transform.b * shadow.offset.width + transform.d * shadow.offset.height)
        let tint = color.copy(alpha: color.alpha * CGFloat(shadow.opacity)) ?? color
        context.saveGState()
        if pictureScale == scale, transform.keepsRectanglesUpright, transform.a > 0, transform.d > 0 {
            let corner = CGPoint(x: picture.origin.x * scale, y: picture.origin.y * scale)
            let origin = node.properties.bounds.origin.applying(transform)
            let x = CGFloat(PixelGrid.boundary(origin.x + offset.width + corner.x))
            let y = CGFloat(PixelGrid.boundary(origin.y + offset.height + corner.y))
            context.drawMask(
                picture.image,
                in: CGRect(x: x, y: y, width: CGFloat(picture.image.width), height: CGFloat(picture.image.height)),
                color: tint)
        } else {
            context.concatenate(transform)
            let bounds = node.properties.bounds
            context.drawMask(
                picture.image,
                in: CGRect(
                    x: bounds.origin.x + shadow.offset.width + picture.origin.x,
                    y: bounds.origin.y + shadow.offset.height + picture.origin.y,
                    width: CGFloat(picture.image.width) / pictureScale,
                    height: CGFloat(picture.image.height) / pictureScale),
                color: tint)
        }
        context.restoreGState()
    }

    /// The scale of the picture for a shadow that is drawn at a scale. While a layer grows or shrinks, its soft shadow is
    /// the next picture at a multiple of a quarter, stretched, so that few frames blur one anew.
    private static func pictureScale(for scale: CGFloat, radius: CGFloat) -> CGFloat {
        let isSoft = radius * scale >= 2
        return isSoft ? max((scale * 4).rounded() / 4, 0.25) : scale
    }

    /// Nil when the shape is empty or too large for an image.
    private static func makePicture(of node: RenderNode, scale: CGFloat) -> ShadowPicture? {
        picturesMade += 1
        let properties = node.properties
        let bounds = properties.bounds
        let shape = properties.shadow.path?.boundingBox ?? (properties.isBackgroundVisible ? bounds : node.shapeExtent)
        let deviation = properties.shadow.radius * scale
        let margin = (deviation * 3).rounded(.up)
        // Relative to the origin of the bounds, in pixels, starting at a whole pixel.
        let left = ((shape.minX - bounds.minX) * scale).rounded(.down) - margin
        let top = ((shape.minY - bounds.minY) * scale).rounded(.down) - margin
        let right = ((shape.maxX - bounds.minX) * scale).rounded(.up) + margin
        let bottom = ((shape.maxY - bounds.minY) * scale).rounded(.up) + margin
        // Neither holds for what is no number, of an empty shape for example.
        guard (1...8192).contains(right - left), (1...8192).contains(bottom - top) else { return nil }
        let (width, height) = (Int(right - left), Int(bottom - top))
        let image = CGImage(width: width, height: height) { pixels, pixelsPerRow in
            let buffer = PixelBuffer(
                start: UnsafeMutableRawPointer(pixels), width: width, height: height, stride: pixelsPerRow * 4)
            let context = CGContext(
                pixels: buffer.start, width: width, height: height, stride: buffer.stride, scale: 1)
            let base = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -left - bounds.minX * scale, ty: -top - bounds.minY * scale)
            paintShape(of: node, base, in: context, size: buffer.bounds)
            context.flush()
            GaussianBlur.blurAlpha(
                of: pixels, width: width, height: height, pixelsPerRow: pixelsPerRow, deviation: deviation)
        }
        return image.map { ShadowPicture(image: $0, origin: CGPoint(x: left / scale, y: top / scale)) }
    }

    private static func paintShape(
        of node: RenderNode, _ base: CGAffineTransform, in context: CGContext, size: PixelRect
    ) {
        let properties = node.properties
        context.setFillColor(.black)
        if let path = properties.shadow.path {
            context.concatenate(base)
            context.addPath(path)
            context.fillPath()
        } else if let color = properties.backgroundColor, color.alpha > 0 {
            context.setAlpha(color.alpha)
            let rect = PixelGrid.snapped(properties.bounds, by: base).rect
            context.addPath(
                LayerShape.path(rect, properties.rounding.scaled(by: base.a)))
            context.fillPath()
        } else {
            var list = PaintList()
            list.collectWithoutShadow(node, base: base, area: size)
            var renderer = LayerRenderer(context: context, pixels: nil)
            renderer.paint(list, in: size)
        }
    }
}

/// A blurred shape of which only the alpha is used. Its top left corner is in points from the origin of the bounds.
struct ShadowPicture {
    let image: CGImage
    let origin: CGPoint
}

/// The most recently used shadows, up to a total number of pixels; the oldest are removed first.
struct ShadowCache {
    enum Key: Hashable {
        case rounded(size: CGSize, Rounding, alpha: CGFloat, blur: CGFloat, scale: CGFloat)
        case path(CGPath, origin: CGPoint, blur: CGFloat, scale: CGFloat)
        /// The contents cast the shadow. The node is part of the key, so that no other layer uses the image.
        case node(RenderNode, scale: CGFloat)

        init(node: RenderNode, scale: CGFloat) {
            let properties = node.properties
            let shadow = properties.shadow
            if let path = shadow.path {
                self = .path(path, origin: properties.bounds.origin, blur: shadow.radius, scale: scale)
            } else if let color = properties.backgroundColor, color.alpha > 0 {
                self = .rounded(
                    size: properties.bounds.size, properties.rounding, alpha: color.alpha, blur: shadow.radius,
                    scale: scale)
            } else {
                self = .node(node, scale: scale)
            }
        }
    }

    private var pictures: [Key: ShadowPicture] = [:]
    private var order: [Key] = []
    private var pixels = 0
    private static let mostPixels = 4_000_000

    mutating func picture(for key: Key, make: () -> ShadowPicture?) -> ShadowPicture? {
        if let picture = pictures[key] { return picture }
        guard let picture = make() else { return nil }
        pictures[key] = picture
        order.append(key)
        pixels += picture.image.width * picture.image.height
        while pixels > Self.mostPixels, order.count > 1 {
            guard let old = pictures.removeValue(forKey: order.removeFirst()) else { continue }
            pixels -= old.image.width * old.image.height
        }
        return picture
    }
}

extension RenderNode: Hashable {
    static func == (left: RenderNode, right: RenderNode) -> Bool {
        left === right
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The extent of what casts the shadow of a layer without background: its contents and sublayers.
    var shapeExtent: CGRect {
        let own: CGRect = contents.isEmpty ? .null : contents.extent(in: properties)
        return own.union(childrenExtent).union(properties.isBorderVisible ? properties.bounds : .null)
    }
}
