/// A view that is lifted while its context menu is open, and the position that it is lifted from.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The view that is lifted.
    open private(set) var view: UIView
    /// The shape and the background of the preview; a copy of the initializer's.
    open private(set) var parameters: UIPreviewParameters
    /// Where the preview is lifted from.
    open private(set) var target: UIPreviewTarget

    /// Creates a preview at any position. The parameters are copied, and the view need not be in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters.copy() as! UIPreviewParameters
        self.target = target
        super.init()
    }

    /// Creates a preview at the view's position. As in UIKit, it raises `NSInternalInconsistencyException` if the view
    /// is not in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.window == nil {
            Trestle.raise(
                .internalInconsistencyException,
                "UITargetedPreview initializer requires that the view is in a window; give a target for one that is not."
            )
        }
        self.init(
            view: view, parameters: parameters, target: Self.ownTarget(view.superview ?? view, view.center))
    }

    /// Creates a preview of a view at its own position, with the usual shape. Raises an exception if the view is not in
    /// a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: Self.ownParameters)
    }

    /// Subclasses have parameters and targets of their own classes.
    class var ownParameters: UIPreviewParameters { UIPreviewParameters() }

    class func ownTarget(_ container: UIView, _ center: CGPoint) -> UIPreviewTarget {
        UIPreviewTarget(container: container, center: center)
    }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns the preview itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
