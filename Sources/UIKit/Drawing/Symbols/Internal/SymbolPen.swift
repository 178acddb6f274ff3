import Foundation

/// Draws the shapes of symbols into the current context, in black. Where badges, lines and contents of frames are, and
/// how large, is unverified: they match the icons of the font, not SF Symbols.
struct SymbolPen {
    /// The upper left corner of the square of 24 units.
    var origin: CGPoint
    /// The side of the square in points.
    var em: CGFloat
    /// How much wider lines are than the icons' own, in points.
    var extraStroke: CGFloat

    static let family = "Material Icons"

    private var unit: CGFloat { em / 24 }

    func draw(_ shape: SymbolShape) {
        switch shape {
        case .icon(let name): draw(icon: name)
        case .letters(let text): draw(letters: text)
        case .drawn(let outline, let style): draw(outline, style)
        case .struck(let base): strike(base)
        case .badged(let base, let sign): badge(base, with: sign)
        case .framed(let content, let frame, let filled): draw(content, in: frame, filled: filled)
        }
    }

    // MARK: Simple shapes

    /// The font has one weight: heavier ones are the icon drawn several times with small offsets, lighter ones are
    /// drawn as regular.
    private func draw(icon: String) {
        guard let font = UIFont(name: Self.family, size: em) else { return }
        let text = NSAttributedString(string: icon, attributes: [.font: font, .foregroundColor: UIColor.black])
        let spread = extraStroke / 2
        let shifts: [CGFloat] = spread > 0 ? [-spread, 0, spread] : [0]
        for x in shifts {
            for y in shifts { text.draw(at: CGPoint(x: origin.x + x, y: origin.y + y)) }
        }
    }

    private func draw(letters: String) {
        let weight: UIFont.Weight = extraStroke > 0 ? .bold : .medium
        let font = UIFont.systemFont(ofSize: em * [0.9, 0.72, 0.52][min(letters.count, 3) - 1], weight: weight)
        let text = NSAttributedString(string: letters, attributes: [.font: font, .foregroundColor: UIColor.black])
        // Capitals and digits are centered, not their line.
        let baseline = origin.y + em / 2 + font.capHeight / 2
        text.draw(at: CGPoint(x: origin.x + (em - text.size().width) / 2, y: baseline - font.ascender))
    }

    private func draw(_ outline: SymbolOutline, _ style: SymbolOutline.Style) {
        let path = placed(outline.path, width: 2)
        if style == .dashed { dash(path) }
        UIColor.black.set()
        path.stroke()
        if let part = style.filledPart, let context = UIGraphicsGetCurrentContext() {
            context.saveGState()
            context.clip(to: placed(part))
            path.fill()
            context.restoreGState()
        }
        if style == .inset { inner(scale: 0.5, at: CGPoint(x: 12, y: 12)).draw(outline, .filled) }
        let bounds = outline.path.bounds
        for x in style.divisions.x {
            let x = bounds.minX + x * bounds.width
            stroke(from: CGPoint(x: x, y: bounds.minY), to: CGPoint(x: x, y: bounds.maxY), width: 2)
        }
        for y in style.divisions.y {
            let y = bounds.minY + y * bounds.height
            stroke(from: CGPoint(x: bounds.minX, y: y), to: CGPoint(x: bounds.maxX, y: y), width: 2)
        }
    }

    // MARK: Composed shapes

    private func strike(_ base: SymbolShape) {
        draw(base)
        let (start, end) = (CGPoint(x: 2.8, y: 2.8), CGPoint(x: 21.2, y: 21.2))
        erasing { stroke(from: start, to: end, width: 5.6) }
        stroke(from: start, to: end, width: 2)
    }

    private func badge(_ base: SymbolShape, with sign: SymbolShape?) {
        draw(base)
        UIColor.black.set()
        if let sign {
            erasing { placed(CGRect(x: 11.5, y: 11.5, width: 13, height: 13), oval: true).fill() }
            inner(scale: 0.56, at: CGPoint(x: 18, y: 18)).draw(sign)
        } else {
            erasing { placed(CGRect(x: 13, y: -1, width: 12, height: 12), oval: true).fill() }
            placed(CGRect(x: 15, y: 1, width: 8, height: 8), oval: true).fill()
        }
    }

    private func draw(_ content: SymbolShape, in frame: SymbolFrame, filled: Bool) {
        draw(frame.shape(filled: filled))
        let pen = inner(scale: frame.contentScale, at: frame.contentCenter)
        if filled {
            erasing { pen.draw(content) }
        } else {
            pen.draw(content)
        }
    }

    // MARK: Parts

    /// A pen for a smaller square. Its lines are nearly as wide as those of this pen.
    private func inner(scale: CGFloat, at center: CGPoint) -> SymbolPen {
        SymbolPen(
            origin: CGPoint(
                x: origin.x + (center.x - 12 * scale) * unit, y: origin.y + (center.y - 12 * scale) * unit),
            em: em * scale, extraStroke: extraStroke * scale + (1 - scale) * unit)
    }

    /// Makes transparent what `paint` draws.
    private func erasing(_ paint: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(.destinationOut)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paint()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func stroke(from start: CGPoint, to end: CGPoint, width: CGFloat) {
        let line = UIBezierPath()
        line.move(to: start)
        line.addLine(to: end)
        UIColor.black.setStroke()
        placed(line, width: width).stroke()
    }

    private func placed(_ path: UIBezierPath, width: CGFloat) -> UIBezierPath {
        path.apply(CGAffineTransform(translationX: origin.x, y: origin.y).scaledBy(x: unit, y: unit))
        path.lineWidth = width * unit + extraStroke
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        return path
    }

    private func placed(_ rect: CGRect) -> CGRect {
        CGRect(
            x: origin.x + rect.minX * unit, y: origin.y + rect.minY * unit, width: rect.width * unit,
            height: rect.height * unit)
    }

    private func placed(_ rect: CGRect, oval: Bool) -> UIBezierPath {
        UIBezierPath(ovalIn: placed(rect))
    }

    private func dash(_ path: UIBezierPath) {
        path.lineCapStyle = .butt
        path.setLineDash([2.6 * unit, 2.1 * unit], count: 2, phase: 0)
    }
}

extension SymbolFrame {
    fileprivate func shape(filled: Bool) -> SymbolShape {
        if let outline = SymbolOutline(rawValue: rawValue) { return .drawn(outline, filled ? .filled : .line) }
        return switch self {
        case .bubble, .message: .icon(filled ? "chat_bubble" : "chat_bubble_outline")
        case .cloud, .icloud: .icon(filled ? "cloud" : "cloud_queue")
        case .heart: .icon(filled ? "favorite" : "favorite_border")
        default: .icon("crop_free")
        }
    }

    fileprivate var contentScale: CGFloat {
        switch self {
        case .circle, .square, .app: 0.58
        case .rectangle, .portrait, .octagon, .viewfinder: 0.54
        case .hexagon, .seal, .shield: 0.5
        case .diamond, .bubble, .message: 0.46
        case .triangle, .cloud, .icloud, .heart: 0.4
        }
    }

    fileprivate var contentCenter: CGPoint {
        switch self {
        case .triangle: CGPoint(x: 12, y: 14.8)
        case .shield: CGPoint(x: 12, y: 11.5)
        case .bubble, .message: CGPoint(x: 12, y: 10)
        case .cloud, .icloud: CGPoint(x: 12, y: 13)
        case .heart: CGPoint(x: 12, y: 10.8)
        default: CGPoint(x: 12, y: 12)
        }
    }
}
