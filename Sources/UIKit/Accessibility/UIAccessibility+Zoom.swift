extension UIAccessibility {
    /// What a magnifier follows.
    public enum ZoomType: Int, Sendable {
        /// The caret of a text that is edited.
        case insertionPoint = 0
    }

    // The zoom of iOS, which is always off on a desktop. Magnifiers of desktops follow the pointer and ask nobody.

    /// Tells the system's zoom where the caret is: nobody listens while it is off.
    @preconcurrency @MainActor
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {
        // The zoom is off.
    }

    /// Warns a user whose zoom is on that the gestures of the program conflict with it: never, as it is off.
    @preconcurrency @MainActor
    public static func registerGestureConflictWithZoom() {
        // The zoom is off.
    }
}
