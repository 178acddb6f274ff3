@_exported import Intents
@_exported import UIKit

extension UIViewController {
    /// Adds a controller whose view fills the view.
    func fill(with child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
