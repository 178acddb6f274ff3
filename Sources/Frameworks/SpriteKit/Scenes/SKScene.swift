import UIKit

/// The root of a tree of nodes. A view that presents it calls ``didMove(to:)``; it is neither updated nor drawn.
/// - Linux: works
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    private var ownSize: CGSize

    /// Makes a scene, and calls ``sceneDidLoad()``.
    public init(size: CGSize) {
        ownSize = size
        super.init()
        sceneDidLoad()
    }

    /// Makes a scene of 1 by 1 points.
    public override init() {
        ownSize = CGSize(width: 1, height: 1)
        super.init()
        sceneDidLoad()
    }

    /// Returns nil: archives of nodes cannot be read.
    /// - Linux: refuses
    public required init?(coder aDecoder: NSCoder) {
        SceneRefusal.reportFile()
        return nil
    }

    /// The size; a view gives a scene with the mode `resizeFill` its own. A change calls ``didChangeSize(_:)``.
    open var size: CGSize {
        get { ownSize }
        set {
            let old = ownSize
            guard newValue != old else { return }
            ownSize = newValue
            didChangeSize(old)
        }
    }
    /// How the scene fits its view; `fill` by default.
    open var scaleMode = SKSceneScaleMode.fill {
        didSet { view?.resizeScene() }
    }
    /// The point of the scene that its origin is at, in fractions of its size; the lower left corner by default.
    open var anchorPoint = CGPoint.zero
    /// The color behind all nodes; a dark gray by default.
    /// - Linux: no effect
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    /// The node whose place is in the middle of the view; nil by default.
    open weak var camera: SKCameraNode?
    /// The node where sounds are heard; nil by default.
    /// - Linux: no effect
    open weak var listener: SKNode?
    /// Never told of an update.
    /// - Linux: no effect
    open weak var delegate: (any SKSceneDelegate)?
    /// The simulation, which does not run.
    public let physicsWorld = SKPhysicsWorld()
    /// The view that presents the scene.
    open internal(set) weak var view: SKView?

    open override var next: UIResponder? { view }

    /// Converts a point of the view; without a view the point itself.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
    /// Converts a point to the view; without a view the point itself.
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }

    /// Called when the scene has been made. Does nothing by default.
    open func sceneDidLoad() {}
    /// Called when a view has presented the scene. Does nothing by default.
    open func didMove(to view: SKView) {}
    /// Called when a view is about to leave the scene. Does nothing by default.
    open func willMove(from view: SKView) {}
    /// Called when the size has changed. Does nothing by default.
    open func didChangeSize(_ oldSize: CGSize) {}

    /// Never called: there are no frames.
    /// - Linux: no effect
    open func update(_ currentTime: TimeInterval) {}
    /// Never called: there are no frames.
    /// - Linux: no effect
    open func didEvaluateActions() {}
    /// Never called: there are no frames.
    /// - Linux: no effect
    open func didSimulatePhysics() {}
    /// Never called: there are no frames.
    /// - Linux: no effect
    open func didApplyConstraints() {}
    /// Never called: there are no frames.
    /// - Linux: no effect
    open func didFinishUpdate() {}

    /// Brings the scene's coordinates into those of its view.
    var toView: CGAffineTransform {
        guard let bounds = view?.bounds.size, size.width > 0, size.height > 0 else { return .identity }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let scale: CGSize =
            switch scaleMode {
            case .fill: CGSize(width: x, height: y)
            case .aspectFill: CGSize(width: max(x, y), height: max(x, y))
            case .aspectFit: CGSize(width: min(x, y), height: min(x, y))
            case .resizeFill: CGSize(width: 1, height: 1)
            }
        let middle = CGAffineTransform(translationX: bounds.width / 2, y: bounds.height / 2)
            .scaledBy(x: scale.width, y: -scale.height)
        if let camera { return camera.toRoot.inverted().concatenating(middle) }
        return middle.translatedBy(x: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height)
    }
}

/// How a scene fits its view.
/// - Linux: works
public enum SKSceneScaleMode: Int, Sendable {
    /// Both axes are scaled to fit.
    case fill
    /// The scene covers the view.
    case aspectFill
    /// The view has the whole scene.
    case aspectFit
    /// The scene gets the size of the view.
    case resizeFill
}

/// Told of a scene's frames, of which there are none on Linux.
/// - Linux: no effect
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    /// Never called.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    /// Never called.
    func didEvaluateActions(for scene: SKScene)
    /// Never called.
    func didSimulatePhysics(for scene: SKScene)
    /// Never called.
    func didApplyConstraints(for scene: SKScene)
    /// Never called.
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    /// Optional.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    /// Optional.
    public func didEvaluateActions(for scene: SKScene) {}
    /// Optional.
    public func didSimulatePhysics(for scene: SKScene) {}
    /// Optional.
    public func didApplyConstraints(for scene: SKScene) {}
    /// Optional.
    public func didFinishUpdate(for scene: SKScene) {}
}
