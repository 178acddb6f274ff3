/// The position of a drag preview in a view that is in a window.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view whose picture is lifted or dropped, and the position at which that begins or ends.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    override class var ownParameters: UIPreviewParameters { UIDragPreviewParameters() }

    override class func ownTarget(_ container: UIView, _ center: CGPoint) -> UIPreviewTarget {
        UIDragPreviewTarget(container: container, center: center)
    }

    /// Creates a preview with an address.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview with a title above an address.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(
            view: URLPreviewView(url: url, title: title), parameters: URLPreviewView.parameters, target: target)
    }

    /// Returns a preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
