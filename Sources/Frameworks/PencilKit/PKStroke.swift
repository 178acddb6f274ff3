import UIKit

/// A stroke of a drawing.
///
/// - Linux: works
public struct PKStroke {
    public var ink: PKInk
    public var transform: CGAffineTransform
    public var path: PKStrokePath
    /// What is seen of the stroke; nil for all.
    public var mask: UIBezierPath?
    /// - Linux: no effect
    public var randomSeed: UInt32

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: .random(in: 0...UInt32.max))
    }

    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32
    ) {
        self.ink = ink
        self.path = path
        self.transform = transform
        self.mask = mask
        self.randomSeed = randomSeed
    }

    /// The bounds of what is drawn.
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { bounds, point in
            let radius = max(point.size.width, point.size.height) / 2
            return bounds.union(
                CGRect(origin: point.location, size: .zero).insetBy(dx: -radius, dy: -radius))
        }.applying(transform)
    }

    /// The parts of the path that are seen: all, as a mask hides nothing from this property.
    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
    }
}
