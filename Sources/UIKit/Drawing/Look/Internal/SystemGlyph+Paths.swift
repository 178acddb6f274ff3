import Foundation

extension SystemGlyph {
    /// Measured, iOS 16-17, on a plus in a circle.
    private static let lineWidth: CGFloat = 5.0 / 3

    /// Black, with the origin at the top left corner.
    func draw(in context: CGContext) {
        context.setLineWidth(Self.lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch self {
        case .circledInfo: CircledInfo.draw(in: context, side: size.width, lineWidth: Self.lineWidth)
        case .circledPlus: drawCircledPlus(context)
        case .cross: drawCross(context, lineWidth: 2)
        case .closeCross: drawCross(context, lineWidth: 2.4)
        case .glass: drawGlass(context)
        case .action: drawAction(context)
        case .bookmarks: drawBookmarks(context)
        case .camera: drawCamera(context)
        case .compose: drawCompose(context)
        case .organize: drawOrganize(context)
        case .refresh: drawRefresh(context)
        case .reply: drawReply(context)
        case .search: drawSearch(context)
        case .trash: drawTrash(context)
        case .fastForward: drawTriangles(context, pointingRight: true)
        case .rewind: drawTriangles(context, pointingRight: false)
        case .pause: drawPause(context)
        case .play: fillRounded(context, [(3, 2.5), (3, 17.5), (16, 10)])
        }
    }

    // MARK: In a circle

    private func circle(_ context: CGContext) -> CGRect {
        let rect = CGRect(origin: .zero, size: size)
        context.strokeEllipse(in: rect.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2))
        return rect
    }

    private func drawCircledPlus(_ context: CGContext) {
        let rect = circle(context)
        stroke(context, [(5.8, rect.midY), (16.2, rect.midY)])
        stroke(context, [(rect.midX, 5.8), (rect.midX, 16.2)])
    }

    // MARK: Lines

    private func drawCross(_ context: CGContext, lineWidth: CGFloat) {
        let (low, high) = (lineWidth / 2 + 0.5, size.width - lineWidth / 2 - 0.5)
        context.setLineWidth(lineWidth)
        stroke(context, [(low, low), (high, high)])
        stroke(context, [(high, low), (low, high)])
    }

    /// The magnifying glass of a search field: a ring of 12.9 points in a square of 16.3 (measured, iOS 16-17). The
    /// handle begins at the ring, so that the sign has one tone in a translucent color.
    private func drawGlass(_ context: CGContext) {
        let unit = size.width / (49.0 / 3)
        context.saveGState()
        context.scaleBy(x: unit, y: unit)
        context.setLineWidth(1.5)
        context.strokeEllipse(in: CGRect(x: 0.75, y: 0.75, width: 11.4, height: 11.4))
        context.setLineWidth(2)
        stroke(context, [(10.9, 10.9), (15.3, 15.3)])
        context.restoreGState()
    }

    /// An arrow out of a box.
    private func drawAction(_ context: CGContext) {
        rounded(context, [(6.2, 9), (2, 9), (2, 23.5), (18, 23.5), (18, 9), (13.8, 9)], radius: 2)
        stroke(context, [(10, 16), (10, 1.6)])
        stroke(context, [(6, 5.4), (10, 1.4), (14, 5.4)])
    }

