import Foundation

/// An area in which a ``UIFieldBehavior`` acts, around the position of the field: a circle, a rectangle, everything, or
/// a combination of regions. Immutable.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// What a region is made of.
    indirect enum Shape: Equatable {
        case everything
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everything: true
            case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let one, let other): one.contains(point) || other.contains(point)
            case .difference(let one, let other): one.contains(point) && !other.contains(point)
            case .intersection(let one, let other): one.contains(point) && other.contains(point)
            }
        }
    }

    private(set) var shape: Shape

    /// A region that contains every point, as ``infinite`` does.
    public override init() {
        shape = .everything
        super.init()
    }

    /// The circle around the origin.
    public init(radius: CGFloat) {
        shape = .circle(radius: radius)
        super.init()
    }

    /// The rectangle with its middle at the origin.
    public init(size: CGSize) {
        shape = .rectangle(size)
        super.init()
    }

    /// The region that contains every point.
    open class var infinite: UIRegion { UIRegion() }

    private func with(_ shape: Shape) -> Self {
        let region = Self.newObject()
        region.shape = shape
        return region
    }

    /// Returns the points that are not in the region.
    open func inverse() -> Self { with(.inverse(shape)) }

    /// Returns the points that are in either region.
    open func byUnion(with region: UIRegion) -> Self { with(.union(shape, region.shape)) }

    /// Returns the points that are in this region and not in the other.
    open func byDifference(from region: UIRegion) -> Self { with(.difference(shape, region.shape)) }

    /// Returns the points that are in both regions.
    open func byIntersection(with region: UIRegion) -> Self { with(.intersection(shape, region.shape)) }

    /// Returns whether a point, counted from the middle of the region, is in it.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// A region with the same points.
    open func copy(with zone: NSZone? = nil) -> Any { with(shape) }

    // MARK: Coding

    public required init?(coder: NSCoder) {
        guard let shape = Shape(from: coder, "UIRegion") else { return nil }
        self.shape = shape
        super.init()
    }

    /// Writes what the region consists of; with keys of Trestle, so that UIKit cannot read it.
    open func encode(with coder: NSCoder) { shape.encode(in: coder, "UIRegion") }
}

extension UIRegion.Shape {
    /// Reads a shape whose keys begin with a name.
    @MainActor
    fileprivate init?(from coder: NSCoder, _ name: String) {
        func part(_ suffix: String) -> UIRegion.Shape? { UIRegion.Shape(from: coder, "\(name).\(suffix)") }
        func length(_ suffix: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "\(name).\(suffix)")) }
        switch coder.decodeInteger(forKey: name) {
        case 1: self = .everything
        case 2: self = .circle(radius: length("radius"))
        case 3: self = .rectangle(CGSize(width: length("width"), height: length("height")))
        case 4:
            guard let one = part("a") else { return nil }
            self = .inverse(one)
        case let kind:
            guard let one = part("a"), let other = part("b") else { return nil }
            switch kind {
            case 5: self = .union(one, other)
            case 6: self = .difference(one, other)
            case 7: self = .intersection(one, other)
            default: return nil
            }
        }
    }

    @MainActor
    fileprivate func encode(in coder: NSCoder, _ name: String) {
        func pair(_ kind: Int, _ one: UIRegion.Shape, _ other: UIRegion.Shape) {
            coder.encode(kind, forKey: name)
            one.encode(in: coder, "\(name).a")
            other.encode(in: coder, "\(name).b")
        }
        switch self {
        case .everything: coder.encode(1, forKey: name)
        case .circle(let radius):
            coder.encode(2, forKey: name)
            coder.encode(Double(radius), forKey: "\(name).radius")
        case .rectangle(let size):
            coder.encode(3, forKey: name)
            coder.encode(Double(size.width), forKey: "\(name).width")
            coder.encode(Double(size.height), forKey: "\(name).height")
        case .inverse(let shape):
            coder.encode(4, forKey: name)
            shape.encode(in: coder, "\(name).a")
        case .union(let one, let other): pair(5, one, other)
        case .difference(let one, let other): pair(6, one, other)
        case .intersection(let one, let other): pair(7, one, other)
        }
    }
}
