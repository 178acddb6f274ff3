import Foundation
import QuartzCore

/// Values between those of two layouts.
@MainActor
struct LayoutInterpolation {
    private let progress: CGFloat

    init(_ progress: CGFloat) {
        self.progress = progress
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }

    func between(_ from: CGSize, _ to: CGSize) -> CGSize {
        CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// A frame that is missing on one side is the other one.
    func between(_ from: CGRect?, _ to: CGRect?) -> CGRect {
        guard let from, let to else { return from ?? to ?? .null }
        return CGRect(
            x: between(from.minX, to.minX), y: between(from.minY, to.minY), width: between(from.width, to.width),
            height: between(from.height, to.height))
    }

    /// An element that has no place in one of the layouts stays in its place and fades.
    func between(
        _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let from else { return to.map { faded($0, by: progress) } }
        guard let to else { return faded(from, by: 1 - progress) }
        guard let result = to.copy() as? UICollectionViewLayoutAttributes else { return to }
        result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        result.size = between(from.size, to.size)
        result.transform3D = between(from.transform3D, to.transform3D)
        result.alpha = between(from.alpha, to.alpha)
        result.zIndex = progress < 0.5 ? from.zIndex : to.zIndex
        result.isHidden = progress < 0.5 ? from.isHidden : to.isHidden
        result.estimates = []
        return result
    }

    private func faded(_ place: UICollectionViewLayoutAttributes, by factor: CGFloat)
        -> UICollectionViewLayoutAttributes
    {
        guard let result = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        result.alpha *= min(max(factor, 0), 1)
        result.estimates = []
        return result
    }

    private func between(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
        guard !CATransform3DEqualToTransform(from, to) else { return to }
        return CATransform3D(
            m11: between(from.m11, to.m11), m12: between(from.m12, to.m12), m13: between(from.m13, to.m13),
            m14: between(from.m14, to.m14), m21: between(from.m21, to.m21), m22: between(from.m22, to.m22),
            m23: between(from.m23, to.m23), m24: between(from.m24, to.m24), m31: between(from.m31, to.m31),
            m32: between(from.m32, to.m32), m33: between(from.m33, to.m33), m34: between(from.m34, to.m34),
            m41: between(from.m41, to.m41), m42: between(from.m42, to.m42), m43: between(from.m43, to.m43),
            m44: between(from.m44, to.m44))
    }
}