    /// An open book.
    private func drawBookmarks(_ context: CGContext) {
        for mirrored in [false, true] {
            context.saveGState()
            if mirrored {
                context.translateBy(x: 26, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            context.move(to: CGPoint(x: 13, y: 4.6))
            context.addCurve(
                to: CGPoint(x: 1.5, y: 3), control1: CGPoint(x: 10, y: 1.8), control2: CGPoint(x: 5, y: 1.8))
            context.addLine(to: CGPoint(x: 1.5, y: 18.4))
            context.addCurve(
                to: CGPoint(x: 13, y: 20.2), control1: CGPoint(x: 5, y: 17.2), control2: CGPoint(x: 10, y: 17.2))
            context.strokePath()
            context.restoreGState()
        }
        stroke(context, [(13, 4.6), (13, 20.2)])
    }

    private func drawCamera(_ context: CGContext) {
        rounded(
            context,
            [
                (1.2, 12), (1.2, 5), (7, 5), (8.8, 2), (17.2, 2), (19, 5), (24.8, 5), (24.8, 20.5), (1.2, 20.5),
                (1.2, 12),
            ],
            radius: 2)
        context.strokeEllipse(in: CGRect(x: 8.2, y: 7.6, width: 9.6, height: 9.6))
    }

    /// A pencil over a sheet of paper.
    private func drawCompose(_ context: CGContext) {
        rounded(context, [(12.5, 4.5), (1.8, 4.5), (1.8, 22), (19, 22), (19, 11.5)], radius: 3)
        context.setLineWidth(2.4)
        stroke(context, [(9.6, 13.6), (18.8, 4.4)])
        stroke(context, [(20.4, 2.8), (20.6, 2.6)])
        fill(context, [(7.4, 16), (8.2, 12.9), (10.4, 15.1)])
    }

    /// A folder.
    private func drawOrganize(_ context: CGContext) {
        rounded(
            context,
            [(1.2, 11), (1.2, 2.5), (9, 2.5), (11.2, 5), (24.8, 5), (24.8, 20), (1.2, 20), (1.2, 11)], radius: 2)
        stroke(context, [(1.6, 9), (24.4, 9)])
    }

    /// Most of a circle from the right to the top, where an arrow ends it; the gap is at the upper right.
    private func drawRefresh(_ context: CGContext) {
        let center = CGPoint(x: 11, y: 13)
        context.addArc(center: center, radius: 8.6, startAngle: -.pi * 0.1, endAngle: -.pi * 0.5, clockwise: false)
        context.strokePath()
        stroke(context, [(9.6, 1.2), (12.9, 4.4), (9.6, 7.6)])
    }

    /// The outline of an arrow that bends to the left.
    private func drawReply(_ context: CGContext) {
        let neck = (above: CGFloat(8.2), below: CGFloat(13.8))
        context.beginPath()
        context.move(to: CGPoint(x: 1.4, y: 11))
        context.addLine(to: CGPoint(x: 9, y: 4))
        context.addLine(to: CGPoint(x: 9, y: neck.above))
        context.addCurve(
            to: CGPoint(x: 20.6, y: 20), control1: CGPoint(x: 16.4, y: neck.above), control2: CGPoint(x: 20.2, y: 12.4))
        context.addCurve(
            to: CGPoint(x: 9, y: neck.below), control1: CGPoint(x: 17.6, y: 15.6),
            control2: CGPoint(x: 14, y: neck.below))
        context.addLine(to: CGPoint(x: 9, y: 18))
        context.closePath()
        context.strokePath()
    }

    private func drawSearch(_ context: CGContext) {
        context.strokeEllipse(in: CGRect(x: 1.6, y: 3, width: 14.4, height: 14.4))
        context.setLineWidth(2)
        stroke(context, [(14, 15.4), (20.4, 21.8)])
    }

    private func drawTrash(_ context: CGContext) {
        stroke(context, [(1.6, 5), (20.4, 5)])
        rounded(context, [(7.4, 5), (7.4, 1.6), (14.6, 1.6), (14.6, 5)], radius: 1.6)
        rounded(context, [(3.4, 5), (4.4, 22.6), (17.6, 22.6), (18.6, 5)], radius: 2)
        for (top, bottom) in [(7.4, 7.8), (11, 11), (14.6, 14.2)] as [(CGFloat, CGFloat)] {
            stroke(context, [(top, 9), (bottom, 18.6)])
        }
    }

    // MARK: Filled

    private func drawTriangles(_ context: CGContext, pointingRight: Bool) {
        for start in [1, 13] as [CGFloat] {
            let (tail, tip) = pointingRight ? (start, start + 11.5) : (start + 11.5, start)
            let inset: CGFloat = pointingRight ? 0.8 : -0.8
            fillRounded(context, [(tail + inset, 3), (tail + inset, 15), (tip - inset, 9)])
        }
    }

    private func drawPause(_ context: CGContext) {
        for x in [3, 11] as [CGFloat] {
            context.addPath(
                CGPath(
                    roundedRect: CGRect(x: x, y: 1.5, width: 4.5, height: 17), cornerWidth: 1, cornerHeight: 1,
                    transform: nil))
        }
        context.fillPath()
    }

    // MARK: Tools

    private func stroke(_ context: CGContext, _ points: [(CGFloat, CGFloat)]) {
        context.beginPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
        }
        context.strokePath()
    }

    /// Lines whose inner corners are round.
    private func rounded(_ context: CGContext, _ points: [(CGFloat, CGFloat)], radius: CGFloat) {
        let points = points.map { CGPoint(x: $0.0, y: $0.1) }
        guard let first = points.first, let last = points.last else { return }
        context.beginPath()
        context.move(to: first)
        for (corner, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            context.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        }
        context.addLine(to: last)
        context.strokePath()
    }

    /// A polygon whose corners are rounded by half a line.
    private func fillRounded(_ context: CGContext, _ points: [(CGFloat, CGFloat)]) {
        fill(context, points)
        stroke(context, points + points.prefix(2))
    }

    private func fill(_ context: CGContext, _ points: [(CGFloat, CGFloat)]) {
        context.beginPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
        }
        context.closePath()
        context.fillPath()
    }
}
