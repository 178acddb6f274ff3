import Testing
import UIKitTestDriver

@testable import UIKit

/// What controllers want of the status bar and the home indicator.
@MainActor @Suite(.serialized)
struct SystemBarsTests {
    private final class Quiet: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    }

    @Test func aControllerDecidesForItsWindow() throws {
        let app = try TestApplication(showing: Quiet(), scale: 1)
        #expect(app.systemBars.isStatusBarHidden)
        #expect(app.systemBars.statusBarStyle == .lightContent)
        #expect(app.systemBars.isHomeIndicatorHidden)
        #expect(app.systemBars.deferredEdges == .bottom)
    }

    @Test func containersAskTheControllerThatTheyShow() throws {
        let navigation = UINavigationController(rootViewController: Quiet())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try TestApplication(showing: tabs, scale: 1)
        #expect(app.systemBars.isStatusBarHidden)
        #expect(app.systemBars.isHomeIndicatorHidden)
        #expect(app.systemBars.statusBarStyle == .default)
        navigation.isNavigationBarHidden = true
        #expect(app.systemBars.statusBarStyle == .lightContent)
    }

    @Test func aSheetLeavesTheDecisionBelowAndAFullScreenControllerTakesIt() throws {
        let app = try TestApplication(showing: UIViewController(), scale: 1)
        app.rootViewController?.present(Quiet(), animated: false)
        app.frame()
        #expect(!app.systemBars.isStatusBarHidden)
        app.rootViewController?.dismiss(animated: false)
        app.frame()
        let covering = Quiet()
        covering.modalPresentationStyle = .fullScreen
        app.rootViewController?.present(covering, animated: false)
        app.frame()
        #expect(app.systemBars.isStatusBarHidden)
    }

    @Test func theDelegateLimitsTheOrientations() throws {
        let app = try TestApplication(delegate: UprightDelegate.self, scale: 1)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        app.frame()
        #expect(app.systemBars.supportedOrientations == .portrait)
        #expect((app.application.delegate as? UprightDelegate)?.window === window)
    }

    @Test func anUpdateAsksAgainInTheNextFrame() throws {
        final class Counting: UIViewController {
            var questions = 0
            override var prefersStatusBarHidden: Bool {
                questions += 1
                return false
            }
        }
        let counting = Counting()
        let app = try TestApplication(showing: counting, scale: 1)
        counting.questions = 0
        counting.setNeedsStatusBarAppearanceUpdate()
        counting.setNeedsStatusBarAppearanceUpdate()
        #expect(counting.questions == 0)
        app.frame()
        #expect(counting.questions == 1)
    }
}

private final class UprightDelegate: NSObject, UIApplicationDelegate {
    weak var window: UIWindow?

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        self.window = window
        return .portrait
    }
}
