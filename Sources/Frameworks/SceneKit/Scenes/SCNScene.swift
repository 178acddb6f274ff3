import UIKit

/// The root of a tree of nodes. The tree is real; nothing of it is drawn.
/// - Linux: works
open class SCNScene: NSObject {
    /// Makes a scene with a root.
    public override init() { super.init() }

    /// Returns nil: files of scenes cannot be read.
    /// - Linux: refuses
    public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }

    /// Returns nil: files of scenes cannot be read.
    /// - Linux: refuses
    public convenience init?(named name: String, inDirectory directory: String?, options: [String: Any]? = nil) {
        SceneRefusal.reportFile()
        return nil
    }

    /// Throws `CocoaError.featureUnsupported`: files of scenes cannot be read.
    /// - Linux: refuses
    public convenience init(url: URL, options: [String: Any]? = nil) throws {
        SceneRefusal.reportFile()
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }

    /// Returns false: files of scenes cannot be written.
    /// - Linux: refuses
    @discardableResult
    open func write(
        to url: URL, options: [String: Any]? = nil, delegate: Any? = nil,
        progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil
    ) -> Bool {
        SceneRefusal.reportFile()
        return false
    }

    /// The node above all others.
    public let rootNode = SCNNode()
    /// The simulation, which does not run.
    public let physicsWorld = SCNPhysicsWorld()
    /// What is behind all nodes.
    public let background = SCNMaterialProperty()
    /// What lights surfaces from all sides.
    public let lightingEnvironment = SCNMaterialProperty()
    /// Where fog begins; 0 by default.
    open var fogStartDistance: CGFloat = 0
    /// Where all is fog; 0, which is none, by default.
    open var fogEndDistance: CGFloat = 0
    /// How fog becomes denser; 1 by default.
    open var fogDensityExponent: CGFloat = 1
    /// The color of fog; white by default.
    open var fogColor: Any = UIColor.white
    /// Whether the scene waits; false by default.
    open var isPaused = false
}
