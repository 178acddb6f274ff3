import UIKitTestDriver

@testable import UIKit

extension TestApplication {
    /// Shows a text field or text view alone on the screen, and begins to edit it.
    convenience init(editing view: UIView) throws {
        let controller = UIViewController()
        controller.view.addSubview(view)
        try self.init(showing: controller)
        view.becomeFirstResponder()
    }
}
