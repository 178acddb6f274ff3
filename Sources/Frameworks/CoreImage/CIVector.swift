import CoreGraphics
import Foundation

/// Numbers for a filter.
/// - Linux: works
public final class CIVector: NSObject, NSCopying, Sendable {
    private let values: [CGFloat]

    private init(_ values: [CGFloat]) { self.values = values }

    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: count)))
    }

    public convenience init(x: CGFloat) { self.init([x]) }

    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }

    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }

    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    public var count: Int { values.count }
    public var x: CGFloat { value(at: 0) }
    public var y: CGFloat { value(at: 1) }
    public var z: CGFloat { value(at: 2) }
    public var w: CGFloat { value(at: 3) }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Returns 0 for places that the vector has not.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

    public override var hash: Int { values.hashValue }
}
