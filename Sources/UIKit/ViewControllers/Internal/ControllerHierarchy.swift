extension UIViewController {
    public class var hierarchyInconsistencyException: NSExceptionName {
        NSExceptionName(rawValue: "UIViewControllerHierarchyInconsistency")
    }
}

/// Checks that controllers and views form the same tree, and says what UIKit says where they do not.
@MainActor
enum ControllerHierarchy {
    private static let hint = """
        A child's view belongs into the view of the controller it is a child of: call addChild(_:) on the controller whose \
        view gets the subview, and removeFromParent() before moving it elsewhere.
        """

    /// `addChild`: false, with an exception, where the child is the parent itself or one of its ancestors.
    static func mayAdd(_ child: UIViewController, to parent: UIViewController) -> Bool {
        var ancestor: UIViewController? = parent
        while let candidate = ancestor {
            if candidate === child {
                // The words are ours: UIKit's are unverified.
                raise("\(child) cannot be a child of \(parent), which it contains")
                return false
            }
            ancestor = candidate.parent
        }
        return true
    }

    /// `addChild`: the child's view may already stand in another controller's view.
    static func checkNewParent(_ parent: UIViewController, of child: UIViewController) {
        guard let expected = child.viewIfLoaded?.superview?.nearestController, expected !== parent else { return }
        raise(
            "child view controller:\(child) should have parent view controller:\(expected) but requested parent is:\(parent)"
        )
    }

    /// `addSubview` of a controller's view: the view's new surroundings may belong to another controller than its
    /// parent.
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
    /// The controller of this view or of its nearest superview that has one.
    fileprivate var nearestController: UIViewController? {
        var view: UIView? = self
        while let candidate = view {
            if let controller = candidate.viewController { return controller }
            view = candidate.superview
        }
        return nil
    }
}
