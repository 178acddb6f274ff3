/// A view to be shown lifted, and where. Nothing lifts views yet: a value for source that answers with it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters.copy() as! UIPreviewParameters
        self.target = target
        super.init()
    }

    /// Where the view stands, which must be in a window, as in UIKit.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.window == nil {
            Trestle.raise(
                .internalInconsistencyException,
                "UITargetedPreview initializer requires that the view is in a window; give a target for one that is not."
            )
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Of the view.
    open var size: CGSize { view.bounds.size }

    /// The same view going elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Nothing changes in it, so it is its own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
