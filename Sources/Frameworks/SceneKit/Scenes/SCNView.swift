import FrameworkAbsence
import SpriteKit
import UIKit

/// Stands for a view of a scene: a panel that says that scenes are not drawn.
/// - Linux: refuses
@preconcurrency @MainActor
open class SCNView: UIView, SCNSceneRenderer {
    private let panel = AbsencePanel(
        symbolName: "cube", title: "SceneKit", message: "Scenes are not drawn on Linux.")

    /// Makes a view with a panel; options have no effect.
    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
        showPanel()
    }

    /// Makes a view with a panel.
    public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }

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
    }

    /// Returns a picture of the panel, not of the scene; an empty image for a view without a size.
    open func snapshot() -> UIImage {
        guard !bounds.isEmpty else { return UIImage() }
        layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }

    // MARK: The scene

    /// The scene; nil by default.
    open var scene: SCNScene?
    /// The node whose camera would see the scene; nil by default.
    open var pointOfView: SCNNode?
    /// The scene of SpriteKit before the scene, which is not drawn either.
    open var overlaySKScene: SKScene?
    /// The node where sounds would be heard; nil by default.
    open var audioListener: SCNNode?
    /// Never told of a frame.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// The time of the scene in seconds, which does not pass.
    open var sceneTime: TimeInterval = 0
    /// What ``play(_:)`` and ``pause(_:)`` set; false by default.
    open var isPlaying = false
    /// Whether the scene begins again at its end; true by default.
    open var loops = true
    /// Notes that the time of the scene should pass; it does not.
    open func play(_ sender: Any?) { isPlaying = true }
    /// Notes that the time of the scene should not pass.
    open func pause(_ sender: Any?) { isPlaying = false }
    /// Notes that the time of the scene should not pass, and sets it to 0.
    open func stop(_ sender: Any?) { (isPlaying, sceneTime) = (false, 0) }

    // MARK: Drawing

    /// Whether users move the camera; false by default. They cannot.
    open var allowsCameraControl = false
    /// Whether each frame is drawn; false by default.
    open var rendersContinuously = false
    /// The frames for each second; 0, which leaves it to the screen, by default.
    open var preferredFramesPerSecond = 0
    /// How edges are smoothed; not by default.
    open var antialiasingMode = SCNAntialiasingMode.none
    /// Whether a scene without lights gets one; false by default.
    open var autoenablesDefaultLighting = false
    /// Whether a still picture gets smooth edges; false by default.
    open var isJitteringEnabled = false
    /// Whether numbers of the drawing are shown; false by default.
    open var showsStatistics = false
}
