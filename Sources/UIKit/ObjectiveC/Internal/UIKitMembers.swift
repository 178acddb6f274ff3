import QuartzCore

/// The methods of UIKit's own classes that applications call by selector: with a delay, from a timer, as an action, or
/// after `responds(to:)`. The Objective-C names are those of the SDK's headers.
enum UIKitMembers {
    static func add(to members: SourceMembers) {
        members.add(UIResponder.self) { methods in
            methods.method("becomeFirstResponder", "becomeFirstResponder()", UIResponder.becomeFirstResponder)
            methods.method("resignFirstResponder", "resignFirstResponder()", UIResponder.resignFirstResponder)
            EditActions.add(to: methods)
        }
        members.add(UIApplication.self) { methods in
            methods.classMethod("sharedApplication") { UIApplication.shared }
        }
        members.add(UndoManager.self) { methods in
            methods.method("undo", "undo()", UndoManager.undo)
            methods.method("redo", "redo()", UndoManager.redo)
            methods.method(
                "removeAllActions", "removeAllActions()",
                UndoManager.removeAllActions as @MainActor (UndoManager) -> @MainActor () -> Void)
        }
        members.add(UIView.self, Self.ofViews)
        members.add(CALayer.self) { methods in
            methods.method(
                "setNeedsDisplay", "setNeedsDisplay()",
                CALayer.setNeedsDisplay as @MainActor (CALayer) -> @MainActor () -> Void)
            methods.method("setNeedsLayout", "setNeedsLayout()", CALayer.setNeedsLayout)
            methods.method("layoutIfNeeded", "layoutIfNeeded()", CALayer.layoutIfNeeded)
            methods.method("removeFromSuperlayer", "removeFromSuperlayer()", CALayer.removeFromSuperlayer)
            methods.method("removeAllAnimations", "removeAllAnimations()", CALayer.removeAllAnimations)
        }
        members.add(UIScrollView.self) { methods in
            methods.method("flashScrollIndicators", "flashScrollIndicators()", UIScrollView.flashScrollIndicators)
            methods.method(
                "setContentOffset:animated:", "setContentOffset(_:animated:)", UIScrollView.setContentOffset)
        }
        members.add(UITableView.self, Self.ofTables)
        members.add(UITableViewCell.self) { methods in
            methods.method("prepareForReuse", "prepareForReuse()", UITableViewCell.prepareForReuse)
            methods.method(
                "setSelected:animated:", "setSelected(_:animated:)", UITableViewCell.setSelected(_:animated:))
            methods.method(
                "setHighlighted:animated:", "setHighlighted(_:animated:)", UITableViewCell.setHighlighted(_:animated:))
            methods.method("setEditing:animated:", "setEditing(_:animated:)", UITableViewCell.setEditing(_:animated:))
        }
        members.add(UIViewController.self, Self.ofControllers)
        members.add(UINavigationController.self) { methods in
            methods.method(
                "pushViewController:animated:", "pushViewController(_:animated:)",
                UINavigationController.pushViewController)
            methods.method(
                "popViewControllerAnimated:", "popViewController(animated:)", UINavigationController.popViewController)
            methods.method(
                "popToRootViewControllerAnimated:", "popToRootViewController(animated:)",
                UINavigationController.popToRootViewController)
        }
        members.add(SegueTrigger.self) { $0.method("perform:", "perform(_:)", SegueTrigger.perform(_:)) }
        members.add(CADisplayLink.self) { $0.method("invalidate", "invalidate()", CADisplayLink.invalidate) }
    }

    private static func ofViews(_ methods: ClassMembers<UIView>) {
        methods.method("setNeedsLayout", "setNeedsLayout()", UIView.setNeedsLayout)
        methods.method("layoutIfNeeded", "layoutIfNeeded()", UIView.layoutIfNeeded)
        methods.method("layoutSubviews", "layoutSubviews()", UIView.layoutSubviews)
        methods.method(
            "setNeedsDisplay", "setNeedsDisplay()",
            UIView.setNeedsDisplay as @MainActor (UIView) -> @MainActor () -> Void)
        methods.method("sizeToFit", "sizeToFit()", UIView.sizeToFit)
        methods.method("addSubview:", "addSubview(_:)", UIView.addSubview)
        methods.method("removeFromSuperview", "removeFromSuperview()", UIView.removeFromSuperview)
        methods.method("endEditing:", "endEditing(_:)", UIView.endEditing)
        methods.method("tintColorDidChange", "tintColorDidChange()", UIView.tintColorDidChange)
        methods.method("recursiveDescription", "recursiveDescription()", UIView.hierarchyDescription)
    }

    private static func ofTables(_ methods: ClassMembers<UITableView>) {
        methods.method("reloadData", "reloadData()", UITableView.reloadData)
        methods.method("beginUpdates", "beginUpdates()", UITableView.beginUpdates)
        methods.method("endUpdates", "endUpdates()", UITableView.endUpdates)
        methods.method("setEditing:animated:", "setEditing(_:animated:)", UITableView.setEditing(_:animated:))
        methods.method(
            "deselectRowAtIndexPath:animated:", "deselectRow(at:animated:)", UITableView.deselectRow(at:animated:))
        methods.method(
            "selectRowAtIndexPath:animated:scrollPosition:", "selectRow(at:animated:scrollPosition:)",
            UITableView.selectRow)
        methods.method(
            "scrollToRowAtIndexPath:atScrollPosition:animated:", "scrollToRow(at:at:animated:)",
            UITableView.scrollToRow)
    }

    private static func ofControllers(_ methods: ClassMembers<UIViewController>) {
        methods.method("loadView", "loadView()", UIViewController.loadView)
        methods.method("loadViewIfNeeded", "loadViewIfNeeded()", UIViewController.loadViewIfNeeded)
        methods.method("viewDidLoad", "viewDidLoad()", UIViewController.viewDidLoad)
        methods.method("viewWillAppear:", "viewWillAppear(_:)", UIViewController.viewWillAppear)
        methods.method("viewDidAppear:", "viewDidAppear(_:)", UIViewController.viewDidAppear)
        methods.method("viewWillDisappear:", "viewWillDisappear(_:)", UIViewController.viewWillDisappear)
        methods.method("viewDidDisappear:", "viewDidDisappear(_:)", UIViewController.viewDidDisappear)
        methods.method("viewWillLayoutSubviews", "viewWillLayoutSubviews()", UIViewController.viewWillLayoutSubviews)
        methods.method("viewDidLayoutSubviews", "viewDidLayoutSubviews()", UIViewController.viewDidLayoutSubviews)
        methods.method(
            "dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)", UIViewController.dismiss)
        methods.method("setEditing:animated:", "setEditing(_:animated:)", UIViewController.setEditing)
        methods.method("_printHierarchy", "_printHierarchy()", UIViewController.hierarchyDescription)
    }
}
