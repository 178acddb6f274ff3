import Testing
import UIKitTestDriver

@testable import UIKit

/// The orientation of windows, which is that of their shape, and the callbacks of its changes.
@MainActor @Suite(.serialized) struct RotationTests {
    private final class Turning: UIViewController {
        var calls: [String] = []
        var allowed = UIInterfaceOrientationMask.portrait
        var questions = 0

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("will \(toInterfaceOrientation.isLandscape ? "lie" : "stand") at \(view.bounds.width)")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("animate at \(view.bounds.width)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            calls.append("did at \(view.bounds.width)")
        }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            questions += 1
            return allowed
        }
    }

    private final class Still: UINavigationController {
        override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscape }
        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .portraitUpsideDown }
    }

    @Test func aChangeOfTheShapeIsARotation() throws {
        let turning = Turning()
        let app = try TestApplication(
            showing: UINavigationController(rootViewController: turning), size: CGSize(width: 400, height: 800))
        app.resize(to: CGSize(width: 500, height: 800))
        #expect(turning.calls.isEmpty)
        app.resize(to: CGSize(width: 800, height: 400))
        #expect(turning.calls == ["will lie at 500.0", "animate at 800.0", "did at 800.0"])
        app.resize(to: CGSize(width: 400, height: 800))
        #expect(turning.calls.count == 6 && turning.calls[3].hasPrefix("will stand"))
    }

    @Test func aContainerMayKeepTheCallsForItself() throws {
        let turning = Turning()
        let app = try TestApplication(
            showing: Still(rootViewController: turning), size: CGSize(width: 400, height: 800))
        app.resize(to: CGSize(width: 800, height: 400))
        #expect(turning.calls.isEmpty)
    }

    @Test func theOrientationsAreAskedForAgain() throws {
        let turning = Turning()
        let app = try TestApplication(showing: turning, scale: 1)
        #expect(app.systemBars.supportedOrientations == .portrait)
        turning.allowed = .all
        turning.questions = 0
        turning.setNeedsUpdateOfSupportedInterfaceOrientations()
        app.frame()
        #expect(turning.questions > 0)
    }

    @Test func delegatesOfContainersDecide() {
        let delegate = Delegate()
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
        (navigation.delegate, tabs.delegate) = (delegate, delegate)
        #expect(navigation.supportedInterfaceOrientations == .landscape)
        #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
        #expect(tabs.supportedInterfaceOrientations == .portraitUpsideDown)
    }
}
