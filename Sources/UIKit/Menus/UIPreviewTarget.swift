/// The position of a preview in a view that is in a window.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view in whose coordinates ``center`` is. It has to be in a window while the preview is shown.
    open private(set) var container: UIView
    /// The center in the container's coordinates.
    open private(set) var center: CGPoint
    /// Applied to the preview about its center; the identity by default.
    open private(set) var transform: CGAffineTransform

    /// Creates a target with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Creates a target without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// Returns the target itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
