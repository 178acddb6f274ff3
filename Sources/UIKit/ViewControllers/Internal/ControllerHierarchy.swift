extension UIViewController {
    /// Raised when a view of a controller is added to the view of another controller that is not its parent, when a
    /// controller is added to one that it contains, and when a view is given to two controllers.
    public nonisolated class var hierarchyInconsistencyException: NSExceptionName {
        NSExceptionName(rawValue: "UIViewControllerHierarchyInconsistency")
    }
}

/// Checks that the hierarchies of controllers and views agree, and raises UIKit's exceptions if they do not.
@MainActor
enum ControllerHierarchy {
    private static let hint = """
        A child's view belongs into the view of the controller it is a child of: call addChild(_:) on the controller whose \
        view gets the subview, and removeFromParent() before moving it elsewhere.
        """

    /// Checks a call of `addChild`: raises and returns false if the child is the parent itself or one of its ancestors.
    static func mayAdd(_ child: UIViewController, to parent: UIViewController) -> Bool {
        var ancestor: UIViewController? = parent
        while let candidate = ancestor {
            if candidate === child {
                // The text is Trestle's; UIKit's is unverified.
                raise("\(child) cannot be a child of \(parent), which it contains")
                return false
            }
            ancestor = candidate.parent
        }
        return true
    }

    /// Checks a call of `addChild`: the child's view may already be in the view of another controller.
    static func checkNewParent(_ parent: UIViewController, of child: UIViewController) {
        guard let expected = child.viewIfLoaded?.superview?.nearestController, expected !== parent else { return }
        raise(
            "child view controller:\(child) should have parent view controller:\(expected) but requested parent is:\(parent)"
        )
    }

    /// Checks a call of `addSubview` with a controller's view: the new superview may belong to a controller that is not
    /// the parent of this one.
    static func checkNewSuperview(_ superview: UIView, of child: UIViewController) {
        guard let parent = child.parent, let expected = superview.nearestController, expected !== parent else { return }
        raise(
            "child view controller:\(child) should have parent view controller:\(expected) but actual parent is:\(parent)"
        )
    }

    static func checkAssociation(of view: UIView, with controller: UIViewController) {
        guard let other = view.viewController, other !== controller else { return }
        Trestle.raise(
            NSException(
                name: UIViewController.hierarchyInconsistencyException,
                reason: """
                    A view can only be associated with at most one view controller at a time! View \(view) is associated \
                    with \(other). Clear this association before associating this view with \(controller).
                    """))
    }

    private static func raise(_ reason: String) {
        Trestle.raise(NSException(name: UIViewController.hierarchyInconsistencyException, reason: reason), hint: hint)
    }
}

extension UIView {
    /// The controller of this view, or of its nearest ancestor that has a controller.
    var nearestController: UIViewController? {
        var view: UIView? = self
        while let candidate = view {
            if let controller = candidate.viewController { return controller }
            view = candidate.superview
        }
        return nil
    }
}
