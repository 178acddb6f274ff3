import FrameworkAbsence
import UIKit

extension UIViewController {
    /// Shows a panel with a bar whose button calls `onEnd` over the whole view.
    func showPanel(_ panel: AbsencePanel, title: String?, onEnd: @escaping () -> Void) {
        let content = AbsenceViewController(panel: panel, title: title, onEnd: onEnd)
        let navigation = UINavigationController(rootViewController: content)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}
