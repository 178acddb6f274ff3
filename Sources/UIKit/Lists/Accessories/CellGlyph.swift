import Synchronization

/// A symbol for the stock accessories and editing controls of cells, drawn as paths.
///
/// The symbol is in the middle of the bounds, or a little to the trailing side. The object is immutable: a view creates
/// another one when the color or the direction changes. Stroking costs more than a line of text, and the same symbol is
/// in many rows, so it is drawn once, as a mask.
final class CellGlyph: LayerContent {
    /// The stock accessories.
    enum Shape: Sendable { case chevron, checkmark, detail }

    /// Everything that is drawn: the accessories, and the parts of editing controls.
    enum Figure: Sendable { case chevron, checkmark, detail, disc, ring, minus, plus, grip }

    /// The properties that determine the shape's pixels.
    private struct Form: Hashable {
        var figure: Figure
        var ink: CGSize
        var shift: CGFloat
        var stroke: CGFloat
        var isMirrored: Bool
    }

    private let form: Form
    private let color: CGColor

    /// - Parameter textSize: The point size of body text, with which symbols grow.
    convenience init(
        _ shape: Shape, metrics: SystemMetrics.Accessories, textSize: CGFloat = 17, color: CGColor, isMirrored: Bool
    ) {
        let glyph = metrics[shape]
        let growth = textSize / 17
        self.init(
            shape.figure, ink: CGSize(width: glyph.ink.width * growth, height: glyph.ink.height * growth),
            shift: glyph.inkShift * growth, stroke: glyph.stroke * growth, color: color, isMirrored: isMirrored)
    }

    /// - Parameter shift: how far the symbol is from the middle of the bounds towards the trailing edge.
    init(
        _ figure: Figure, ink: CGSize, shift: CGFloat = 0, stroke: CGFloat, color: CGColor, isMirrored: Bool = false
    ) {
        form = Form(figure: figure, ink: ink, shift: shift, stroke: stroke, isMirrored: isMirrored)
        self.color = color
    }

    func paint(in context: CGContext, bounds: CGRect) {
        let transform = context.pixelTransform
        let corner = bounds.origin.applying(transform)
        let (x, y) = (corner.x.rounded(), corner.y.rounded())
        let isOnPixels = abs(corner.x - x) < 1 / 256 && abs(corner.y - y) < 1 / 256
        let isScaledOnly = transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
        if isOnPixels, isScaledOnly, let mask = mask(size: bounds.size, scale: transform.a) {
            context.fill(mask, atPixel: Int(x), Int(y), color: color)
        } else {
            draw(in: context, bounds: bounds, color: color)
        }
    }

    // MARK: The mask

    private struct MaskKey: Hashable {
        var form: Form
        var size: CGSize
        var scale: CGFloat
    }

    private static let masks = Mutex<[MaskKey: CoverageMask]>([:])

    private func mask(size: CGSize, scale: CGFloat) -> CoverageMask? {
        let key = MaskKey(form: form, size: size, scale: scale)
        return Self.masks.withLock { masks in
            if let mask = masks[key] { return mask }
            let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
            // Large symbols are rare, and shapes under animation need many masks.
            guard width <= 256, height <= 256 else { return nil }
            if masks.count >= 64 { masks.removeAll() }
            let mask = CoverageMask(width: Int(width), height: Int(height)) { context in
                context.scaleBy(x: scale, y: scale)
                draw(in: context, bounds: CGRect(origin: .zero, size: size), color: .black)
            }
            masks[key] = mask
            return mask
        }
    }

    // MARK: The shapes

    private var ink: CGSize { form.ink }
    private var stroke: CGFloat { form.stroke }

    private func draw(in context: CGContext, bounds: CGRect, color: CGColor) {
        context.saveGState()
        context.translateBy(x: bounds.midX, y: bounds.midY)
        if form.isMirrored { context.scaleBy(x: -1, y: 1) }
        context.translateBy(x: form.shift - ink.width / 2, y: -ink.height / 2)
        context.setLineWidth(stroke)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(color)
        context.setFillColor(color)
        switch form.figure {
        case .chevron: strokeChevron(context)
        case .checkmark: strokeCheckmark(context)
        case .detail: CircledInfo.draw(in: context, side: ink.width, lineWidth: stroke)
        case .disc: context.fillEllipse(in: CGRect(origin: .zero, size: ink))
        case .ring:
            context.strokeEllipse(in: CGRect(origin: .zero, size: ink).insetBy(dx: stroke / 2, dy: stroke / 2))
        case .minus: strokeBars(context, at: [ink.height / 2])
        case .plus:
            strokeBars(context, at: [ink.height / 2])
            context.beginPath()
            context.move(to: CGPoint(x: ink.width / 2, y: stroke / 2))
            context.addLine(to: CGPoint(x: ink.width / 2, y: ink.height - stroke / 2))
            context.strokePath()
        case .grip: strokeBars(context, at: [stroke / 2, ink.height / 2, ink.height - stroke / 2])
        }
        context.restoreGState()
    }

    /// Strokes horizontal bars as wide as the ink.
    private func strokeBars(_ context: CGContext, at heights: [CGFloat]) {
        for y in heights {
            context.beginPath()
            context.move(to: CGPoint(x: stroke / 2, y: y))
            context.addLine(to: CGPoint(x: ink.width - stroke / 2, y: y))
            context.strokePath()
        }
    }

    private func strokeChevron(_ context: CGContext) {
        let half = stroke / 2
        context.beginPath()
        context.move(to: CGPoint(x: half, y: half))
        context.addLine(to: CGPoint(x: ink.width - half, y: ink.height / 2))
        context.addLine(to: CGPoint(x: half, y: ink.height - half))
        context.strokePath()
    }

    /// Draws a checkmark with proportions read off the iOS 18 rendering.
    private func strokeCheckmark(_ context: CGContext) {
        let half = stroke / 2
        let width = ink.width - stroke
        let height = ink.height - stroke
        context.beginPath()
        context.move(to: CGPoint(x: half, y: half + height * 0.54))
        context.addLine(to: CGPoint(x: half + width * 0.36, y: half + height))
        context.addLine(to: CGPoint(x: half + width, y: half))
        context.strokePath()
    }
}

extension CellGlyph.Shape {
    fileprivate var figure: CellGlyph.Figure {
        switch self {
        case .chevron: .chevron
        case .checkmark: .checkmark
        case .detail: .detail
        }
    }
}

extension SystemMetrics.Accessories {
    subscript(shape: CellGlyph.Shape) -> Glyph {
        switch shape {
        case .chevron: disclosure
        case .checkmark: checkmark
        case .detail: detail
        }
    }
}
