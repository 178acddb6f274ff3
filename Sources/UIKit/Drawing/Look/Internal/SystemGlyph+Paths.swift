import Foundation

extension SystemGlyph {
    private static let lineWidth: CGFloat = 1.6

    /// Black, with the origin at the top left corner.
    func draw(in context: CGContext) {
        context.setLineWidth(Self.lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch self {
        case .circledInfo: drawCircledInfo(context)
        case .circledPlus: drawCircledPlus(context)
        case .cross: drawCross(context)
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
        case .play: fill(context, [(2.5, 1.5), (2.5, 18.5), (17, 10)])
        }
    }

    // MARK: In a circle

    private func circle(_ context: CGContext) -> CGRect {
        let rect = CGRect(origin: .zero, size: size)
        context.strokeEllipse(in: rect.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2))
        return rect
    }

    private func drawCircledInfo(_ context: CGContext) {
        let rect = circle(context)
        context.fillEllipse(in: CGRect(x: rect.midX - 1.4, y: 4.8, width: 2.8, height: 2.8))
        stroke(context, [(9.3, 9.8), (11.2, 9.8), (11.2, 16.4)])
        stroke(context, [(9, 16.4), (13.4, 16.4)])
    }

    private func drawCircledPlus(_ context: CGContext) {
        let rect = circle(context)
        stroke(context, [(5.8, rect.midY), (16.2, rect.midY)])
        stroke(context, [(rect.midX, 5.8), (rect.midX, 16.2)])
    }

    // MARK: Lines

    private func drawCross(_ context: CGContext) {
        context.setLineWidth(2)
        stroke(context, [(1.5, 1.5), (14.5, 14.5)])
        stroke(context, [(14.5, 1.5), (1.5, 14.5)])
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

    /// Most of a circle, ending in an arrow.
    private func drawRefresh(_ context: CGContext) {
        let center = CGPoint(x: 11, y: 13)
        context.addArc(center: center, radius: 8.6, startAngle: -.pi * 0.28, endAngle: -.pi * 0.5, clockwise: false)
        context.strokePath()
        stroke(context, [(8.4, 1), (11.9, 4.4), (8.4, 7.8)])
    }

    private func drawReply(_ context: CGContext) {
        stroke(context, [(8, 4.5), (1.6, 11), (8, 17.5)])
        context.move(to: CGPoint(x: 1.8, y: 11))
        context.addLine(to: CGPoint(x: 10, y: 11))
        context.addCurve(
            to: CGPoint(x: 20.4, y: 20.5), control1: CGPoint(x: 16, y: 11), control2: CGPoint(x: 19.6, y: 14))
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
            fill(context, [(tail, 2), (tail, 16), (tip, 9)])
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
