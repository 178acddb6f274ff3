import HostInterface

/// Paints lists of steps into a context whose user space is pixels with the origin at the top left.
@MainActor
struct LayerRenderer {
    let context: CGContext
    /// The pixels of the context, for painting without it; nil for recordings and for contexts of an application.
    let pixels: PixelBuffer?
    /// Whether the pixels are opaque before painting: true for windows, false for groups.
    var isOpaque = true
    /// Whether painting is clipped to a shape other than a rectangle of whole pixels.
    private(set) var isClippedByPath = false
    private(set) var layersPainted = 0
    /// The pictures of backdrops; nil if each is made when it is painted.
    var backdrops: BackdropPictures?
    /// The pixels on which those of a group will be composited, from the bottom up. Known where a backdrop needs them.
    private(set) var below: [PixelBuffer] = []
    /// The rectangle that is being painted.
    private(set) var area = PixelRect.empty

    init(context: CGContext, pixels: PixelBuffer?) {
        self.context = context
        self.pixels = pixels
    }

    mutating func paint(_ list: PaintList, in area: PixelRect) {
        self.area = area
        context.saveGState()
        context.clip(to: area.rect)
        if !list.hasOpaqueGround, isOpaque { pixels?.fill(area, with: .black) }
        var position = 0
        paint(list.steps, from: &position)
        context.restoreGState()
    }

    /// Paints up to the end of the list or of the group that contains the steps; `position` is then past it.
    private mutating func paint(_ steps: [PaintStep], from position: inout Int) {
        while position < steps.count {
            let step = steps[position]
            position += 1
            switch step {
            case .layer(let node, let transform, let clip, let alpha):
                layersPainted += 1
                paint(node, transform, clip: clip, alpha: alpha)
            case .border(let node, let transform, let clip):
                paintBorder(
                    of: node, transform, clip: clip, alpha: node.needsGroup ? 1 : CGFloat(node.properties.opacity))
            case .beginGroup(let node, let transform, let area):
                paintGroup(of: node, transform, steps, from: &position, area: area)
            case .beginRoundedClip(let node, let transform, let clip):
                var renderer = self
                if !transform.keepsRectanglesUpright { renderer.isClippedByPath = true }
                clipping(to: node, transform, clip: clip) { renderer.paint(steps, from: &position) }
                layersPainted = renderer.layersPainted
            case .endGroup, .endRoundedClip:
                return
            }
        }
    }

    /// Paints the group as an image, and composites it with the group's opacity and mask.
    private mutating func paintGroup(
        of node: RenderNode, _ transform: CGAffineTransform, _ steps: [PaintStep], from position: inout Int,
        area: PixelRect
    ) {
        var painted = layersPainted
        let picture = CGImage(width: area.width, height: area.height) { start, pixelsPerRow in
            let buffer = PixelBuffer(
                start: UnsafeMutableRawPointer(start), width: area.width, height: area.height, stride: pixelsPerRow * 4,
                origin: (area.x, area.y))
            // In a recording the pixels below are not known, so that a backdrop in the group samples none either.
            let samples = pixels != nil || !node.containsBackdrop
            var renderer = LayerRenderer(context: buffer.makeContext(), pixels: samples ? buffer : nil)
            renderer.isOpaque = false
            if node.containsBackdrop, let pixels {
                context.flush()
                (renderer.backdrops, renderer.below, renderer.area) = (backdrops, below + [pixels], self.area)
            }
            renderer.paint(steps, from: &position)
            renderer.context.flush()
            painted += renderer.layersPainted
            if let mask = node.mask { buffer.multiply(byAlphaOf: mask, transform) }
        }
        layersPainted = painted
        guard let picture else { return }
        if let vibrancy = node.properties.vibrancy { return paint(picture, vibrancy, of: node, area: area) }
        context.saveGState()
        context.setAlpha(CGFloat(node.properties.opacity))
        if node.composition == .added { context.setBlendMode(.plusLighter) }
        context.drawUpright(picture, in: area.rect)
        context.restoreGState()
    }

    private func paint(_ node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
        let properties = node.properties
        if properties.shadow.isVisible, !properties.masksToBounds {
            context.saveGState()
            context.clip(to: clip.rect)
            // The shadow is not seen through the layer.
            if properties.backdrop != nil { clipOut(node, transform, clip: clip) }
            context.setAlpha(alpha)
            ShadowPainter.paint(node, transform, in: context)
            context.restoreGState()
        }
        if properties.backdrop != nil { paintBackdrop(of: node, transform, clip: clip, alpha: alpha) }
        if let color = properties.backgroundColor, color.alpha > 0 {
            paintBackground(of: node, transform, clip: clip, color: color, alpha: alpha)
        }
        guard !node.contents.isEmpty else { return }
        if case .gradient(let values)? = node.contents.figure {
            paintGradient(values, of: node, transform, clip: clip, alpha: alpha)
        }
        if properties.masksToBounds, properties.roundsCorners {
            clipping(to: node, transform, clip: clip) {
                paintContents(of: node, transform, clip: clip, alpha: alpha)
            }
        } else {
            paintContents(of: node, transform, clip: clip, alpha: alpha)
        }
    }
}

extension PixelBuffer {
    /// Creates a context that draws into this part of the frame's pixels.
    func makeContext() -> CGContext {
        let context = CGContext(pixels: start, width: width, height: height, stride: stride, scale: 1)
        if origin != (0, 0) { context.translateBy(x: -CGFloat(origin.x), y: -CGFloat(origin.y)) }
        return context
    }
}
