import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ReplacedViewTests {
    private final class Changing: UIViewController {
        var replacement: UIView?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if let replacement { view = replacement }
        }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func aViewThatIsSetOnScreenTakesThePlaceOfTheFormerOne() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        let former = try #require(controller.view)
        let (container, frame) = (former.superview, former.frame)
        controller.view = label("New")
        app.advance(by: 0.1)
        #expect(former.superview == nil && controller.view.superview === container && controller.view.frame == frame)
        #expect(app.shows(text: "New"))
    }

    @Test func aViewThatIsSetWhileTheControllerAppearsIsShown() throws {
        let controller = Changing()
        controller.replacement = label("Nothing here")
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        app.advance(by: 0.1)
        #expect(app.shows(text: "Nothing here"))
    }

    @Test func theRootViewOfAWindowCanBeReplaced() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        controller.view = label("Root")
        app.advance(by: 0.1)
        #expect(app.shows(text: "Root") && controller.view.frame == app.window.bounds)
    }
}
