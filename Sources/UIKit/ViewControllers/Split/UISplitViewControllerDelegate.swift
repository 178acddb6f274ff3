/// Decides how a split view controller shows, collapses and expands its columns. Every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Returns the mode to which the button and the swipe change; `.automatic` for the standard one.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Called by `show(_:sender:)`. Return true if it has been handled.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// Called by `showDetailViewController(_:sender:)`. Return true if it has been handled.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// Returns the primary controller of the collapsed split view; nil keeps the one it has. Called without columns
    /// only, as are the three methods below.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the primary controller of the expanded split view; nil keeps the one it has.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Return true if the secondary controller has been combined with the primary one or is not needed; with false, the
    /// primary controller's `collapseSecondaryViewController(_:for:)` is called.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Returns the secondary controller of the expanded split view; with nil, the primary controller's
    /// `separateSecondaryViewController(for:)` is called.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// Returns the orientations of the split view controller, in place of its own property. Asked and without effect.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// Asked and without effect: windows do not rotate.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation

    /// Returns the column on top of the collapsed split view. Called with columns only, as are the methods below.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Returns the display mode of the expanded split view.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Called after the columns have become one stack.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called after the stack has become columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Called before a column comes.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Called before a column leaves.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Called before a finger pulls a column in.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Called after a finger has pulled a column in or has let it go.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}
