import UIKit

/// A point of a shape that a ray meets. No function returns one on Linux.
/// - Linux: refuses
open class SCNHitTestResult: NSObject {
    /// The node of the shape.
    public let node: SCNNode
    /// The element of the shape.
    public let geometryIndex = 0
    /// The triangle.
    public let faceIndex = 0
    /// The point in the coordinates of the node.
    public let localCoordinates = SCNVector3Zero
    /// The point in the world.
    public let worldCoordinates = SCNVector3Zero
    /// The direction of the surface in the coordinates of the node.
    public let localNormal = SCNVector3Zero
    /// The direction of the surface in the world.
    public let worldNormal = SCNVector3Zero
    /// The place of the node in the world.
    public let modelTransform = SCNMatrix4Identity

    init(node: SCNNode) { self.node = node }
}

/// How a ray meets shapes.
/// - Linux: no effect
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only the first point is returned.
    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    /// Whether boxes count instead of shapes.
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    /// Whether the nodes below are left out.
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    /// The node that is tested with all below it.
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    /// Whether hidden nodes are left out.
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
    /// The categories that count.
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
}
