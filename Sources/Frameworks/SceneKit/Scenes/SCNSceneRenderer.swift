import Metal
import SpriteKit
import UIKit

/// What would draw a scene.
/// - Linux: refuses
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The scene.
    var scene: SCNScene? { get set }
    /// The time of the scene in seconds.
    var sceneTime: TimeInterval { get set }
    /// Never told of a frame.
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    /// Whether the time of the scene passes.
    var isPlaying: Bool { get set }
    /// Whether the scene begins again at its end.
    var loops: Bool { get set }
    /// The node whose camera sees the scene.
    var pointOfView: SCNNode? { get set }
    /// Whether a scene without lights gets one.
    var autoenablesDefaultLighting: Bool { get set }
    /// Whether a still picture gets smooth edges.
    var isJitteringEnabled: Bool { get set }
    /// Whether numbers of the drawing are shown.
    var showsStatistics: Bool { get set }
    /// The scene of SpriteKit before the scene.
    var overlaySKScene: SKScene? { get set }
    /// The node where sounds are heard.
    var audioListener: SCNNode? { get set }
}

extension SCNSceneRenderer {
    /// Nil: there is no graphics processor that Metal knows.
    public var device: (any MTLDevice)? { nil }

    /// Returns nothing: shapes are not hit.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        SceneRefusal.report()
        return []
    }

    /// Returns false: nothing is prepared for drawing.
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { false }

    /// Calls the block with false: nothing is prepared for drawing.
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

    /// Presents a scene at once, and calls the block.
    public func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?,
        completionHandler: (() -> Void)? = nil
    ) {
        self.scene = scene
        self.pointOfView = pointOfView
        completionHandler?()
    }
}

/// Told of frames, of which there are none on Linux.
/// - Linux: no effect
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// Never called.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Never called.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    /// Never called.
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    /// Never called.
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// Never called.
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    /// Optional.
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    /// Optional.
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    /// Optional.
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    /// Optional.
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    /// Optional.
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// How edges are smoothed.
/// - Linux: no effect
public enum SCNAntialiasingMode: UInt, Sendable {
    /// Not.
    case none
    /// With two samples.
    case multisampling2X
    /// With four samples.
    case multisampling4X
}
