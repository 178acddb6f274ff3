import FrameworkAbsence
import UIKit

/// Stands for a view of scenes: a panel that says that they are not drawn. It presents scenes, whose trees are real.
/// - Linux: refuses
@preconcurrency @MainActor
open class SKView: UIView {
    private let panel = AbsencePanel(
        symbolName: "gamecontroller", title: "SpriteKit",
        message: "Scenes are not drawn on Linux.")

    /// Makes a view with a panel.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showPanel()
    }

    /// Makes a view of a storyboard or nib, with a panel.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPanel()
    }

    private func showPanel() {
        SceneRefusal.report()
        addSubview(panel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
        resizeScene()
    }

    // MARK: Scenes

    /// The scene that is presented.
    open private(set) var scene: SKScene?

    /// Presents a scene: tells the former and the new one. Nil presents none.
    /// - Linux: works
    open func presentScene(_ scene: SKScene?) {
        guard scene !== self.scene else { return }
        if let former = self.scene {
            former.willMove(from: self)
            former.view = nil
        }
        scene?.view?.presentScene(nil)
        self.scene = scene
        guard let scene else { return }
        scene.view = self
        resizeScene()
        scene.didMove(to: self)
    }

    /// Presents a scene at once.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

    func resizeScene() {
        if let scene, scene.scaleMode == .resizeFill, !bounds.isEmpty { scene.size = bounds.size }
    }

    /// Converts a point of the view to the scene that it presents; the point itself for another scene.
    /// - Linux: works
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        scene.view === self ? scene.convertPoint(fromView: point) : point
    }

    /// Converts a point of the scene that the view presents; the point itself for another scene.
    /// - Linux: works
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
        scene.view === self ? scene.convertPoint(toView: point) : point
    }

    /// Returns nil: nodes are not drawn.
    open func texture(from node: SKNode) -> SKTexture? { nil }
    /// Returns nil: nodes are not drawn.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }

    // MARK: Frames

    /// Never asked for a frame.
    open weak var delegate: (any NSObject & SKViewDelegate)?
    /// Whether frames wait; false by default.
    open var isPaused = false
    /// The frames for each second; 60 by default.
    open var preferredFramesPerSecond = 60
    /// Whether the frames for each second are shown; false by default.
    open var showsFPS = false
    /// Whether the number of drawings is shown; false by default.
    open var showsDrawCount = false
    /// Whether the number of nodes is shown; false by default.
    open var showsNodeCount = false
    /// Whether the number of rectangles is shown; false by default.
    open var showsQuadCount = false
    /// Whether outlines of bodies are shown; false by default.
    open var showsPhysics = false
    /// Whether fields are shown; false by default.
    open var showsFields = false
    /// Whether drawing need not wait for Core Animation; true by default.
    open var isAsynchronous = true
    /// Whether what is behind the view is seen; false by default.
    open var allowsTransparency = false
    /// Whether nodes of the same depth may be drawn in any order; false by default.
    open var ignoresSiblingOrder = false
    /// Whether nodes out of sight are left out; true by default.
    open var shouldCullNonVisibleNodes = true
}

/// Asked for frames, which are not drawn on Linux.
/// - Linux: no effect
@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
    /// Never called.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    /// Optional.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
