/// How the corners of a rectangle are rounded.
struct Rounding: Hashable {
    /// In points or pixels. At most half the shorter side of the rectangle is used.
    var radius: CGFloat
    var corners: CACornerMask
    /// Whether the corner is continuous instead of a quarter circle.
    var isContinuous: Bool

    /// Returns the rounding of a scaled rectangle.
    func scaled(by scale: CGFloat) -> Rounding {
        var result = self
        result.radius *= scale
        return result
    }

    /// Returns the rounding of a rectangle that is inset by `width`.
    func inset(by width: CGFloat) -> Rounding {
        var result = self
        result.radius = max(0, radius - width)
        return result
    }
}

extension LayerProperties {
    var rounding: Rounding {
        Rounding(
            radius: roundsCorners ? cornerRadius : 0, corners: maskedCorners, isContinuous: hasContinuousCorners)
    }

    /// The greatest distance from a corner at which an edge becomes straight.
    var cornerReach: CGFloat {
        hasContinuousCorners ? cornerRadius * ContinuousCorner.reach : cornerRadius
    }
}

/// Builds the outline of a layer.
enum LayerShape {
    /// Returns a rectangle with some corners rounded. The radius is at most half the shorter side.
    static func path(_ rect: CGRect, _ rounding: Rounding) -> CGPath {
        let path = CGMutablePath()
        guard let curve = CornerCurve(rounding, in: rect.size), !rounding.corners.isEmpty else {
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
        let startsRounded = rounding.corners.contains(.layerMinXMinYCorner)
        path.move(to: CGPoint(x: left + (startsRounded ? curve.reach : 0), y: top))
        for (mask, corner, x, y, arrivesAlongX) in corners {
            guard rounding.corners.contains(mask) else {
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
