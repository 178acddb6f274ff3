/// How the corners of a rectangle are rounded.
struct Rounding: Hashable {
    /// In points or pixels. At most half the shorter side of the rectangle is used.
    var radius: CGFloat
    var corners: CACornerMask
    /// Whether the corner is continuous instead of a quarter circle.
    var isContinuous: Bool
    /// Nil if the corners have one radius; else that is the greatest.
    var radii: CornerRadii?

    func radius(of corner: CACornerMask) -> CGFloat { radii?.radius(of: corner) ?? radius }

    /// Returns the rounding of a scaled rectangle.
    func scaled(by scale: CGFloat) -> Rounding {
        var result = self
        result.radius *= scale
        result.radii = radii?.mapped { $0 * scale }
        return result
    }

    /// Returns the rounding of a rectangle that is inset by `width`.
    func inset(by width: CGFloat) -> Rounding {
        var result = self
        result.radius = max(0, radius - width)
        result.radii = radii?.mapped { max(0, $0 - width) }
        return result
    }
}

extension LayerProperties {
    var rounding: Rounding {
        Rounding(
            radius: roundsCorners ? greatestRadius : 0, corners: roundedCorners, isContinuous: hasContinuousCorners,
            radii: cornerRadii)
    }

    var roundedCorners: CACornerMask { cornerRadii?.rounded ?? maskedCorners }

    private var greatestRadius: CGFloat { cornerRadii?.greatest ?? cornerRadius }

    /// The greatest distance from a corner at which an edge becomes straight.
    var cornerReach: CGFloat {
        hasContinuousCorners ? greatestRadius * ContinuousCorner.reach : greatestRadius
    }
}

/// Builds the outline of a layer.
enum LayerShape {
    /// Returns a rectangle with some corners rounded. The radius is at most half the shorter side.
    static func path(_ rect: CGRect, _ rounding: Rounding) -> CGPath {
        let path = CGMutablePath()
        guard rounding.radius > 0, !rect.isEmpty, !rounding.corners.isEmpty else {
            path.addRect(rect)
            return path
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // Around the rectangle from the left end of the top edge: each corner with the directions of its edges.
        let corners: [(CACornerMask, CGPoint, x: CGFloat, y: CGFloat, arrivesAlongX: Bool)] = [
            (.layerMaxXMinYCorner, CGPoint(x: right, y: top), -1, 1, true),
            (.layerMaxXMaxYCorner, CGPoint(x: right, y: bottom), -1, -1, false),
            (.layerMinXMaxYCorner, CGPoint(x: left, y: bottom), 1, -1, true),
            (.layerMinXMinYCorner, CGPoint(x: left, y: top), 1, 1, false),
        ]
        let start = CornerCurve(rounding, of: .layerMinXMinYCorner, in: rect.size)
        path.move(to: CGPoint(x: left + (start?.reach ?? 0), y: top))
        for (mask, corner, x, y, arrivesAlongX) in corners {
            guard let curve = CornerCurve(rounding, of: mask, in: rect.size) else {
                path.addLine(to: corner)
                continue
            }
            let points = curve.points.map { CGPoint(x: corner.x + $0.x * x, y: corner.y + $0.y * y) }
            let way = arrivesAlongX ? points : points.reversed()
            path.addLine(to: way[0])
            for index in stride(from: 1, to: way.count, by: 3) {
                path.addCurve(to: way[index + 2], control1: way[index], control2: way[index + 1])
            }
        }
        path.closeSubpath()
        return path
    }
}
