/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is that no controller manages.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// `.any`, the default, is the place that the bar has by itself.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// Allows and hears of changes of a bar's items. The delegate of a navigation controller's bar is the controller, if its
/// class conforms.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Called before `pushItem(_:animated:)`; return false to refuse. Not called for the bar of a navigation controller.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed, at the end of the animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Called for a tap on the back button and before `popItem(animated:)`; return false to refuse.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped, at the end of the animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
