import Foundation

/// Waits for the pressure of a finger on a view, as `forceTouchCapability` of the traits says that there is none: it
/// never begins.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// Creates an interaction for a view, which is not retained.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The view; nil when it was released.
    open private(set) weak var view: UIView?

    /// Not retained, and never called.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// The point (0, 0), as there is no touch.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Does nothing, as there is nothing to cancel.
    open func cancel() {}
}
