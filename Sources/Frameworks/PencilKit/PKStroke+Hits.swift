import Foundation

extension PKStroke {
    /// Whether the middle of the line is nearer to a point than a radius and half of the line's width.
    func passes(near point: CGPoint, _ radius: CGFloat) -> Bool {
        let points = path.map { (place: $0.location.applying(transform), width: $0.size.width) }
        if let first = points.first, points.count == 1 {
            return hypot(first.place.x - point.x, first.place.y - point.y) <= radius + first.width / 2
        }
        return zip(points, points.dropFirst()).contains { start, end in
            Self.distance(point, start.place, end.place) <= radius + start.width / 2
        }
    }

    private static func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = x * x + y * y
        let fraction = length == 0 ? 0 : ((point.x - start.x) * x + (point.y - start.y) * y) / length
        let place = min(max(fraction, 0), 1)
        return hypot(start.x + place * x - point.x, start.y + place * y - point.y)
    }
}
