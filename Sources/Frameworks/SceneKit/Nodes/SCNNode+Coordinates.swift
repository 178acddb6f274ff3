import UIKit

extension SCNNode {
    /// Brings the node's coordinates into those of its parent.
    var toParent: SCNMatrix4 { SCNMatrix4Mult(SCNMatrix4Invert(pivot), transform) }

    /// The node and all below it.
    var family: [SCNNode] { [self] + childNodes.flatMap(\.family) }

    func isBelow(_ node: SCNNode) -> Bool {
        var next = parent
        while let above = next {
            if above === node { return true }
            next = above.parent
        }
        return false
    }

    /// Brings the node's coordinates into those of the world.
    public var worldTransform: SCNMatrix4 {
        guard let parent else { return toParent }
        return SCNMatrix4Mult(toParent, parent.worldTransform)
    }

    /// Gives the node a place in the world.
    public func setWorldTransform(_ worldTransform: SCNMatrix4) {
        let above = parent.map { SCNMatrix4Invert($0.worldTransform) } ?? SCNMatrix4Identity
        transform = SCNMatrix4Mult(pivot, SCNMatrix4Mult(worldTransform, above))
    }

    /// The place in the world.
    public var worldPosition: SCNVector3 {
        get { worldTransform.point(SCNVector3Zero) }
        set {
            var rows = worldTransform.rows
            rows[3] = SIMD4(SIMD3(newValue), 1)
            setWorldTransform(SCNMatrix4(rows: rows))
        }
    }

    /// The turn in the world.
    public var worldOrientation: SCNQuaternion {
        get { parent.map { SCNVector4((Turn($0.worldOrientation) * Turn(orientation)).parts) } ?? orientation }
        set {
            let above = parent.map { Turn($0.worldOrientation).inverse } ?? .none
            orientation = SCNVector4((above * Turn(newValue)).parts)
        }
    }

    // MARK: Conversion

    /// Converts a point to another node's coordinates; nil is the world.
    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        transform(to: node).point(position)
    }

    /// Converts a point from another node's coordinates; nil is the world.
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNMatrix4Invert(transform(to: node)).point(position)
    }

    /// Converts a direction to another node's coordinates; nil is the world.
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        transform(to: node).direction(vector)
    }

    /// Converts a direction from another node's coordinates; nil is the world.
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNMatrix4Invert(transform(to: node)).direction(vector)
    }

    /// Converts a matrix to another node's coordinates; nil is the world.
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4Mult(transform, self.transform(to: node))
    }

    /// Converts a matrix from another node's coordinates; nil is the world.
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4Mult(transform, SCNMatrix4Invert(self.transform(to: node)))
    }

    private func transform(to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4Mult(worldTransform, node.map { SCNMatrix4Invert($0.worldTransform) } ?? SCNMatrix4Identity)
    }

    // MARK: Directions

    /// Upwards, in a node's own coordinates.
    public class var localUp: SCNVector3 { SCNVector3(x: 0, y: 1, z: 0) }
    /// To the right, in a node's own coordinates.
    public class var localRight: SCNVector3 { SCNVector3(x: 1, y: 0, z: 0) }
    /// Forwards, in a node's own coordinates.
    public class var localFront: SCNVector3 { SCNVector3(x: 0, y: 0, z: -1) }
    /// The node's upwards in the world.
    public var worldUp: SCNVector3 { Turn(worldOrientation).matrix.direction(Self.localUp) }
    /// The node's right in the world.
    public var worldRight: SCNVector3 { Turn(worldOrientation).matrix.direction(Self.localRight) }
    /// The node's front in the world.
    public var worldFront: SCNVector3 { Turn(worldOrientation).matrix.direction(Self.localFront) }

    /// Turns the node so that its front shows to a point of the world and its top upwards.
    public func look(at worldTarget: SCNVector3) {
        let back = SIMD3(worldPosition) - SIMD3(worldTarget)
        guard back.length > 0 else { return }
        let z = back / back.length
        // Looking straight up or down, there is no other right than the present one.
        var x = SIMD3<Float>(0, 1, 0).cross(z)
        if x.length < 1e-6 { x = SIMD3(worldRight) }
        x /= x.length
        worldOrientation = SCNVector4(Turn(rows: [x, z.cross(x), z]).parts)
    }

    /// Moves the node along its own axes.
    public func localTranslate(by translation: SCNVector3) {
        position = SCNVector3(SIMD3(position) + SIMD3(Turn(orientation).matrix.direction(translation)))
    }

    /// Turns the node around its own axes.
    public func localRotate(by rotation: SCNQuaternion) {
        orientation = SCNVector4((Turn(orientation) * Turn(rotation)).parts)
    }

    // MARK: Vectors of the standard library

    /// ``position`` as a vector of the standard library.
    public var simdPosition: SIMD3<Float> {
        get { SIMD3(position) }
        set { position = SCNVector3(newValue) }
    }

    /// ``worldPosition`` as a vector of the standard library.
    public var simdWorldPosition: SIMD3<Float> {
        get { SIMD3(worldPosition) }
        set { worldPosition = SCNVector3(newValue) }
    }

    /// ``scale`` as a vector of the standard library.
    public var simdScale: SIMD3<Float> {
        get { SIMD3(scale) }
        set { scale = SCNVector3(newValue) }
    }

    /// ``eulerAngles`` as a vector of the standard library.
    public var simdEulerAngles: SIMD3<Float> {
        get { SIMD3(eulerAngles) }
        set { eulerAngles = SCNVector3(newValue) }
    }
}

extension SIMD3 where Scalar == Float {
    var length: Float { (self * self).sum().squareRoot() }

    func cross(_ other: Self) -> Self {
        Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
