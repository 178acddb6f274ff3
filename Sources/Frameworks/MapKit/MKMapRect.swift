import CoreLocation
import UIKit

/// - Linux: works
///
/// A width and a height on the flat map.
public struct MKMapSize: Sendable {
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)

    public var width: Double
    public var height: Double

    public init() {
        self.init(width: 0, height: 0)
    }

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

public typealias MKZoomScale = CGFloat

/// - Linux: works
///
/// A rectangle on the flat map.
public struct MKMapRect: Sendable {
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() {
        self.init(origin: MKMapPoint(), size: MKMapSize())
    }

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// A rectangle between two edges in each direction; null if there is nothing between them.
    private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self = minX > maxX || minY > maxY ? .null : MKMapRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        return MKMapRect(
            minX: min(minX, rect2.minX), minY: min(minY, rect2.minY), maxX: max(maxX, rect2.maxX),
            maxY: max(maxY, rect2.maxY))
    }

    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        if isNull || rect2.isNull { return .null }
        return MKMapRect(
            minX: max(minX, rect2.minX), minY: max(minY, rect2.minY), maxX: min(maxX, rect2.maxX),
            maxY: min(maxY, rect2.maxY))
    }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? .null : MKMapRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? .null : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && minX <= rect2.minX && rect2.maxX <= maxX && minY <= rect2.minY
            && rect2.maxY <= maxY
    }

    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }

    /// Whether the rectangle goes beyond the left or the right edge of the map.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    /// The part beyond the left or the right edge, moved to the other side of the map.
    public var remainder: MKMapRect {
        let world = MKMapSize.world.width
        if isNull { return .null }
        if minX < 0 { return intersection(MKMapRect.world.offsetBy(dx: -world, dy: 0)).offsetBy(dx: world, dy: 0) }
        if maxX > world { return intersection(MKMapRect.world.offsetBy(dx: world, dy: 0)).offsetBy(dx: -world, dy: 0) }
        return .null
    }
}

public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}

public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

public func MKStringFromMapSize(_ size: MKMapSize) -> String { String(format: "{%.1f, %.1f}", size.width, size.height) }

public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
