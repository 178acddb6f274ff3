import Metal
import SpriteKit
import UIKit

/// Would draw a scene without a view. There is no graphics processor on Linux that it could draw with.
/// - Linux: refuses
@preconcurrency @MainActor
open class SCNRenderer: NSObject, SCNSceneRenderer {
    /// Makes a renderer that draws nothing.
    public init(device: (any MTLDevice)?, options: [AnyHashable: Any]? = nil) { SceneRefusal.report() }

    /// Returns a picture of the panel that views show, not of the scene.
    open func snapshot(
        atTime time: CFTimeInterval, with size: CGSize, antialiasingMode: SCNAntialiasingMode
    ) -> UIImage {
        SCNView(frame: CGRect(origin: .zero, size: size)).snapshot()
    }

    /// Does nothing: scenes are not updated.
    /// - Linux: no effect
    open func update(atTime time: CFTimeInterval) {}

    /// The scene; nil by default.
    open var scene: SCNScene?
    /// The node whose camera would see the scene; nil by default.
    open var pointOfView: SCNNode?
    /// The scene of SpriteKit before the scene.
    open var overlaySKScene: SKScene?
    /// The node where sounds would be heard; nil by default.
    open var audioListener: SCNNode?
    /// Never told of a frame.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// The time of the scene in seconds, which does not pass.
    open var sceneTime: TimeInterval = 0
    /// Whether the time of the scene should pass; false by default.
    open var isPlaying = false
    /// Whether the scene begins again at its end; true by default.
    open var loops = true
    /// Whether a scene without lights gets one; false by default.
    open var autoenablesDefaultLighting = false
    /// Whether a still picture gets smooth edges; false by default.
    open var isJitteringEnabled = false
    /// Whether numbers of the drawing are shown; false by default.
    open var showsStatistics = false
}
