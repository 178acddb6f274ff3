import UIKit
import UIKitTestDriver

/// How a screen of rows is shown for a picture.
enum ListPictureVariant: String, CaseIterable {
    case light, dark
    case rightToLeft = "rtl"
    case insetGrouped = "inset"

    var style: UITableView.Style { self == .insetGrouped ? .insetGrouped : .plain }

    /// Shows a controller at 2x, and waits until it is at rest.
    @MainActor
    func show(_ controller: UIViewController, height: CGFloat) throws -> TestApplication {
        let app = try TestApplication(
            showing: controller, size: CGSize(width: 320, height: height), scale: 2,
            style: self == .dark ? .dark : .light,
            layoutDirection: self == .rightToLeft ? .rightToLeft : .leftToRight)
        app.advance(by: 2)
        return app
    }
}
