import Foundation
internal import RigidBodies

/// What an animator knows of an item.
struct DynamicState {
    let item: any UIDynamicItem
    var body: Body
    /// The angle that belongs to ``transform``.
    private let startAngle: Double
    private let transform: CGAffineTransform

    @MainActor
    init(_ item: any UIDynamicItem) {
        self.item = item
        transform = item.transform
        startAngle = atan2(transform.b, transform.a)
        body = Body(Self.shape(of: item), at: Vector(item.center), angle: startAngle)
    }

    /// Gives the item its place.
    @MainActor
    func writePlace() {
        let center = CGPoint(body.position)
        if item.center != center { item.center = center }
    }

    @MainActor
    func writeTurn() {
        let turned =
            body.angle == startAngle
            ? transform : transform.concatenating(CGAffineTransform(rotationAngle: body.angle - startAngle))
        if item.transform != turned { item.transform = turned }
    }

    @MainActor
    private static func shape(of item: any UIDynamicItem) -> Shape {
        let size = item.bounds.size
        switch item.collisionBoundsType {
        case .rectangle: return .box(width: size.width, height: size.height)
        case .ellipse where size.width == size.height: return .circle(radius: size.width / 2)
        case .ellipse:
            let corners = (0..<ellipseCorners).map { index in
                let angle = 2 * Double.pi * Double(index) / Double(ellipseCorners)
                return Vector(cos(angle) * size.width / 2, sin(angle) * size.height / 2)
            }
            return .polygon(corners)
        case .path:
            let corners = FlattenedPath(item.collisionBoundingPath.cgPath).corners
            return corners.count > 2 ? .polygon(corners) : .box(width: size.width, height: size.height)
        }
    }

    private static let ellipseCorners = 24
}

extension Vector {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }
    init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }
}

extension CGPoint {
    init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}
