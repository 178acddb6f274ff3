import UIKit

/// A part of a scene: a place in the coordinates of its parent, whose y axis goes up, with children. The tree and its
/// coordinates are real; nothing of it is drawn, and it gets no touches.
/// - Linux: works
@preconcurrency @MainActor
open class SKNode: UIResponder {
    private(set) lazy var actions = NodeActions()

    /// Makes a node at the origin.
    public override init() { super.init() }

    /// Returns nil: archives of nodes cannot be read.
    /// - Linux: refuses
    public required init?(coder aDecoder: NSCoder) {
        SceneRefusal.reportFile()
        return nil
    }

    /// Returns nil: files of the editor cannot be read.
    /// - Linux: refuses
    public convenience init?(fileNamed filename: String) {
        SceneRefusal.reportFile()
        return nil
    }

    /// The scene's next responder is its view, that of other nodes their parent.
    open override var next: UIResponder? { parent }

    // MARK: Place and looks

    /// The origin in the coordinates of the parent.
    open var position = CGPoint.zero
    /// The place in depth; nodes with greater values are in front.
    open var zPosition: CGFloat = 0
    /// The turn in radians, counterclockwise.
    open var zRotation: CGFloat = 0
    /// The factor in width.
    open var xScale: CGFloat = 1
    /// The factor in height.
    open var yScale: CGFloat = 1
    /// Sets both factors.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    /// The opacity of the node and its children; 1 by default.
    open var alpha: CGFloat = 1
    /// Whether the node and its children are left out; false by default.
    open var isHidden = false
    /// How fast actions run; 1 by default.
    open var speed: CGFloat = 1
    /// Whether actions wait; false by default.
    open var isPaused = false
    /// Whether the node gets touches; false by default. No node gets any on Linux.
    open var isUserInteractionEnabled = false
    /// A name for searches; nil by default.
    open var name: String?
    /// What the application keeps with the node; nil by default.
    open var userData: NSMutableDictionary?
    /// The body that the simulation would move; a body belongs to one node.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            if oldValue !== physicsBody { oldValue?.node = nil }
            physicsBody?.node = self
        }
    }

    /// What the node itself shows, in its own coordinates; nil for a node that only has children.
    var content: CGRect? { nil }
    /// The rectangle of the node itself in the coordinates of its parent; empty for a node without contents.
    open var frame: CGRect { content?.applying(toParent) ?? CGRect(origin: position, size: .zero) }
    /// Returns the rectangle of the node and all below it in the coordinates of its parent.
    open func calculateAccumulatedFrame() -> CGRect { accumulated?.applying(toParent) ?? frame }

    // MARK: The tree

    /// The node that this node is a child of.
    open internal(set) weak var parent: SKNode?
    /// The nodes below, in the order in which they were added.
    open internal(set) var children: [SKNode] = []
    /// The scene at the top of the tree; nil without one.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    /// Adds a node as the last child. A node that has a parent ends the program, as in SpriteKit.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    /// Adds a node at a place among the children. A node that has a parent ends the program, as in SpriteKit.
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
        precondition(node !== self && !isBelow(node), "A node cannot be below itself: \(node)")
        children.insert(node, at: index)
        node.parent = self
    }
    /// Removes those of the nodes that are children.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// Removes all children.
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    /// Removes the node from its parent, if it has one.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Gives the node another parent; it stays at its place in the scene.
    open func move(toParent parent: SKNode) {
        let place = self.parent.map { parent.convert(position, from: $0) } ?? position
        removeFromParent()
        parent.addChild(self)
        position = place
    }
    /// Returns whether the node is below another.
    open func inParentHierarchy(_ parent: SKNode) -> Bool { isBelow(parent) }

    // MARK: Searches

    /// Returns the first node that matches: a name, a pattern (`enemy*`), or a path of them with slashes between. `//`
    /// at the start looks in the whole tree, `/` from its root; `.` is the node, `..` its parent.
    open func childNode(withName name: String) -> SKNode? { NodeSearch(name).matches(from: self).first }
    /// Calls a block with the nodes that match, as ``childNode(withName:)`` finds them, until it sets its second
    /// argument.
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    {
        var stops = ObjCBool(false)
        for node in NodeSearch(name).matches(from: self) {
            block(node, &stops)
            if stops.boolValue { return }
        }
    }
    /// The nodes that match, as ``childNode(withName:)`` finds them.
    open subscript(name: String) -> [SKNode] { NodeSearch(name).matches(from: self) }

    // MARK: Points

    /// Returns whether a point of the parent is in the accumulated frame.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// Returns the foremost node at a point, or this node if there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    /// Returns the nodes below this one that are at a point and not hidden, the foremost first.
    open func nodes(at p: CGPoint) -> [SKNode] { hits(at: p) }
    /// Converts a point of another node of the tree.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.toRoot).applying(toRoot.inverted())
    }
    /// Converts a point to the coordinates of another node of the tree.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    /// Returns whether the accumulated frames of two nodes of a tree meet.
    open func intersects(_ node: SKNode) -> Bool { rectInRoot.intersects(node.rectInRoot) }

    // MARK: Actions

    /// Runs an action: see ``SKAction``.
    /// - Linux: refuses
    open func run(_ action: SKAction) { actions.add(action) }
    /// Runs an action: see ``SKAction``. The block is called after its duration.
    /// - Linux: refuses
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { actions.add(action, completion: block) }
    /// Runs an action in place of the one with the same key.
    /// - Linux: refuses
    open func run(_ action: SKAction, withKey key: String) { actions.add(action, key: key) }
    /// Returns whether there are actions whose time has not passed.
    open func hasActions() -> Bool { !actions.isEmpty }
    /// Returns the action of a key until its time has passed.
    open func action(forKey key: String) -> SKAction? { actions[key] }
    /// Ends an action; its block is not called.
    open func removeAction(forKey key: String) { actions.remove(key) }
    /// Ends all actions; their blocks are not called.
    open func removeAllActions() { actions.removeAll() }
}
