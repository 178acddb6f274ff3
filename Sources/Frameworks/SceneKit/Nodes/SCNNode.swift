import UIKit

/// A part of a scene: a place, a turn and a scale in the coordinates of its parent, with children. The tree and its
/// coordinates are real; nothing of it is drawn.
/// - Linux: works
open class SCNNode: NSObject, SCNBoundingVolume, SCNActionable, SCNAnimatable {
    /// The actions that wait for their end.
    let actions = NodeActions()
    private var turn = Turn.none
    private var givenBox: Box?

    /// Makes a node at the origin.
    public override init() { super.init() }

    /// Makes a node with a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    /// Returns nil: archives of nodes cannot be read.
    /// - Linux: refuses
    public required init?(coder: NSCoder) {
        SceneRefusal.reportFile()
        return nil
    }

    /// Returns a copy of the node and all below it that shares shapes, lights and cameras. It is an `SCNNode`, not an
    /// instance of a subclass.
    open func clone() -> SCNNode {
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.light, copy.camera, copy.pivot) = (name, light, camera, pivot)
        (copy.position, copy.turn, copy.scale) = (position, turn, scale)
        (copy.isHidden, copy.opacity, copy.renderingOrder) = (isHidden, opacity, renderingOrder)
        (copy.castsShadow, copy.categoryBitMask) = (castsShadow, categoryBitMask)
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }

    // MARK: Contents

    /// A name for searches; nil by default.
    open var name: String?
    /// The shape; nil by default.
    open var geometry: SCNGeometry?
    /// The light; nil by default.
    open var light: SCNLight?
    /// The camera; nil by default.
    open var camera: SCNCamera?
    /// The body that the simulation would move; nil by default.
    open var physicsBody: SCNPhysicsBody?
    /// Whether the node and its children are left out; false by default.
    open var isHidden = false
    /// The opacity of the node and its children; 1 by default.
    open var opacity: CGFloat = 1
    /// The order of drawing; 0 by default.
    open var renderingOrder = 0
    /// Whether the node casts shadows; true by default.
    open var castsShadow = true
    /// Whether actions wait; false by default.
    open var isPaused = false
    /// The categories to which the node belongs; the first by default.
    open var categoryBitMask = 1
    /// The node itself: nothing moves without being set.
    open var presentation: SCNNode { self }

    /// The smallest box around the node and all below it, in its own coordinates; two zeros without any shape.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { (givenBox ?? Box(around: outline))?.corners ?? (SCNVector3Zero, SCNVector3Zero) }
        set { givenBox = Box(newValue) }
    }

    private var outline: [SIMD3<Float>] {
        let own = geometry.map { Box($0.boundingBox).points } ?? []
        return own
            + childNodes.flatMap { child in
                let transform = child.toParent
                return child.outline.map { SIMD3(transform.point(SCNVector3($0))) }
            }
    }

    // MARK: Place

    /// The place in the coordinates of the parent.
    open var position = SCNVector3Zero
    /// The factors on the three axes.
    open var scale = SCNVector3(x: 1, y: 1, z: 1)
    /// The turn as an axis and radians.
    open var rotation: SCNVector4 {
        get { turn.axisAngle }
        set { turn = Turn(angle: newValue.w, axis: SIMD3(newValue.x, newValue.y, newValue.z)) }
    }
    /// The turn as a unit quaternion.
    open var orientation: SCNQuaternion {
        get { SCNVector4(turn.parts) }
        set { turn = Turn(parts: SIMD4(newValue)) }
    }
    /// The turn as pitch, yaw and roll in radians: the roll around the z axis comes first, the pitch around x last.
    open var eulerAngles: SCNVector3 {
        get { turn.eulerAngles }
        set { turn = Turn(eulerAngles: newValue) }
    }
    /// The place of the node's own origin, before all else; the identity by default.
    open var pivot = SCNMatrix4Identity
    /// Scale, turn and place as a matrix, without the pivot. Setting it sets them; what leans is lost.
    open var transform: SCNMatrix4 {
        get {
            var rows = SCNMatrix4Mult(SCNMatrix4MakeScale(scale.x, scale.y, scale.z), turn.matrix).rows
            rows[3] = SIMD4(SIMD3(position), 1)
            return SCNMatrix4(rows: rows)
        }
        set {
            let rows = newValue.rows.map { SIMD3($0.x, $0.y, $0.z) }
            var sizes = SIMD3(rows[0].length, rows[1].length, rows[2].length)
            if (rows[0].cross(rows[1]) * rows[2]).sum() < 0 { sizes.x = -sizes.x }
            position = SCNVector3(rows[3])
            scale = SCNVector3(sizes)
            turn = (0..<3).contains { sizes[$0] == 0 } ? .none : Turn(rows: (0..<3).map { rows[$0] / sizes[$0] })
        }
    }

    // MARK: The tree

    /// The node that this node is a child of.
    open internal(set) weak var parent: SCNNode?
    /// The nodes below, in the order in which they were added.
    open internal(set) var childNodes: [SCNNode] = []
    /// Adds a node as the last child; it leaves its former parent.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        insertChildNode(child, at: childNodes.count)
    }
    /// Adds a node at a place among the children; it leaves its former parent.
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        precondition(child !== self && !isBelow(child), "A node cannot be below itself: \(child)")
        child.removeFromParentNode()
        childNodes.insert(child, at: min(index, childNodes.count))
        child.parent = self
    }
    /// Removes the node from its parent, if it has one.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Puts a node in the place of a child.
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard oldChild !== newChild, oldChild.parent === self else { return }
        newChild.removeFromParentNode()
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }
    /// Returns the first child with a name, or of all nodes below.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively
                ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    /// Returns the nodes below for which the block returns true, until it sets its second argument.
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { if predicate($0, $1) { found.append($0) } }
        return found
    }
    /// Calls a block with all nodes below, until it sets its second argument.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        SCNNode.visit(family.dropFirst(), block)
    }
    /// Calls a block with the node and all below it, until it sets its second argument.
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        SCNNode.visit(family[...], block)
    }
    /// Returns nothing: shapes are not hit.
    /// - Linux: refuses
    open func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] {
        SceneRefusal.report()
        return []
    }

    private static func visit(
        _ nodes: ArraySlice<SCNNode>, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for node in nodes {
            block(node, &stops)
            if stops.boolValue { return }
        }
    }
}
