import UIKit

/// Overrides under the names of Swift 4.0.
open class OldContainer: UIViewController {
    public private(set) var log: [String] = []

    override open func willMove(toParentViewController parent: UIViewController?) {
        super.willMove(toParentViewController: parent)
        log.append(parent == nil ? "will leave" : "will enter")
    }

    override open func didMove(toParentViewController parent: UIViewController?) {
        super.didMove(toParentViewController: parent)
        log.append(parent == nil ? "left" : "entered")
    }

    override open func addChildViewController(_ childController: UIViewController) {
        log.append("add")
        super.addChildViewController(childController)
    }

    override open var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
}

open class OldPile: UIView {
    public private(set) var raised = 0

    override open func bringSubview(toFront view: UIView) {
        raised += 1
        super.bringSubview(toFront: view)
    }
}
