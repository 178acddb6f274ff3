import Foundation

/// What has a size in space.
/// - Linux: works
public protocol SCNBoundingVolume: NSObjectProtocol {
    /// The corners of the smallest box around it; two zeros for what is empty. Setting it replaces what is computed.
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
}

extension SCNBoundingVolume {
    /// A sphere around the box.
    public var boundingSphere: (center: SCNVector3, radius: Float) {
        let (low, high) = (SIMD3(boundingBox.min), SIMD3(boundingBox.max))
        let half = (high - low) / 2
        return (SCNVector3(low + half), (half * half).sum().squareRoot())
    }
}

/// A box in space.
struct Box {
    var low: SIMD3<Float>
    var high: SIMD3<Float>

    /// A box around the origin.
    init(_ width: CGFloat, _ height: CGFloat, _ length: CGFloat) {
        high = SIMD3(Float(width), Float(height), Float(length)) / 2
        low = -high
    }

    /// A box around points; nil without any.
    init?(around points: [SIMD3<Float>]) {
        guard let first = points.first else { return nil }
        low = points.reduce(first) { pointwiseMin($0, $1) }
        high = points.reduce(first) { pointwiseMax($0, $1) }
    }

    init(_ corners: (min: SCNVector3, max: SCNVector3)) { (low, high) = (SIMD3(corners.min), SIMD3(corners.max)) }

    var corners: (min: SCNVector3, max: SCNVector3) { (SCNVector3(low), SCNVector3(high)) }

    /// The eight corners.
    var points: [SIMD3<Float>] {
        [low.x, high.x].flatMap { x in [low.y, high.y].flatMap { y in [low.z, high.z].map { SIMD3(x, y, $0) } } }
    }
}
